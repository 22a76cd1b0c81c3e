/// A view that is other views side by side, or one of them: its parts are found by their sizes.
///
/// The compiler finds them through the metadata of the whole, which unspecialised code looks up at each use: 330
/// instructions, and many cold cache lines. In an extension of a protocol the metadata is at hand.
@MainActor public protocol _ModifiedView: View {
  /// The view that the modifier is put on, at the start.
  associatedtype Content: View
  /// The modifier behind it.
  associatedtype Modifier: ViewModifier
}

@MainActor extension _ModifiedView {
  /// Makes the modifier's node.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    withAddress(of: view) { view in
      let (content, modifier) = parts(of: view)
      return make(&content.pointee, &modifier.pointee, in: context)
    }
  }

  /// Updates the modifier's node.
  public static func _updateNode(_ node: Node, to view: Self) {
    withAddress(of: view) { view in
      let (content, modifier) = parts(of: view)
      update(node, to: &content.pointee, &modifier.pointee)
    }
  }

  // Nothing is written: what is `inout` isn't copied on the way.

  private static func make(_ content: inout Content, _ modifier: inout Modifier, in context: NodeContext)
    -> Node
  {
    Modifier._makeNode(content, modifier, in: context)
  }

  private static func update(_ node: Node, to content: inout Content, _ modifier: inout Modifier) {
    Modifier._updateNode(node, to: content, modifier)
  }

  private static func parts(
    of view: UnsafeMutableRawPointer
  ) -> (UnsafeMutablePointer<Content>, UnsafeMutablePointer<Modifier>) {
    let mask = MemoryLayout<Modifier>.alignment - 1
    let offset = (MemoryLayout<Content>.size + mask) & ~mask
    return (
      view.assumingMemoryBound(to: Content.self), (view + offset).assumingMemoryBound(to: Modifier.self)
    )
  }
}

/// One of two views, as an enum keeps it: the view, and behind the larger one a byte that says which it is.
///
/// The layout is that of every generic enum of two cases with a payload, which knows nothing of spare bits.
/// - Source: Swift's ABI, "Type Layout", multi-payload enums.
@MainActor public protocol _BranchView: View {
  /// The view of the first branch.
  associatedtype TrueContent: View
  /// The view of the second branch.
  associatedtype FalseContent: View
}

@MainActor extension _BranchView {
  /// Gives the branch its new view, or replaces it by the other one.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: BranchNode.self)
    withAddress(of: view) { view in
      if isFirst(view) {
        node.show(&view.assumingMemoryBound(to: TrueContent.self).pointee, isFirst: true)
      } else {
        node.show(&view.assumingMemoryBound(to: FalseContent.self).pointee, isFirst: false)
      }
    }
  }

  static func isFirst(_ view: UnsafeMutableRawPointer) -> Bool {
    let end = Swift.max(MemoryLayout<TrueContent>.size, MemoryLayout<FalseContent>.size)
    return view.load(fromByteOffset: end, as: UInt8.self) == 0
  }
}

/// Runs `body` with the place of a value in memory, of which nothing may be changed.
///
/// The standard library's own call checks the executor for a closure of the main actor's.
@inline(__always) private nonisolated func withAddress<Value, Result>(
  of value: Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeMutableRawPointer(mutating: $0)) }
}
