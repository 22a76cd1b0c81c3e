public import TerminalUICore

@MainActor extension View {
  /// Says whether this view, and those in it, hear of the mouse: of clicks, of the wheel and of hovering.
  ///
  ///     ZStack { Button("Save") { save() }; Text("draft").allowsHitTesting(false) }
  ///
  /// What is behind a view that doesn't gets all that. The keyboard is none of its business: the view may have the focus.
  /// - Source: SwiftUI `View.allowsHitTesting(_:)`.
  @inlinable public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

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
