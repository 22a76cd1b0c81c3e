extension View {
  /// Hides this view while keeping its space.
  ///
  /// It takes no clicks.
  ///
  /// - Source: SwiftUI `View.hidden()`.
  @inlinable public func hidden() -> some View { modifier(HiddenModifier()) }
}

@usableFromInline struct HiddenModifier: PassModifier {
  @usableFromInline init() {}
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { HiddenNode(in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {}
}

private final class HiddenNode: PassNode {
  init(in context: NodeContext) { super.init(in: context, flags: [.hasEffect, .isHidden]) }

  override func paintChild(_ painter: inout Painter, _ paint: @MainActor (inout Painter) -> Void) {
    // A stack still has to know how far its items reach.
    painter.clipped(to: .zero, paint)
  }

  override var name: String { "hidden" }
}
