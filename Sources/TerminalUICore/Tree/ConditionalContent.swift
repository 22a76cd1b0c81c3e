/// One of two views, as `if`/`else` and `switch` make it.
///
/// Each branch has an identity of its own.
@MainActor @frozen public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

@MainActor extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called.
  public typealias Body = Never
  /// Whether both branches are one item.
  public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  // The parts are found by their sizes. Inlined into what the protocol calls, where the metadata of the whole is at hand:
  // elsewhere unspecialised code looks it up, in 330 instructions.

  /// Makes a node for the present branch.
  @inline(__always) public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    withAddress(of: view) { show($0, in: node) }
    return node
  }

  /// Gives the branch its new view, or replaces it by the other one.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    withAddress(of: view) { show($0, in: unsafeDowncast(node, to: BranchNode.self)) }
  }

  private static func show(_ view: UnsafeMutableRawPointer, in node: BranchNode) {
    if isFirst(view) {
      node.show(&view.assumingMemoryBound(to: TrueContent.self).pointee, isFirst: true)
    } else {
      node.show(&view.assumingMemoryBound(to: FalseContent.self).pointee, isFirst: false)
    }
  }

  /// Behind the larger of the two views is a byte that says which of them it is.
  ///
  /// The layout is that of every generic enum of two cases with a payload, which knows nothing of spare bits.
  /// - Source: Swift's ABI, "Type Layout", multi-payload enums.
  static func isFirst(_ view: UnsafeMutableRawPointer) -> Bool {
    let end = Swift.max(MemoryLayout<TrueContent>.size, MemoryLayout<FalseContent>.size)
    return view.load(fromByteOffset: end, as: UInt8.self) == 0
  }
}

@MainActor final class BranchNode: PassNode {
  // A mark, not a property: with one there is room for the node in a block that is 16 bytes larger.
  private final var isFirst: Bool {
    get { flags.contains(.showsFirstBranch) }
    set { if newValue { flags.insert(.showsFirstBranch) } else { flags.remove(.showsFirstBranch) } }
  }

  init(in context: NodeContext) { super.init(in: context) }

  override var name: String { "Branch" }
  override var details: String { isFirst ? "first" : "second" }

  /// Shows a view, which isn't changed: what is `inout` isn't copied on the way.
  func show<Content: View>(_ content: inout Content, isFirst: Bool) {
    if self.isFirst == isFirst, let child { return child.update(to: content) }
    self.isFirst = isFirst
    if child == nil {
      child = childContext.make(content)
    } else {
      let content = content
      replaceChild { $0.make(content) }
    }
  }
}

@MainActor extension Optional: View where Wrapped: View {
  /// Never called.
  public typealias Body = Never
  /// An absent view is no item.
  public static var _isUnary: Bool { false }

  /// Makes a node for the view, if there is one.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = OptionalNode(in: context)
    if let view { node.child = node.childContext.make(view) }
    return node
  }

  /// Updates, makes or removes the view.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: OptionalNode.self)
    switch (view, node.child) {
    case (let view?, let child?): child.update(to: view)
    case (let view?, nil): node.replaceChild { $0.make(view) }
    case (nil, _?): node.removeChild()
    case (nil, nil): break
    }
  }
}

@MainActor final class OptionalNode: PassNode {
  init(in context: NodeContext) { super.init(in: context) }
  override var name: String { "Optional" }
}

/// Runs `body` with the place of a value in memory, of which nothing may be changed.
///
/// The standard library's own call checks the executor for a closure of the main actor's.
@inline(__always) private nonisolated func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeMutableRawPointer(mutating: $0)) }
}
