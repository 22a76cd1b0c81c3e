public import TerminalUICore

extension View {
  /// Hides this view while keeping its space.
  ///
  /// A hidden view takes no clicks.
  ///
  /// - Source: SwiftUI `View.hidden()`.
  @inlinable public func hidden() -> some View { modifier(DrawEffectModifier(HiddenEffect())) }
}

@usableFromInline nonisolated struct HiddenEffect: DrawEffect {
  @usableFromInline init() {}
  @usableFromInline @MainActor package func paint(
    _ content: EffectContent, of view: EffectView, with painter: inout Painter
  ) {}
  @usableFromInline static var name: String { "hidden" }
  @usableFromInline package static var hides: Bool { true }
}
