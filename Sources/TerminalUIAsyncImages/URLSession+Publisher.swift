public import Foundation
public import OpenCombine

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Makes a publisher that sends what a server answers to a URL.
  ///
  ///     URLSession.shared.dataTaskPublisher(for: url)
  ///       .map(\.data)
  ///       .decode(type: Forecast.self, decoder: JSONDecoder())
  ///       .receive(on: DispatchQueue.main)
  ///
  /// It sends on a thread of the session. Cancelling a subscription ends its request.
  ///
  /// - Parameter url: The URL.
  /// - Returns: A publisher that begins a request for each subscriber, when the subscriber wants a value.
  /// - Source: Combine `URLSession.dataTaskPublisher(for:)`.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Makes a publisher that sends what a server answers to a request.
  ///
  /// - Source: Combine `URLSession.dataTaskPublisher(for:)`.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that sends what a server answers, once.
  ///
  /// - Source: Combine `URLSession.DataTaskPublisher`.
  public struct DataTaskPublisher: Publisher {
    /// The bytes and the response of the server.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Makes a publisher of a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Adds a subscriber, with a request of its own.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let subscription = DataTaskSubscription(self) { result in
        switch result {
        case .success(let output):
          _ = subscriber.receive(output)
          subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
      }
      subscriber.receive(subscription: subscription)
    }
  }
}

/// One subscriber's request.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Result = Swift.Result<URLSession.DataTaskPublisher.Output, URLError>

  private let publisher: URLSession.DataTaskPublisher
  private let lock = NSLock()
  private var receive: ((Result) -> Void)?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, _ receive: @escaping (Result) -> Void) {
    self.publisher = publisher
    self.receive = receive
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard receive != nil, self.task == nil else { return nil }
      self.task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        self.take().receive?(Self.result(data, response, error))
      }
      return self.task
    }
    task?.resume()
  }

  func cancel() { take().task?.cancel() }

  private static func result(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> Result {
    guard let response, error == nil else { return .failure(error as? URLError ?? URLError(.unknown)) }
    return .success((data ?? Data(), response))
  }

  /// Lets go of the receiver and the task.
  ///
  /// The caller frees them outside of the lock, because freeing may cancel.
  private func take() -> (receive: ((Result) -> Void)?, task: URLSessionDataTask?) {
    lock.withLock {
      defer { (receive, task) = (nil, nil) }
      return (receive, task)
    }
  }
}
