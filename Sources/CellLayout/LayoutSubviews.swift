public import Cells

/// The view that a ``LayoutSubview`` measures and places.
@MainActor @preconcurrency public protocol LayoutSubviewTarget: AnyObject {
  /// The size the view takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
  /// The size and the guides of the view for a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  /// The layout priority of the view.
  var layoutPriority: Double { get }
  /// The value that the view has for a key.
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value
  /// Takes the place that a layout gives the view: its top left cell and its proposal.
  func takePlace(_ point: Point, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// A child that a layout may measure and place.
///
/// - Source: SwiftUI `LayoutSubview`.
@MainActor @preconcurrency public struct LayoutSubview {
  private let target: any LayoutSubviewTarget
  package let unit: LengthUnit

  /// Stands for `target`, and measures in cells.
  public init(_ target: any LayoutSubviewTarget) { self.init(target, in: .cells) }

  /// Stands for `target`, and measures in a unit.
  package init(_ target: any LayoutSubviewTarget, in unit: LengthUnit) {
    self.target = target
    self.unit = unit
  }

  /// The size the child takes for a proposal, in the unit of the layout.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    unit.length(target.sizeThatFits(unit.cells(proposal)))
  }
  /// The size and the guides of the child for a proposal, in the unit of the layout.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    target.dimensions(in: unit.cells(proposal)).counted(in: unit)
  }
  /// The layout priority of the child; 0 unless `layoutPriority(_:)` says otherwise.
  public var priority: Double { target.layoutPriority }
  /// The value that `layoutValue(key:value:)` gave the child.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { target.layoutValue(key) }
  /// Places the child with its `anchor` at `point`, in the coordinates of the bounds.
  public func place(at point: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    target.takePlace(unit.cells(point), anchor: anchor, proposal: unit.cells(proposal))
  }
}

extension LayoutSubview: @MainActor Equatable {
  /// Whether two subviews are the same child.
  public static func == (one: LayoutSubview, other: LayoutSubview) -> Bool { one.target === other.target }
}

extension LayoutSubview {
  /// Places the child at a point that needn't be a whole number.
  package func place(x: Double, y: Double, anchor: UnitPoint, proposal: ProposedViewSize) {
    target.takePlace(
      Point(x: unit.cells(x, along: .horizontal), y: unit.cells(y, along: .vertical)), anchor: anchor,
      proposal: unit.cells(proposal))
  }
}

/// Records whether a layout leaves its guides to those of its children.
package final class GuideMerging {
  /// Whether the layout used a guide of its children for the container's last question.
  package var isAsked = false
  /// Makes a record of a layout that wasn't asked yet.
  package init() {}
}

/// The children that a layout may measure and place.
///
/// - Source: SwiftUI `LayoutSubviews`.
@MainActor @preconcurrency public struct LayoutSubviews: @MainActor RandomAccessCollection {
  private let subviews: [LayoutSubview]
  private let merging: GuideMerging?

  /// Makes a collection of children.
  public init(_ subviews: [LayoutSubview]) { self.init(subviews, merging: nil) }

  /// Makes a collection of children whose container merges their guides on request.
  package init(_ subviews: [LayoutSubview], merging: GuideMerging?) {
    self.subviews = subviews
    self.merging = merging
  }

  /// Requests that the container merges the guides of the children, because the layout places no guides of its own.
  package func mergeGuides() { merging?.isAsked = true }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { subviews.count }
  /// The child at `position`.
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
}

/// A place in a rectangle, by fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From the leading (0) to the trailing (1) edge.
  public var x: Double
  /// From the top (0) to the bottom (1) edge.
  public var y: Double
  /// Makes a place from two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The top left corner.
  public static let zero = topLeading

  /// The cell of this place in `size`, rounded down; fractions that aren't numbers count as 0.
  public func cell(in size: Size) -> Point {
    func cells(_ fraction: Double, _ length: Int) -> Int {
      let value = fraction * Double(length)
      guard value.isFinite else { return 0 }
      return Int(Swift.min(Swift.max(value.rounded(.down), -1e9), 1e9))
    }
    return Point(x: cells(x, size.width), y: cells(y, size.height))
  }
}
