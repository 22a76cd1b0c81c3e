internal import TerminalUICore

extension Painter {
  /// The looks of roles and states here.
  var palette: Palette { paint.palette }
}
