/// One of two views, as `if`/`else` and `switch` make it.
///
/// Each branch has an identity of its own.
@MainActor @preconcurrency @frozen public enum _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)
}

extension _ConditionalContent: View, NodeView where TrueContent: View, FalseContent: View {
  /// Whether each branch is one item.
  public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }
  /// Each branch is another view.
  public static var _isGroup: Bool { true }

  // The parts are found by their sizes. Inlined into what the protocol calls, where the metadata of the whole is at hand:
  // elsewhere unspecialised code looks it up, in 330 instructions.

  /// Makes a node for the present branch.
  @inline(__always) public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    if let keeper = context.branchKeeper {
      withAddress(of: view) { show($0, in: keeper) }
      if let child = keeper.borrow({ $0.childReference }) { return child.object }
    }
    let node = BranchNode(in: context)
    withAddress(of: view) { show($0, in: .init(node)) }
    return node
  }

  /// Gives the branch its new view, or replaces it by the branch that is taken now.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    withAddress(of: view) { show($0, in: node.branchKeeper) }
  }

  private static func show(_ view: UnsafeMutableRawPointer, in keeper: Reference<PassNode>) {
    keeper.borrow { keeper in
      if isFirst(view) {
        keeper.showBranch(&view.assumingMemoryBound(to: TrueContent.self).pointee, isFirst: true)
      } else {
        keeper.showBranch(&view.assumingMemoryBound(to: FalseContent.self).pointee, isFirst: false)
      }
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

/// Keeps which of two views is shown where no node above can.
@MainActor final class BranchNode: PassNode {
  override func step(to child: Node) -> RowPath.Step? {
    .branch(isFirst: flags.contains(.showsFirstBranch))
  }

  override var name: String { "Branch" }
  override var details: String { flags.contains(.showsFirstBranch) ? "first" : "second" }
}

// Which branch is shown is a mark, not a property: with one, a node would need a block that is 16 bytes larger. The node
// of a view whose `body` is a branch keeps the mark itself, and the branch has no node.
extension PassNode {
  /// Shows a branch, which isn't changed: an `inout` argument isn't copied on the way.
  fileprivate final func showBranch<Content: View>(_ content: inout Content, isFirst: Bool) {
    if flags.contains(.showsFirstBranch) == isFirst, let child {
      // The branch may be a branch itself, which then has a node of its own.
      let keepsBranch = flags.intersection(.keepsBranch)
      flags.remove(.keepsBranch)
      child.update(to: content)
      flags.insert(keepsBranch)
      return
    }
    if isFirst { flags.insert(.showsFirstBranch) } else { flags.remove(.showsFirstBranch) }
    if child == nil {
      child = childContext.make(content)
    } else {
      let content = content
      replaceChild { $0.make(content) }
    }
  }
}

extension NodeContext {
  /// The node above, if it keeps the mark of a branch that is its only child.
  ///
  /// With modifiers around each of several views, the node below represents something else.
  fileprivate var branchKeeper: Reference<PassNode>? {
    guard keepsBranch, wrapperReference == nil else { return nil }
    return parentReference?.borrow { parent in
      parent.flags.insert(.keepsBranch)
      return .init(unsafeDowncast(parent, to: PassNode.self))
    }
  }
}

extension Node {
  /// The node that keeps the mark of the branch which this node is for: the one above or this one.
  fileprivate final var branchKeeper: Reference<PassNode> {
    let above: Reference<PassNode>? = parentReference?.borrow { parent in
      guard parent.flags.contains([.pass, .keepsBranch]) else { return nil }
      return .init(unsafeDowncast(parent, to: PassNode.self))
    }
    return above ?? .init(unsafeDowncast(self, to: PassNode.self))
  }
}

@MainActor extension Optional: View, NodeView where Wrapped: View {
  /// An absent view is no item.
  public static var _isUnary: Bool { false }
  /// The view, while there is one.
  public static var _isGroup: Bool { true }

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

/// The node of an `if` without `else`: with a child while there is a view.
@MainActor final class OptionalNode: PassNode {
  override var name: String { "Optional" }
}
