// Modifiers for the framework's own views: lengths in cells, even if an app uses another unit (`lengthUnit(_:)`).

extension View {
  /// Gives this view a frame of so many cells, whatever unit there is.
  package func cellFrame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    unaryLayout(
      FixedFrame(cellWidth: width?.clampedToLength, height: height?.clampedToLength, alignment: alignment))
  }

  /// Gives this view a frame between two widths in cells, whatever unit there is.
  package func cellFrame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int?, alignment: Alignment = .center
  ) -> some View {
    unaryLayout(
      FlexibleFrame(
        width: FlexibleFrame.Limits(minWidth, idealWidth, maxWidth).inCells,
        height: FlexibleFrame.Limits(nil, nil, nil), alignment: alignment))
  }

  /// Adds so many empty cells at some edges, whatever unit there is.
  package func cellPadding(_ edges: Edge.Set, _ length: Int) -> some View {
    unaryLayout(Padding(edges, GivenLength(cells: length)))
  }
}
