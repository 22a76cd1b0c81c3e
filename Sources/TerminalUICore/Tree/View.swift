/// A part of a user interface: a value that describes it, and is made again whenever that may differ.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
///
/// Any value type is a view if it has a `body`. Making a value is cheap and happens often; the node that the framework keeps for the view's place in
/// the tree lasts.
/// - Source: SwiftUI `View`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view. Evaluated when the view loads, and again only when something that it depends
  /// on changed or its parent made a different value of it.
  @ViewBuilder var body: Body { get }

  /// Makes the node of a view; views with a `body` have this already.
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node
  /// Gives a node the value that its parent made of the view.
  static func _updateNode(_ node: Node, to view: Self)
  /// Whether every value of the type is exactly one item for layout.
  static var _isUnary: Bool { get }
  /// Whether a value stands for the views in it, each with an appearance of its own.
  static var _isGroup: Bool { get }
}

extension View {
  /// Makes a node that evaluates `body`.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.makeComposite(view)
  }
  /// Compares `view` with the kept value, and evaluates `body` if they differ.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(to: view)
  }
  /// A view with a body is one item if its body is.
  public static var _isUnary: Bool { UnaryTypes.contains(Self.self) }
  /// A view is no group, whatever it is made of.
  public static var _isGroup: Bool { false }
}

@MainActor extension Never: UnaryView {
  /// Never called.
  public var body: Never { fatalError("Never has no body") }
}

/// A view that is exactly one item for layout, whatever it is made of.
@MainActor @preconcurrency public protocol UnaryView: View {}

extension UnaryView {
  /// Every value is one item.
  public static var _isUnary: Bool { true }
}

/// A view without a body: it makes its node itself, as one item unless it says otherwise.
///
///     struct Lamp: NodeView {
///       static func _makeNode(_ view: Self, in context: NodeContext) -> Node { context.item { LampNode(view, in: $0) } }
///       static func _updateNode(_ node: Node, to view: Self) { (node as? LampNode)?.update(view) }
///     }
@MainActor @preconcurrency public protocol NodeView: View where Body == Never {}

extension NodeView {
  /// Every value is one item, unless the view says otherwise.
  public static var _isUnary: Bool { true }
}

extension View where Body == Never {
  /// Never called: the framework makes the nodes of its own views itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension NodeContext {
  /// Makes the node of a view.
  ///
  /// Views that are too deep for the stack aren't shown, and an issue is reported.
  package func make<V: View>(_ view: V) -> Node {
    guard !StackRoom.isShort, !isTooDeep else { return DepthLimitNode(in: self) }
    return V._makeNode(view, in: self)
  }

  private var isTooDeep: Bool { (parentReference?.borrow { $0.depth } ?? -1) >= StackRoom.mostNodes }

  /// Whether an item is made inside of the views that a modifier puts around each of several views.
  package var isWrapped: Bool { wrapperReference != nil }

  /// Makes a node that evaluates the `body` of a view.
  @inline(__always) package func makeComposite<V: View>(_ view: V) -> Node {
    let layout = TypeLayout.of(V.self)
    let type = unsafeBitCast(
      layout.nodeClass { CompositeNode<V>.self }, to: CompositeNode<V>.Type.self)
    let node = type.init(view, layout, in: self)
    node.load()
    return node
  }

  /// Makes an item, inside the views that modifiers put around each of several views.
  ///
  /// For other modules, whose closures would be checked for their executor at each item.
  package func item<Maker: ItemMaker>(_ maker: Maker) -> Node {
    isWrapped ? item { maker.makeItem(in: $0) } : maker.makeItem(in: self)
  }

  /// Makes an item, inside the views that modifiers put around each of several views.
  public func item(_ make: @MainActor (NodeContext) -> ItemNode) -> Node {
    guard let wrapper else { return make(self) }
    let holder = WrappedNode(in: self)
    var inner = self
    inner.parent = holder
    inner.wrapper = nil
    holder.child = wrapper.wrap(in: inner) { context in
      let item = make(context)
      holder.inner = item
      return item
    }
    return holder
  }
}

extension Node {
  /// Gives the node of a view the value that its parent made.
  package final func update<V: View>(to view: V) {
    guard !StackRoom.isShort else { return reportTooDeep() }
    if flags.contains(.isWrapped) {
      (self as? WrappedNode)?.inner.map { V._updateNode($0, to: view) }
    } else {
      V._updateNode(self, to: view)
    }
  }
}

extension Node {
  /// Gives a node that evaluates the `body` of a view another value.
  package final func updateComposite<V: View>(to view: V) {
    unsafeDowncast(self, to: CompositeNode<V>.self).update(to: view)
  }
}

/// Makes an item: a value in place of a closure, for the items that there are most of.
@MainActor package protocol ItemMaker {
  func makeItem(in context: NodeContext) -> ItemNode
}

/// Stands in the place of an item that modifiers of several views were put around.
@MainActor package final class WrappedNode: PassNode {
  package unowned(unsafe) var inner: Node?

  package init(in context: NodeContext) {
    super.init(in: context, flags: [.isWrapped])
    flags.remove(.inDistribution)
  }
}

/// Stands in the place of a view that is too deep in the tree.
@MainActor private final class DepthLimitNode: PassNode {
  init(in context: NodeContext) {
    super.init(in: context, flags: [.isWrapped])
    (parent ?? self).reportTooDeep()
  }
}
