internal import Foundation
internal import OpenCombine

/// Follows several publishers for one subscriber; the publishers that OpenCombine lacks are made of it.
///
/// Values and completions may come on any thread. The subscriber gets one at a time, and no more than its demand.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  /// Held while the subscriber gets something: it may publish and cancel from within.
  private let order = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [Int: any Subscription] = [:]
  private var finished: Set<Int> = []
  private let count: Int
  /// The next value of those that are due, and whether there is one; called with the lock held.
  private let next: () -> Downstream.Input?
  /// Whether values wait for a demand; called with the lock held.
  private let isWaiting: () -> Bool
  /// Whether nothing can come any more when a publisher has ended; called with the lock held.
  private let isOver: (Int) -> Bool
  /// Whether nothing comes any more but the values that wait.
  private var hasEnded = false

  init(
    _ downstream: Downstream, count: Int, next: @escaping () -> Downstream.Input?,
    isWaiting: @escaping () -> Bool = { false }, isOver: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.downstream = downstream
    self.count = count
    self.next = next
    self.isWaiting = isWaiting
    self.isOver = isOver
  }

  /// Follows a publisher; `keep` takes its value, with the lock held.
  func follow<P: Publisher>(_ publisher: P, _ index: Int, keep: @escaping (P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] in begin(index, $0) },
        receiveValue: { [self] value in
          lock.withLock { if downstream != nil { keep(value) } }
          send()
          return .none
        }, receiveCompletion: { [self] in end(index, $0) }))
  }

  private func begin(_ index: Int, _ subscription: any Subscription) {
    let isWanted = lock.withLock {
      guard downstream != nil, subscriptions[index] == nil else { return false }
      subscriptions[index] = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Called when one of the publishers ends: a failure ends all, a normal end does if nothing can follow.
  private func end(_ index: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion {
      lock.withLock {
        subscriptions[index] = nil
        finished.insert(index)
        if finished.count == count || isOver(index) { hasEnded = true }
      }
      return send()
    }
    finish(completion) { true }
  }

  /// Tells the subscriber that nothing comes any more, if that is so.
  private func finish(
    _ completion: Subscribers.Completion<Downstream.Failure>, if isOver: () -> Bool
  ) {
    let receiver: Downstream? = lock.withLock {
      guard isOver() else { return nil }
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    cancel()
    order.withLock { receiver.receive(completion: completion) }
  }

  /// Gives the subscriber what is due, as long as it asks for it.
  private func send() {
    order.withLock {
      while true {
        let due: (Downstream, Downstream.Input)? = lock.withLock {
          guard let downstream, demand > .none, let value = next() else { return nil }
          if demand != .unlimited { demand -= 1 }
          return (downstream, value)
        }
        guard let (downstream, value) = due else { break }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      }
      finish(.finished) { hasEnded && !isWaiting() }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    let others = lock.withLock {
      downstream = nil
      defer { subscriptions = [:] }
      return subscriptions.values
    }
    for subscription in others { subscription.cancel() }
  }
}

extension JoinedSubscription: CustomStringConvertible {
  var description: String { "Joined" }
}
