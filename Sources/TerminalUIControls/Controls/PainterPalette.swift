internal import TerminalUICore

extension Painter {
  /// The looks of roles and states here.
  package var palette: Palette { paint.palette }
}
