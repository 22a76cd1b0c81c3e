/// A view of any type.
///
///     let views: [AnyView] = [AnyView(Text("a")), AnyView(Divider())]
///
/// A view of another type in the same place is another view: its state starts anew.
/// - Source: SwiftUI `AnyView`.
@MainActor public struct AnyView: View {
  private let box: AnyViewBox

  /// Wraps a view.
  public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }
  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Never called.
  public typealias Body = Never
  /// Not known.
  public static var _isUnary: Bool { false }

  /// Makes a node around the node of the view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = AnyViewNode(in: context)
    node.show(view.box)
    return node
  }

  /// Updates the view, or replaces it by one of another type.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).show(view.box)
  }
}

@MainActor private final class AnyViewNode: PassNode {
  private var type: Any.Type?

  init(in context: NodeContext) { super.init(in: context) }

  func show(_ box: AnyViewBox) {
    if let child, type == box.type { return box.update(child) }
    type = box.type
    replaceChild { box.make(in: $0) }
  }
  override var name: String { "AnyView" }
}

@MainActor private class AnyViewBox {
  init() {}
  var type: Any.Type { Never.self }
  func make(in context: NodeContext) -> Node { fatalError("abstract") }
  func update(_ node: Node) {}
}

@MainActor private final class TypedViewBox<V: View>: AnyViewBox {
  let view: V
  init(_ view: V) { self.view = view }
  override var type: Any.Type { V.self }
  override func make(in context: NodeContext) -> Node { context.make(view) }
  override func update(_ node: Node) { node.update(to: view) }
}
