extension Painter {
  /// What roles and states look like here.
  var palette: Palette { paint.palette }
}
