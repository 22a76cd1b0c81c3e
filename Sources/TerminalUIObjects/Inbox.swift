internal import OpenCombine
internal import TerminalUICore

/// The end of a subscription at a view: it takes values on any thread, and hands them to the view on the main one.
///
/// Values of one thread stay in order, with the states that the thread writes.
final class Inbox<Value>: Subscriber, @unchecked Sendable {
  typealias Input = Value
  typealias Failure = Never

  // Used on the main thread only; `nil` once no values are wanted.
  private nonisolated(unsafe) weak var node: Node?
  private nonisolated(unsafe) var handler: ((Value) -> Void)?
  private let subscription = Locked(Subscribed.not)

  /// Whether a publisher sends to the inbox.
  private enum Subscribed: @unchecked Sendable {
    case not
    case to(any Subscription)
    case ended
  }

  @MainActor init(_ node: Node, _ handler: @escaping (Value) -> Void) {
    self.node = node
    self.handler = handler
  }

  /// Called by the publisher; a second subscription isn't wanted.
  func receive(subscription: any Subscription) {
    let sent = UncheckedSending(value: subscription)
    let isWanted = self.subscription.withLock { state in
      guard case .not = state else { return false }
      state = .to(sent.value)
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Called on any thread with each value, which is delivered on the main thread.
  func receive(_ input: Value) -> Subscribers.Demand {
    let sent = UncheckedSending(value: input)
    MainThread.perform { self.deliver(sent.value) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    // Freeing may send or cancel, so it happens outside of the lock.
    _ = subscription.withLock { state in
      defer { state = .ended }
      return state
    }
  }

  /// Hands a value to the view, on the main actor and outside of evaluations.
  @MainActor private func deliver(_ value: Value) {
    guard let node, let handler else { return }
    if !Evaluation.isRunning {
      handler(value)
    } else {
      // A body sent it; handlers run after the update.
      node.host.lifecycle.received(node) { handler(value) }
      node.host.requestTurn()
    }
  }

  /// Lets nothing through any more.
  @MainActor func close() {
    handler = nil
    node = nil
  }

  /// Ends the subscription.
  func cancel() {
    let last = subscription.withLock { state in
      defer { state = .ended }
      return UncheckedSending(value: state)
    }
    if case .to(let subscription) = last.value { subscription.cancel() }
  }
}
