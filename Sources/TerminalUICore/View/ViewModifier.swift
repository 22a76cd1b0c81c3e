internal import RuntimeMetadata

/// Something that makes one view of another.
///
///     struct Framed: ViewModifier {
///       let title: String
///       func body(content: Content) -> some View { VStack { Text(title); content.border() } }
///     }
///     Text("a").modifier(Framed(title: "A"))
///
/// - Source: SwiftUI `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view that the modifier is put on.
  typealias Content = _ViewModifier_Content<Self>
  /// The view that the modifier makes.
  @ViewBuilder func body(content: Content) -> Body

  // Content and modifier come apart: to take a `ModifiedContent` apart, unspecialised code looks its metadata up.
  /// Makes the node of a modified view.
  static func _makeNode<V: View>(_ content: V, _ modifier: Self, in context: NodeContext) -> Node
  /// Gives the node of a modified view its new value.
  static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self)
  /// Whether the modified view is one item, when the view is or isn't.
  static func _isUnary(_ content: Bool) -> Bool
}

extension ViewModifier {
  /// Makes a node that evaluates `body`.
  public static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    context.makeComposite(content, modifier)
  }
  /// Compares the modifier with the kept one, and evaluates `body` if they differ.
  public static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    node.updateComposite(to: content, modifier)
  }
  /// Whether the body is one item.
  public static func _isUnary(_ content: Bool) -> Bool { Body._isUnary }
}

extension ViewModifier where Body == Never {
  /// Never called: the framework makes the nodes of its own modifiers itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension View {
  /// Puts a modifier on this view.
  @inlinable public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A value with a modifier on it.
///
/// - Source: SwiftUI `ModifiedContent`.
@MainActor @preconcurrency @frozen public struct ModifiedContent<Content, Modifier> {
  /// The modified content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts `modifier` on `content`.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called.
  public typealias Body = Never
  /// Whether the modified view is one item.
  public static var _isUnary: Bool { Modifier._isUnary(Content._isUnary) }
  /// Whether the content is a group and the modifier makes no view of its own.
  public static var _isGroup: Bool { Modifier.Body.self == Never.self && Content._isGroup }

  // Inlined into what the protocol calls, where the metadata of the whole is at hand: elsewhere unspecialised code looks
  // it up, in 330 instructions.

  /// Makes the modifier's node.
  @inline(__always) public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    Modifier._makeNode(view.content, view.modifier, in: context)
  }

  /// Updates the modifier's node.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    Modifier._updateNode(node, to: view.content, view.modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Puts the first modifier on the view, and the second one on the result.
  @inlinable public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Makes one modifier of two: this one is put on the view, `modifier` on the result.
  ///
  /// - Source: SwiftUI `ViewModifier.concat(_:)`.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves its view as it is.
///
/// - Source: SwiftUI `EmptyModifier`.
@MainActor @preconcurrency public struct EmptyModifier: ViewModifier {
  /// Makes a modifier that changes nothing.
  public init() {}
  /// The view.
  public func body(content: Content) -> Content { content }
}

/// The view that a modifier is put on, as its `body` sees it.
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier: ViewModifier>: NodeView {
  let content: ModifierContent

  /// Not known.
  public static var _isUnary: Bool { false }
  /// Makes the node of the modified view.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    ModifierContentNode(view.content, in: context)
  }
  /// Does nothing: the modifier's node updates its content.
  public static func _updateNode(_ node: Node, to view: Self) {}
}

/// The node of a view that a modifier is put on.
@MainActor final class ModifierContentNode: PassNode, RegistryMember {
  private let content: ModifierContent
  var registryIndex = 0

  init(_ content: ModifierContent, in context: NodeContext) {
    self.content = content
    super.init(in: context)
    content.nodes.insert(self)
    child = content.makeChild(in: childContext)
  }

  override func didLeave() { content.nodes.remove(self) }

  override var name: String { "Content" }
}

/// A modifier's content, which its node and the nodes that show the content share: each may outlive the others.
@MainActor class ModifierContent {
  /// The nodes of the modified view, in no order; a body may use it more than once.
  fileprivate final var nodes = Registry<ModifierContentNode>()

  fileprivate func makeChild(in context: NodeContext) -> Node { fatalError("abstract") }
}

// A new value of the content reaches all nodes that show it.
extension ModifierContent: nonisolated TrackedObject {}

/// The content with its type: a body may show it several times, in nodes that are all updated.
@MainActor private final class TypedModifierContent<V: View>: ModifierContent {
  var view: V

  init(_ view: V) { self.view = view }

  /// Gives all nodes the present view.
  func updateNodes() { for node in nodes.nodes { node.child?.update(to: view) } }

  override func makeChild(in context: NodeContext) -> Node { context.make(view) }
}

/// The node of a modifier with a `body`, which owns the modifier's state and evaluates the body when that changes.
@MainActor final class CompositeModifierNode<V: View, M: ViewModifier>: OwnerNode {
  private let content: TypedModifierContent<V>
  private var modifier: M
  private let layout: TypeLayout

  init(_ content: V, _ modifier: M, in context: NodeContext) {
    self.content = TypedModifierContent(content)
    self.modifier = modifier
    layout = TypeLayout.of(M.self)
    super.init(in: context)
    _ = link(&self.modifier, previous: nil, layout)
    evaluate()
  }

  func update(to content: V, _ modifier: M) {
    self.content.view = content
    var new = modifier
    var isChanged = !layout.areEqual(&self.modifier, &new)
    if link(&new, previous: &self.modifier, layout) { isChanged = true }
    self.modifier = new
    if isChanged { evaluate() }
    self.content.updateNodes()
  }

  override func evaluate() {
    evaluateBody(of: M.self) {
      prepare(&modifier, layout)
    } making: {
      modifier.body(content: _ViewModifier_Content(content: content))
    }
  }

  override var name: String { layout.typeName }
}

extension NodeContext {
  /// Makes a node that evaluates the `body` of a modifier.
  @inline(__always) package func makeComposite<V: View, M: ViewModifier>(_ content: V, _ modifier: M) -> Node
  {
    CompositeModifierNode(content, modifier, in: self)
  }
}

extension Node {
  /// Gives a node that evaluates the `body` of a modifier other values.
  @inline(__always) package final func updateComposite<V: View, M: ViewModifier>(to content: V, _ modifier: M)
  {
    unsafeDowncast(self, to: CompositeModifierNode<V, M>.self).update(to: content, modifier)
  }
}
