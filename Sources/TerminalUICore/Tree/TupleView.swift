/// Several views in a row.
///
/// A block of views makes one; it is transparent to layout, so its views belong to the stack around it.
@frozen public struct TupleView<each Content> {
  /// The views.
  public let content: (repeat each Content)

  /// Makes a row of views.
  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }

  @inlinable init(content: consuming (repeat each Content)) { self.content = content }
}

@MainActor extension TupleView: View, NodeView where repeat each Content: View {
  /// A tuple is several items.
  public static var _isUnary: Bool { false }
  /// Several views.
  public static var _isGroup: Bool { true }

  /// Makes a list with a child for each view.
  @inline(__always) public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let list = ListNode(in: context, flags: [])
    let inner = list.childContext
    withAddress(of: view) { start in
      var views = ViewsInPlace(from: start)
      repeat views.makeNext((each Content).self, in: list, inner)
    }
    return list
  }

  /// Gives each child its new view.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    let list = unsafeDowncast(node, to: ListNode.self)
    withAddress(of: view) { start in
      var views = ViewsInPlace(from: start)
      repeat views.updateNext((each Content).self, in: list)
    }
  }
}

/// The views of a tuple where they are in memory, in sequence.
///
/// `each view.content` would copy them all, each of them once more, and look the type of the tuple up.
@MainActor private struct ViewsInPlace {
  private var next: UnsafeMutableRawPointer
  private var index = 0

  init(from start: UnsafeMutableRawPointer) { next = start }

  mutating func makeNext<V: View>(_ type: V.Type, in list: ListNode, _ context: NodeContext) {
    func make(_ view: inout V) { list.append(context.make(view)) }
    make(&popNext(type).pointee)
  }

  mutating func updateNext<V: View>(_ type: V.Type, in list: ListNode) {
    func update(_ view: inout V) { list.children[index].update(to: view) }
    update(&popNext(type).pointee)
    index += 1
  }

  private mutating func popNext<V>(_ type: V.Type) -> UnsafeMutablePointer<V> {
    let place = next.alignedUp(for: type)
    next = place + MemoryLayout<V>.size
    return place.assumingMemoryBound(to: type)
  }
}
