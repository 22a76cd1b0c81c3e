import TerminalUIFoundation

struct StaticGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        Text("Top")
        Color.red.gridCellUnsizedAxes(.vertical)
      }
      .bold()
      Divider()
      GridRow { Text("Wide").gridCellColumns(2) }
    }
    ViewThatFits(in: .horizontal) {
      Text("A very long text that may not fit")
      Text("Short")
    }
  }
}
