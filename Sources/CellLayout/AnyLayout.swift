public import Cells

/// A layout of any type.
///
/// The type may change while the views in the layout stay the same.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Sidebar(); Page() }
///
/// The views keep their state when the layout changes.
/// - Source: SwiftUI `AnyLayout`.
@MainActor @preconcurrency public struct AnyLayout: Layout {
  let layout: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The data that the wrapped layout keeps between its calls.
  public struct Cache {
    fileprivate var type: Any.Type
    fileprivate var value: Any
  }

  /// The properties of the wrapped layout.
  package var properties: LayoutProperties { type(of: layout).layoutProperties }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(of: layout, subviews) }

  private static func makeCache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
    Cache(type: L.self, value: layout.makeCache(subviews: subviews))
  }

  /// Calls `body` with the wrapped layout and its cache, which is made again if it is that of another layout.
  private func open<Result>(_ cache: inout Cache, _ subviews: Subviews, _ body: (any OpenLayout) -> Result)
    -> Result
  {
    let box = Self.box(layout, cache, subviews)
    let result = body(box)
    cache = Cache(type: type(of: layout), value: box.value)
    return result
  }

  private static func box<L: Layout>(_ layout: L, _ cache: Cache, _ subviews: Subviews) -> any OpenLayout {
    let value = cache.type == L.self ? cache.value as? L.Cache : nil
    return LayoutWithCache(layout, value ?? layout.makeCache(subviews: subviews), subviews)
  }

  /// Brings the cache of the wrapped layout up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    open(&cache, subviews) { $0.updateCache() }
  }

  /// The size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    open(&cache, subviews) { $0.sizeThatFits(proposal) }
  }

  /// Places the children as the wrapped layout does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    open(&cache, subviews) { $0.placeSubviews(in: bounds, proposal) }
  }

  /// The guide of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Int? {
    open(&cache, subviews) { $0.explicitAlignment(of: guide, in: bounds, proposal) }
  }

  /// The guide of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> Int? {
    open(&cache, subviews) { $0.explicitAlignment(of: guide, in: bounds, proposal) }
  }
}

/// A layout with its cache and children, whatever its type: what ``AnyLayout`` keeps as its cache.
@MainActor private protocol OpenLayout: AnyObject {
  var value: Any { get }
  func updateCache()
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  func placeSubviews(in bounds: Rect, _ proposal: ProposedViewSize)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: Rect, _ proposal: ProposedViewSize) -> Int?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: Rect, _ proposal: ProposedViewSize) -> Int?
}

/// The wrapped layout with its cache and subviews, so that ``AnyLayout`` can call it without knowing its type.
@MainActor private final class LayoutWithCache<L: Layout>: OpenLayout {
  private let layout: L
  private var cache: L.Cache
  private let subviews: LayoutSubviews

  init(_ layout: L, _ cache: L.Cache, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.cache = cache
    self.subviews = subviews
  }

  var value: Any { cache }

  func updateCache() { layout.updateCache(&cache, subviews: subviews) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)._cells(in: .cells)
  }

  func placeSubviews(in bounds: Rect, _ proposal: ProposedViewSize) {
    layout.placeSubviews(in: L.Bounds(bounds), proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(of guide: HorizontalAlignment, in bounds: Rect, _ proposal: ProposedViewSize) -> Int?
  {
    layout.explicitAlignment(
      of: guide, in: L.Bounds(bounds), proposal: proposal, subviews: subviews, cache: &cache)?.rounded
  }

  func explicitAlignment(of guide: VerticalAlignment, in bounds: Rect, _ proposal: ProposedViewSize) -> Int? {
    layout.explicitAlignment(
      of: guide, in: L.Bounds(bounds), proposal: proposal, subviews: subviews, cache: &cache)?.rounded
  }
}
