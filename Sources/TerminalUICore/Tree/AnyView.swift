/// A view of any type.
///
///     let views: [AnyView] = [AnyView(Text("a")), AnyView(Divider())]
///
/// A view of another type in the same place is another view: its state starts over.
/// - Source: SwiftUI `AnyView`.
public struct AnyView {
  private let view: any View

  /// Wraps a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

@MainActor extension AnyView: NodeView {
  /// Not known.
  public static var _isUnary: Bool { false }

  /// Makes a node around the node of the view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = AnyViewNode(in: context)
    node.show(view.view)
    return node
  }

  /// Updates the view, or replaces it by one of another type.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).show(view.view)
  }
}

/// Updates its child while the wrapped view has the same type, and makes another one for another type.
@MainActor private final class AnyViewNode: PassNode {
  private var type: Any.Type?

  func show<V: View>(_ view: V) {
    if let child, type == V.self { return child.update(to: view) }
    type = V.self
    if child == nil { child = childContext.make(view) } else { replaceChild { $0.make(view) } }
  }

  override func step(to child: Node) -> RowPath.Step? { type.map { .type(ObjectIdentifier($0)) } }

  override var name: String { "AnyView" }
}
