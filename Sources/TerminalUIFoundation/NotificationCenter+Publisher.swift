public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Makes a publisher that sends the notifications with a name.
  ///
  ///     .onReceive(NotificationCenter.default.publisher(for: .countdownEnded)) { _ in isOver = true }
  ///
  /// A notification is sent on the thread that posts it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: The required sender; `nil` is any.
  /// - Returns: A publisher that never ends.
  /// - Source: Combine `NotificationCenter.publisher(for:object:)`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that sends the notifications with a name.
  ///
  /// Two are equal if they send the same notifications.
  /// - Source: Combine `NotificationCenter.Publisher`.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The required sender; `nil` is any.
    public let object: AnyObject?

    /// Makes a publisher that sends the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Whether two publishers send the same notifications.
    public static func == (left: Self, right: Self) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(center) { subscriber.receive($0) }
      subscription.observe(name, object)
      subscriber.receive(subscription: subscription)
    }
  }
}

/// One subscriber's end of a publisher of notifications.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
  private let center: NotificationCenter
  private let lock = NSLock()
  private var demand = Subscribers.Demand.none
  private var receive: ((Notification) -> Subscribers.Demand)?
  private var observer: (any NSObjectProtocol)?

  init(_ center: NotificationCenter, _ receive: @escaping (Notification) -> Subscribers.Demand) {
    self.center = center
    self.receive = receive
  }

  func observe(_ name: Notification.Name, _ object: AnyObject?) {
    observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.send($0) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    // The receiver is freed after: it may cancel when it is.
    let (observer, _) = lock.withLock {
      defer {
        receive = nil
        self.observer = nil
      }
      return (self.observer, receive)
    }
    if let observer { center.removeObserver(observer) }
  }

  /// Gives the subscriber a notification, if it wants one; else it is lost.
  private func send(_ notification: Notification) {
    let receive = lock.withLock { () -> ((Notification) -> Subscribers.Demand)? in
      guard demand > 0 else { return nil }
      demand -= 1
      return self.receive
    }
    guard let more = receive?(notification), more > 0 else { return }
    request(more)
  }
}
