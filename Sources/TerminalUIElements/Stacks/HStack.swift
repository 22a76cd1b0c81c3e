public import TerminalUICore

/// Views in a row.
///
///     HStack { Text("left"); Spacer(); Text("right") }
///
/// The default spacing is one column.
/// - Source: SwiftUI `HStack`.
@MainActor @preconcurrency @frozen public struct HStack<Content> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: GivenLength
  @usableFromInline package let content: Content
}

extension HStack: View, NodeView where Content: View {
  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views meet.
  ///   - spacing: The cells between two views; `nil` means 1. A negative number makes them overlap.
  ///   - content: The views.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 1)
    self.content = content()
  }

  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: Double?, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 1)
    self.content = content()
  }

  /// Makes a stack with cells between its views, whatever unit there is.
  package init(
    alignment: VerticalAlignment = .center, cellSpacing: Int, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = GivenLength(cells: cellSpacing)
    self.content = content()
  }

  /// Makes an item that lines up its items.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      StackNode(
        in: $0, axis: .horizontal,
        spacing: view.spacing.cells(in: $0.frame.lengthUnit, along: .horizontal),
        alignment: view.alignment.key
      ) {
        $0.make(view.content)
      }
    }
  }
  /// Updates the stack and its views.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    let stack = unsafeDowncast(node, to: StackNode.self)
    stack.configure(
      spacing: view.spacing.cells(in: stack.lengthUnit, along: .horizontal), alignment: view.alignment.key)
    stack.content.update(to: view.content)
  }
}
