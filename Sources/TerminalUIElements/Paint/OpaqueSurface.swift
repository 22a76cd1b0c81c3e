internal import TerminalUICore

/// A surface that hides everything below, such as a bar over the first row or a toast over a list.
package nonisolated struct OpaqueSurface: DrawEffect {
  package init() {}

  @MainActor package func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    // Where there are no colours a surface is nothing.
    view.fill(&painter, with: .space)
    view.visitRects { painter.fill($0, with: .role(.surface)) }
    content(&painter)
  }

  package static var name: String { "ground" }
}
