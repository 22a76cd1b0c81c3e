/// The room that a view would like to have around it in a layout.
///
///     let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
///
/// Every view has the spacing of stacks: one column between two views in a row, and no row between two above each other.
/// - Source: SwiftUI `ViewSpacing`; the same for all views.
public nonisolated struct ViewSpacing: Sendable {
  /// No room at all.
  public static let zero = ViewSpacing(columns: 0)

  private var columns: Double

  /// Makes the spacing that a view has by itself, in cells.
  public init() { columns = 1 }

  init(columns: Double) { self.columns = columns }

  /// Merges another spacing into this one: at each edge the wider of the two.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    guard !edges.isDisjoint(with: .horizontal) else { return }
    columns = Swift.max(columns, other.columns)
  }

  /// Returns this spacing merged with `other`.
  ///
  /// At each edge the wider spacing counts.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the room between a view and the next one along an axis, in the unit of the layout.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    axis == .horizontal ? Swift.max(columns, next.columns) : 0
  }
}

extension LayoutSubview {
  /// The room that the child would like to have around it, in the unit of the layout.
  ///
  /// - Source: SwiftUI `LayoutSubview.spacing`.
  public var spacing: ViewSpacing { ViewSpacing(columns: unit == .points ? 8 : 1) }
}
