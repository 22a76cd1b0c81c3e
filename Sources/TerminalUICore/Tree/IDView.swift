extension View {
  /// Gives this view an identity: when it changes, the view starts over, with new state.
  ///
  ///     Editor(document).id(document.number)
  ///
  /// - Source: SwiftUI `View.id(_:)`.
  @inlinable public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view with its identity: another identity in an update makes the content again, with new state.
@MainActor @usableFromInline struct IDView<Content: View, ID: Hashable>: NodeView {
  let content: Content
  let id: ID

  @usableFromInline init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @usableFromInline static var _isUnary: Bool { Content._isUnary }

  @usableFromInline static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = IDNode(view.id, in: context)
    node.child = node.childContext.make(view.content)
    return node
  }

  @usableFromInline static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: IDNode<ID>.self)
    if node.id == view.id {
      node.child?.update(to: view.content)
    } else {
      node.id = view.id
      node.replaceChild { $0.make(view.content) }
    }
  }
}

/// Holds the identity, which `ForEach`, tags and scrolling to a view also look for.
@MainActor final class IDNode<ID: Hashable>: PassNode {
  var id: ID
  init(_ id: ID, in context: NodeContext) {
    self.id = id
    super.init(in: context, flags: .hasTraits)
  }
  override var identity: AnyHashable? { AnyHashable(id) }
  override func step(to child: Node) -> RowPath.Step? { .key(AnyHashable(id)) }
  override var name: String { "id" }
  override var details: String { "\(id)" }
}
