public import TerminalUICore

/// Views below each other.
///
///     VStack(alignment: .leading) { Text("first"); Text("second") }
///
/// Differs from SwiftUI in the default spacing: none, since a row is a large unit.
/// - Source: SwiftUI `VStack`.
@MainActor @preconcurrency @frozen public struct VStack<Content> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: GivenLength
  @usableFromInline package let content: Content
}

extension VStack: View, NodeView where Content: View {
  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide at which the views meet.
  ///   - spacing: The cells between two views; `nil` means 0. A negative number makes them overlap.
  ///   - content: The views.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 0)
    self.content = content()
  }

  /// Makes a stack whose spacing is rounded to whole cells, half a cell away from zero.
  @_disfavoredOverload @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Double?, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { GivenLength($0) } ?? GivenLength(cells: 0)
    self.content = content()
  }

  /// Makes a stack with cells between its views, whatever unit there is.
  package init(
    alignment: HorizontalAlignment = .center, cellSpacing: Int, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = GivenLength(cells: cellSpacing)
    self.content = content()
  }

  /// Makes an item that lines up its items.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item {
      StackNode(
        in: $0, axis: .vertical,
        spacing: view.spacing.cells(in: $0.frame.lengthUnit, along: .vertical), alignment: view.alignment.key
      ) {
        $0.make(view.content)
      }
    }
  }
  /// Updates the stack and its views.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    let stack = unsafeDowncast(node, to: StackNode.self)
    stack.configure(
      spacing: view.spacing.cells(in: stack.lengthUnit, along: .vertical), alignment: view.alignment.key)
    stack.content.update(to: view.content)
  }
}
