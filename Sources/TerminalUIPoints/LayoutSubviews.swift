public import CellLayout
public import Foundation
public import TerminalUI
internal import TerminalUIFoundation

/// A child that a layout may measure and place, in points.
///
/// - Source: SwiftUI `LayoutSubview`.
@MainActor @preconcurrency public struct LayoutSubview: @MainActor Equatable {
  let child: CellLayout.LayoutSubview

  /// The size that the child takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CoreGraphicsReading.size(child, proposal)
  }
  /// The size and the guides of the child for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(in: proposal) }
  /// The room that the child would like to have around it.
  public var spacing: ViewSpacing { child.spacing }
  /// The layout priority of the child; 0 unless `layoutPriority(_:)` says otherwise.
  public var priority: Double { child.priority }
  /// The value that `layoutValue(key:value:)` gave the child.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { child[key] }
  /// Places the child with its `anchor` at a point of the container's bounds.
  public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    child.place(at: point, anchor: anchor, proposal: proposal)
  }
}

/// The children that a layout may measure and place, in points.
///
/// - Source: SwiftUI `LayoutSubviews`.
@MainActor @preconcurrency public struct LayoutSubviews: @MainActor RandomAccessCollection {
  let children: CellLayout.LayoutSubviews

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { children.count }
  /// The child at `position`.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(child: children[position]) }
}
