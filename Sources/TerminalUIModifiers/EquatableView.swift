public import TerminalUICore

extension View where Self: Equatable {
  /// Compares this view with the new value that replaces it by `==` alone.
  ///
  ///     Chart(points: points).equatable()     // `==` may look at `points.count` only
  ///
  /// Without it, plain data is compared by its bytes, and `==` isn't called.
  /// - Source: SwiftUI `View.equatable()`.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that takes a new value only if it differs from the present one by `==`.
///
/// - Source: SwiftUI `EquatableView`.
@MainActor @preconcurrency public struct EquatableView<Content: View & Equatable>: NodeView {
  /// The view.
  public var content: Content

  /// Compares `content` by its `==`.
  @inlinable public init(content: Content) { self.content = content }

  /// Whether the content is one item.
  public static var _isUnary: Bool { Content._isUnary }
  /// Makes a node that keeps the value.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = EquatableNode(view.content, in: context)
    node.child = node.childContext.make(view.content)
    return node
  }
  /// Takes the new value if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).update(to: view.content)
  }
}

/// Updates its content only with a view that differs by `==`.
@MainActor private final class EquatableNode<Content: View & Equatable>: PassNode {
  private var content: Content

  init(_ content: Content, in context: NodeContext) {
    self.content = content
    super.init(in: context)
  }

  func update(to content: Content) {
    guard content != self.content else { return }
    self.content = content
    child?.update(to: content)
  }

  override var name: String { "Equatable" }
}
