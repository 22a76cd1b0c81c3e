import Cells
import TerminalUI
import TerminalUICore

/// The characters of which bars are drawn, in eighths of a cell.
nonisolated enum Bars {
  private static let upright = Array(" ▁▂▃▄▅▆▇█").map(Glyph.init)
  private static let lying = Array(" ▏▎▍▌▋▊▉█").map(Glyph.init)

  /// Whether at least half of a cell is a bar.
  static func isMostlyFull(_ glyph: Glyph) -> Bool {
    upright[4...].contains(glyph) || lying[4...].contains(glyph)
  }

  /// The character for so many eighths, from below or from the left.
  static func glyph(_ eighths: Int, lies: Bool) -> Glyph {
    (lies ? lying : upright)[Swift.min(Swift.max(eighths, 0), 8)]
  }
}
