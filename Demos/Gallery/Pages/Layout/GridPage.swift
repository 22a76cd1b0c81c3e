import TerminalUI

/// Views in rows and columns.
struct GridPage: View {
  @State private var isWide = false

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("CPU")
        ProgressView(value: isWide ? 0.9 : 0.4)
        Text("4").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Memory")
        ProgressView(value: 0.7)
        Text("16 GB")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Both").gridCellAnchor(.trailing)
        Toggle("busy", isOn: $isWide).gridCellColumns(2)
      }
    }
    .frame(maxWidth: 30)
  }
}
