import TerminalUI

/// Details in a column at the end; narrow: in a sheet.
struct InspectorPage: View {
  @State private var isShown = true

  var body: some View {
    Button(isShown ? "Hide details" : "Show details") {
      isShown.toggle()
    }
    .inspector(isPresented: $isShown) {
      Text("12 pages, 3 pictures")
        .inspectorColumnWidth(min: 10, ideal: 22)
    }
    .frame(height: 5)
    .border(.dashed)
  }
}
