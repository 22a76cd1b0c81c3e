internal import TerminalUICore

/// A surface on which nothing is left of what is below: a bar over the first row of a small window, a toast over a list.
nonisolated struct OpaqueSurface: DrawEffect {
  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    // Where there are no colours a surface is nothing.
    view.fill(&painter, with: .space)
    view.visitRects { painter.fill($0, with: .role(.surface)) }
    content(&painter)
  }

  static var name: String { "ground" }
}
