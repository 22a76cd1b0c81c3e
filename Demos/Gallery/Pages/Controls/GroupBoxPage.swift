import TerminalUI

/// Views in a box, with a label in its upper line.
struct GroupBoxPage: View {
  @State private var isBold = true

  var body: some View {
    HStack(alignment: .top) {
      GroupBox("Text") {
        Toggle("Bold", isOn: $isBold)
        Text("Sample").bold(isBold)
      }
      GroupBox { Text("no label") }
    }
  }
}
