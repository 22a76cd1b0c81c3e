internal import Foundation
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The data that servers send, kept as it arrives.
///
/// A download ends when there is more of it than is wanted.
final class Downloads: NSObject, URLSessionDataDelegate, Sendable {
  /// One answer of a server.
  private struct Download {
    let end: CheckedContinuation<Data, any Error>
    var data = Data()
    var problem: PictureError?
  }

  private let limit: Int
  /// Those that are under way, by the identifiers of their tasks.
  private let running = Mutex<[Int: Download]>([:])

  /// Ends each that is longer than `limit` bytes.
  init(limit: Int) { self.limit = limit }

  /// The bytes behind a URL.
  ///
  /// - Throws: ``PictureError`` where the server refuses or sends too much, and errors of the network.
  func data(of url: URL, in session: URLSession) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let task = session.dataTask(with: url)
      running.withLock { $0[task.taskIdentifier] = Download(end: continuation) }
      task.resume()
    }
  }

  /// Ends a download that can't become a picture.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    var problem: PictureError?
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      problem = .status(status)
    } else if response.expectedContentLength > Int64(limit) {
      problem = .tooLong(limit)
    }
    running.withLock { $0[dataTask.taskIdentifier]?.problem = problem }
    completionHandler(problem == nil ? .allow : .cancel)
  }

  /// Keeps the received data, unless it is too much.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = running.withLock { running -> Bool in
      guard var download = running.removeValue(forKey: dataTask.taskIdentifier) else { return false }
      defer { running[dataTask.taskIdentifier] = download }
      guard download.problem == nil else { return false }
      if download.data.count + data.count <= limit {
        download.data += data
        return false
      }
      (download.data, download.problem) = (Data(), .tooLong(limit))
      return true
    }
    if isTooLong { dataTask.cancel() }
  }

  /// Hands over the received data, or the problem.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let download = running.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let problem: any Error = download.problem ?? error {
      download.end.resume(throwing: problem)
    } else {
      download.end.resume(returning: download.data)
    }
  }
}
