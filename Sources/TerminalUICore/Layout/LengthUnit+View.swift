public import CellLayout

extension View {
  /// Sets the unit of the lengths that this view and those in it give and read.
  ///
  ///     Text("Hello").frame(width: 200).padding(16).lengthUnit(.points)     // 25 columns, 2 on either side
  ///
  /// Code that was written for SwiftUI counts points. A column is 8 points wide and a row is 16 points high. Lengths
  /// are rounded to whole cells in the end, halves away from zero. A frame that isn't 0 is at least one cell, padding
  /// that isn't 0 at least one column, and spacing below half a cell is 0. A view reads lengths in the unit in which it
  /// writes them: `GeometryProxy`, drags, `Layout`, alignment guides, shapes and `Canvas`. Presented views have the
  /// unit of their presenter. Lengths that the framework's own views and styles have are cells everywhere.
  ///
  /// When the unit changes, the views in this one start over.
  ///
  /// - Parameter unit: The unit; without this modifier it is `.cells`.
  /// - Returns: A view in which lengths count that unit.
  /// - Source: ours.
  @inlinable public func lengthUnit(_ unit: LengthUnit) -> some View {
    LengthUnitView(content: self, unit: unit)
  }
}

extension EnvironmentValues {
  /// The unit of the lengths that the view gives and reads: see `lengthUnit(_:)`.
  public nonisolated var lengthUnit: LengthUnit { frame?.lengthUnit ?? .cells }
}

/// A view with its unit.
///
/// Where the unit changes, the view is made again: nodes resolve their lengths when they are made.
@MainActor @usableFromInline struct LengthUnitView<Content: View>: NodeView {
  let content: Content
  let unit: LengthUnit

  @usableFromInline init(content: Content, unit: LengthUnit) {
    self.content = content
    self.unit = unit
  }

  @usableFromInline static var _isUnary: Bool { Content._isUnary }

  @usableFromInline static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = LengthUnitNode(view.unit, in: context)
    node.child = node.childContext.make(view.content)
    return node
  }

  @usableFromInline static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: LengthUnitNode.self)
    if node.lengthUnit == view.unit {
      node.child?.update(to: view.content)
    } else {
      node.adopt(view.unit)
      node.replaceChild { $0.make(view.content) }
    }
  }
}

/// Gives everything below it an environment with the unit.
@MainActor private final class LengthUnitNode: PassNode {
  private let inner: EnvironmentFrame

  init(_ unit: LengthUnit, in context: NodeContext) {
    inner = EnvironmentFrame(below: context.frame)
    super.init(in: context)
    inner.lengthUnit = unit
    frame = inner
  }

  /// Counts another unit from here on; everything below is made again.
  func adopt(_ unit: LengthUnit) { inner.lengthUnit = unit }

  override var name: String { "lengthUnit" }
  override var details: String { "\(lengthUnit)" }
}
