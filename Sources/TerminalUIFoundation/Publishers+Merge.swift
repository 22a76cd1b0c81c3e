public import OpenCombine

extension Publishers {
  /// A publisher of all values of two publishers, in the order in which they come.
  ///
  /// It ends when both have ended, or one of them has failed. Values wait until the subscriber demands them.
  /// - Source: Combine `Publishers.Merge`, which OpenCombine lacks.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// A value of either.
    public typealias Output = A.Output
    /// What either fails with.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Makes a publisher of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Follows both publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let waiting = Waiting<Output>()
      let joined = JoinedSubscription(
        subscriber, count: 2, next: { waiting.popFirst() }, isWaiting: { waiting.hasValues })
      subscriber.receive(subscription: joined)
      joined.follow(a, 0) { waiting.values.append($0) }
      joined.follow(b, 1) { waiting.values.append($0) }
    }
  }

  /// A publisher of all values of several publishers of one type, in the order in which they come.
  ///
  /// It ends when all have ended, or one of them has failed; without publishers it ends at once.
  /// - Source: Combine `Publishers.MergeMany`, which OpenCombine lacks.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of one of them.
    public typealias Output = Upstream.Output
    /// What one of them fails with.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of several.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Makes a publisher of those of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Follows the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        Empty<Output, Failure>().receive(subscriber: subscriber)
        return
      }
      let waiting = Waiting<Output>()
      let joined = JoinedSubscription(
        subscriber, count: publishers.count, next: { waiting.popFirst() },
        isWaiting: { waiting.hasValues })
      subscriber.receive(subscription: joined)
      for (index, publisher) in publishers.enumerated() {
        joined.follow(publisher, index) { waiting.values.append($0) }
      }
    }
  }
}

/// Values that the subscriber hasn't requested yet, in order.
private final class Waiting<Value> {
  var values: [Value] = []
  private var taken = 0

  var hasValues: Bool { taken < values.count }

  func popFirst() -> Value? {
    guard taken < values.count else { return nil }
    let value = values[taken]
    taken += 1
    if taken == values.count { (values, taken) = ([], 0) }
    return value
  }
}

extension Publisher {
  /// Publishes all values of this publisher and `other`, in the order in which they come.
  ///
  /// - Source: Combine `Publisher.merge(with:)`.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Publishes all values of this publisher and two other ones, in the order in which they come.
  ///
  /// - Source: Combine `Publisher.merge(with:_:)`.
  public func merge<P: Publisher, Q: Publisher>(
    with publisher1: P, _ publisher2: Q
  ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: publisher1).merge(with: publisher2)
  }
}
