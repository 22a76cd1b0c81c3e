/// Several views in a row.
///
/// A block of views makes one; it is transparent to layout, so its views belong to the stack around it.
@MainActor @frozen public struct TupleView<each Content> {
  /// The views.
  public let content: (repeat each Content)

  /// Makes a row of views.
  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

@MainActor extension TupleView: View where repeat each Content: View {
  /// Never called.
  public typealias Body = Never
  /// A tuple is several items.
  public static var _isUnary: Bool { false }

  /// Makes a list with a child for each view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let list = ListNode(in: context, flags: [])
    let inner = list.childContext
    repeat list.append(inner.make(each view.content))
    return list
  }

  /// Gives each child its new view.
  public static func _updateNode(_ node: Node, to view: Self) {
    let list = unsafeDowncast(node, to: ListNode.self)
    var index = 0
    repeat list.children[postIncrement(&index)].update(to: each view.content)
  }
}

@MainActor private func postIncrement(_ index: inout Int) -> Int {
  index += 1
  return index - 1
}
