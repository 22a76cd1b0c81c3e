/// Which parts of the sections in a lazy stack stay in sight while a view of their section is.
///
///     LazyVStack(pinnedViews: .sectionHeaders) { … }
///
/// - Source: SwiftUI `PinnedScrollableViews`.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers: at the start of the visible part.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  @available(
    *, unavailable, message: "Footers aren't pinned; show what must stay in sight below the scroll view."
  )
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
