/// How the views of an ``HSplitView`` or a ``VSplitView`` share its length, as the user has made it.
///
///     @SceneStorage("panes") private var lengths = SplitViewLengths()
///
///     HSplitView(lengths: $lengths) { … }
///
/// An empty one leaves the lengths to the views. A value that was stored for another number of views counts as empty.
public nonisolated struct SplitViewLengths: RawRepresentable, Hashable, Sendable {
  /// The shares of the views, from 0 to 1.
  public private(set) var shares: [Double]

  /// Leaves the lengths to the views.
  public init() { shares = [] }

  init(shares: [Double]) { self.shares = shares }

  /// Reads what ``rawValue`` has written; anything else is empty.
  public init(rawValue: String) {
    let parts = rawValue.split(separator: " ").map { Double(String($0)) }
    let shares = parts.compactMap { $0 }
    let isRight =
      shares.count == parts.count && shares.count < 1000 && shares.allSatisfy { $0 >= 0 && $0 <= 1 }
      && abs(shares.reduce(0, +) - 1) < 0.01
    self.shares = isRight ? shares : []
  }

  /// The shares as a text.
  public var rawValue: String {
    shares.map { "\(($0 * 10_000).rounded() / 10_000)" }.joined(separator: " ")
  }
}
