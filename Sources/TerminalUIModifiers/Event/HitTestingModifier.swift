public import TerminalUICore

extension View {
  /// Sets whether this view, and those in it, get the mouse: clicks, the wheel and hovering.
  ///
  ///     ZStack { Button("Save") { save() }; Text("draft").allowsHitTesting(false) }
  ///
  /// If not, the views behind get them. The keyboard isn't affected: the view may have the focus.
  /// - Source: SwiftUI `View.allowsHitTesting(_:)`.
  @inlinable public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// Marks its node: the search for the view at a cell leaves out nodes with that mark.
@MainActor @usableFromInline struct HitTestingModifier: PassModifier {
  let isEnabled: Bool

  @usableFromInline init(isEnabled: Bool) { self.isEnabled = isEnabled }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    let node = HitTestingNode(in: context)
    updatePassNode(node)
    return node
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    if isEnabled { node.flags.remove(.ignoresHits) } else { node.flags.insert(.ignoresHits) }
  }
}

@MainActor private final class HitTestingNode: PassNode {
  override var name: String { "allowsHitTesting" }
}
