internal import Dispatch
internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The answer of a server to one request, kept as it arrives.
///
/// It ends once: with all bytes, with a problem, or because no view wants it any more. Then the connection is closed, even if
/// the server still sends. Each download has a session of its own, which waits while its reports aren't taken.
final class Download: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var end: (@Sendable (Result<Data, any Error>) -> Void)?
    var session: URLSession?
    var alarm: Alarm?
    var data = Data()
    var redirectCount = 0
    var lastReport = ContinuousClock.now
  }

  /// More redirections in sequence aren't followed.
  private static let mostRedirects = 8

  private let limits: DownloadLimits
  /// Where the bytes are counted.
  private let room: DownloadRoom
  /// Ends connections.
  ///
  /// Not the queue of the reports, because a session that waits for that one couldn't be ended from it.
  private let queue: DispatchQueue
  private let state: Mutex<State>

  /// Begins a download.
  ///
  /// - Parameters:
  ///   - end: Called once, on any thread. The bytes that it gets take room until ``DownloadRoom/release(_:)``.
  init(
    _ url: URL, configuration: URLSessionConfiguration, limits: DownloadLimits, room: DownloadRoom,
    queue: DispatchQueue, end: @escaping @Sendable (Result<Data, any Error>) -> Void
  ) {
    (self.limits, self.room, self.queue) = (limits, room, queue)
    state = Mutex(State(end: end))
    super.init()
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: ReportQueue())
    let task = session.dataTask(with: url)
    watch(session, until: .now + limits.time)
    task.resume()
  }

  /// Ends the download without a result that anybody waits for.
  func cancel() { finish(.failure(CancellationError())) }

  /// Looks after the time.
  private func watch(_ session: URLSession, until last: ContinuousClock.Instant) {
    let alarm = Alarm(on: queue) { [weak self] in self?.lookAtTime(until: last) }
    state.withLock { ($0.session, $0.alarm) = (session, alarm) }
    alarm.set(Swift.min(limits.silence, limits.time))
  }

  private func lookAtTime(until last: ContinuousClock.Instant) {
    let now = ContinuousClock.now
    let isOver = state.withLock { state in
      let next = Swift.min(state.lastReport + limits.silence, last)
      if next > now { state.alarm?.set(next - now) }
      return next <= now
    }
    if isOver { finish(.failure(PictureError.tooSlow)) }
  }

  /// Ends the download, if it hasn't ended: closes the connection, and gives the result to the caller.
  private func finish(_ result: Result<Data, any Error>) {
    let (end, session, unused) = state.withLock { state in
      defer {
        state.alarm?.end()
        (state.end, state.session, state.alarm, state.data) = (nil, nil, nil, Data())
      }
      return (state.end, state.session, state.data.count)
    }
    guard let end else { return }
    if case .failure = result { room.release(unused) }
    // On Linux an answer to a report doesn't end a transfer.
    queue.async { session?.invalidateAndCancel() }
    end(result)
  }

  // MARK: Reports

  /// Ends a download that can't become a picture.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    var problem: PictureError?
    // A status below 200 says that the answer follows.
    if let status = (response as? HTTPURLResponse)?.statusCode, status >= 300 {
      problem = .status(status)
    } else if response.expectedContentLength > Int64(limits.bytes) {
      problem = .tooLong(limits.bytes)
    }
    completionHandler(problem == nil ? .allow : .cancel)
    if let problem { finish(.failure(problem)) }
  }

  /// Follows redirections to servers, as long as there are few.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let count = state.withLock { state in
      state.redirectCount += 1
      return state.redirectCount
    }
    let scheme = request.url?.scheme?.lowercased() ?? ""
    guard count <= Self.mostRedirects, scheme == "http" || scheme == "https" else {
      completionHandler(nil)
      finish(.failure(count > Self.mostRedirects ? PictureError.redirects : PictureError.scheme(scheme)))
      return
    }
    completionHandler(request)
  }

  /// Keeps the received data, unless it is too much.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let problem: PictureError? = state.withLock { state in
      guard state.end != nil else { return nil }
      guard state.data.count + data.count <= limits.bytes else { return .tooLong(limits.bytes) }
      guard room.reserve(data.count) else { return .noRoom }
      state.data += data
      state.lastReport = .now
      return nil
    }
    if let problem { finish(.failure(problem)) }
  }

  /// Hands over the received data, or the problem.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error { return finish(.failure(error)) }
    finish(.success(state.withLock { $0.data }))
  }
}

/// How much a server may send for one picture, and for how long.
package struct DownloadLimits: Sendable {
  /// The most bytes, of one download and of all that go on together.
  package var bytes = 1 << 26
  /// The longest time without a byte of the picture.
  package var silence = Duration.seconds(30)
  /// The longest time of all.
  package var time = Duration.seconds(120)
  /// The most downloads that go on at a time.
  package var count = 8

  package init() {}
}

/// The bytes of all downloads that go on, which have a limit together.
final class DownloadRoom: Sendable {
  private let limit: Int
  private let taken = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// Reserves room for bytes, if there is as much.
  func reserve(_ count: Int) -> Bool {
    taken.withLock { taken in
      guard taken + count <= limit else { return false }
      taken += count
      return true
    }
  }

  /// Gives room back.
  func release(_ count: Int) { taken.withLock { $0 -= count } }
}

/// Calls a function once after a time: ends a download that is too slow.
private struct Alarm: @unchecked Sendable {
  // The functions of a source may be called on any thread.
  private let timer: any DispatchSourceTimer

  init(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: action)
    timer.resume()
  }

  func set(_ delay: Duration) { timer.schedule(deadline: .now() + delay / .seconds(1)) }
  func end() { timer.cancel() }
}

/// Runs the reports of one session in their order.
///
/// The session waits while 64 of them haven't been taken. An `OperationQueue` takes them without end: a fast server filled the memory with data before the first were looked at.
private final class ReportQueue: OperationQueue, @unchecked Sendable {
  private let queue = DispatchQueue(label: "reports of a download")
  private let places = DispatchSemaphore(value: 64)

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    places.wait()
    queue.async { [self] in
      block()
      places.signal()
    }
  }
}
