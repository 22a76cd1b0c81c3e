import TerminalUI

/// w2: a list of N rows; the arrows and PageDown move the selection.
struct ListScreen: WorkloadScreen {
  let count: Int
  @State private var selection: Int? = 0

  init(count: Int) { self.count = count }

  var body: some View {
    VStack(alignment: .leading) {
      Text("List \(count)")
      // The screen of the others has no indicator, rows from edge to edge, and no colours.
      List(0..<count, selection: $selection) { Text("Row \($0)") }
        .listStyle(.plain).scrollIndicators(.hidden).tint(.terminalDefault)
      Text("Sel: \(selection ?? 0)")
    }
  }
}
