public import Cells

/// The rule by which a container sizes and places its children.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///         subviews.reduce(into: Size.zero) { size, subview in
///           let next = subview.sizeThatFits(.unspecified)
///           size = Size(width: size.width + next.width, height: size.height + next.height)
///         }
///       }
///       func placeSubviews(
///         in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) {
///         var point = bounds.origin
///         for subview in subviews {
///           let size = subview.sizeThatFits(.unspecified)
///           subview.place(at: point, proposal: .unspecified)
///           point = point.offsetBy(dx: size.width, dy: size.height)
///         }
///       }
///     }
///
/// With `TerminalUIFoundation` it may have `CGSize`, `CGRect` and `CGFloat` in place of ``Size``, ``Rect`` and `Int`.
/// - Source: SwiftUI `Layout`; differs in unit (cells, unless `lengthUnit(_:)` says otherwise).
@MainActor @preconcurrency public protocol Layout {
  /// The data that the layout keeps between its calls.
  associatedtype Cache = Void
  /// The type that `sizeThatFits` returns: ``Size``, or Foundation's `CGSize`.
  associatedtype FittingSize: LayoutSize = Size
  /// The type of the bounds in `placeSubviews`: ``Rect``, or Foundation's `CGRect`.
  associatedtype Bounds: LayoutBounds = Rect
  /// The type of guides: `Int`, `Double`, or Foundation's `CGFloat`.
  associatedtype GuideLength: LayoutLength = Int
  /// The children.
  typealias Subviews = LayoutSubviews

  /// The properties of every value of this layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache for these children.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size this layout takes for a proposal, in cells or the unit that `lengthUnit(_:)` says.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> FittingSize
  /// Places every child inside `bounds`; a child that isn't placed is centred.
  func placeSubviews(
    in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide along the columns, from the leading edge of `bounds`; `nil` for its default.
  ///
  /// A layout without this method has the guides of its subviews, merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength?
  /// The position of a guide along the rows, from the top edge of `bounds`; `nil` for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength?
}

extension Layout {
  /// No axis of its own.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// The guides of the subviews, merged: the first or the last baseline, the mean of others.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength? {
    subviews.mergeGuides()
    return nil
  }
  /// The guides of the subviews, merged: the first or the last baseline, the mean of others.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Bounds, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> GuideLength? {
    subviews.mergeGuides()
    return nil
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// A layout that reads nothing but its own properties and its subviews: no change of anything else makes another layout.
///
/// Views that a lazy stack in it makes while it is measured aren't read by the layout; in an app's layout the runtime can't distinguish the two.
package protocol UnobservedLayout: MeasuredInCells {}

/// The properties of every value of a layout type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines up its children; a `Spacer` grows along it.
  public var stackOrientation: Axis?
  /// Makes properties without an axis.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A value that a layout reads from each of its children.
///
/// - Source: SwiftUI `LayoutValueKey`.
@MainActor @preconcurrency public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a child that has none.
  static var defaultValue: Value { get }
}
