public import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers, whenever one of them has a new one.
  ///
  ///     Publishers.CombineLatest($name, $email)
  ///       .map { !$0.isEmpty && $1.contains("@") }
  ///       .assign(to: &$isValid)
  ///
  /// It begins when both have a value. It ends when both have ended, one of them has failed, or one has ended without a value.
  /// - Source: Combine `Publishers.CombineLatest`, which OpenCombine lacks.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The latest values of the two publishers.
    public typealias Output = (A.Output, B.Output)
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
      let latest = Latest<A.Output, B.Output>()
      let joined = JoinedSubscription(
        subscriber, count: 2, next: { latest.consume() },
        isOver: { $0 == 0 ? latest.first == nil : latest.second == nil })
      subscriber.receive(subscription: joined)
      joined.follow(a, 0) { (latest.first, latest.isNew) = ($0, true) }
      joined.follow(b, 1) { (latest.second, latest.isNew) = ($0, true) }
    }
  }

  /// A publisher of the latest values of three publishers, whenever one of them has a new one.
  ///
  /// - Source: Combine `Publishers.CombineLatest3`, which OpenCombine lacks.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All three values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// What either fails with.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Makes a publisher of three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Follows the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of four publishers, whenever one of them has a new one.
  ///
  /// - Source: Combine `Publishers.CombineLatest4`, which OpenCombine lacks.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// All four values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// What either fails with.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Makes a publisher of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Follows the publishers for a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

/// The latest values of the two publishers, until they are sent on together.
private final class Latest<First, Second> {
  var first: First?
  var second: Second?
  var isNew = false

  /// The latest values of the two publishers, if they haven't been consumed.
  func consume() -> (First, Second)? {
    guard isNew, let first, let second else { return nil }
    isNew = false
    return (first, second)
  }
}

extension Publisher {
  /// Publishes the latest values of this publisher and `other`, whenever either publishes a value.
  ///
  /// - Source: Combine `Publisher.combineLatest(_:)`.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Publishes the results of a function of the latest values of this publisher and `other`.
  ///
  /// - Source: Combine `Publisher.combineLatest(_:_:)`.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Publishes the latest values of this publisher and two other ones, whenever a publisher has a new value.
  ///
  /// - Source: Combine `Publisher.combineLatest(_:_:)`.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a function makes of the latest values of this publisher and two other ones.
  ///
  /// - Source: Combine `Publisher.combineLatest(_:_:_:)`.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }
}
