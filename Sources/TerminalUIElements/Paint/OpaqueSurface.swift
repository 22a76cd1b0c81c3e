internal import TerminalUICore

/// A surface that hides everything below, such as a bar over the first row or a toast over a list.
///
/// In a frame the surface is inside of the lines only.
package nonisolated struct OpaqueSurface: DrawEffect {
  private let isFramed: Bool

  package init(isFramed: Bool = false) { self.isFramed = isFramed }

  @MainActor package func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    // Where there are no colours a surface is nothing.
    view.fill(&painter, with: .space)
    view.visitRects { rect in
      let frame = isFramed ? 1 : 0
      if isFramed { painter.fill(rect, with: .role(.background)) }
      painter.fill(
        rect.inset(by: EdgeInsets(top: frame, leading: frame, bottom: frame, trailing: frame)),
        with: .role(.surface))
    }
    content(&painter)
  }

  package static var name: String { "ground" }
}
