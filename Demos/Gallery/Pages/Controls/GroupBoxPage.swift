import TerminalUI

/// Views in a box, with a label in its upper line; and a style of your own.
struct GroupBoxPage: View {
  @State private var isBold = true

  var body: some View {
    HStack(alignment: .top) {
      GroupBox("Text") {
        Toggle("Bold", isOn: $isBold)
        Text("Sample").bold(isBold)
      }
      GroupBox { Text("no label") }
      GroupBox("Headed") { Text("of your own") }
        .groupBoxStyle(Headed())
    }
  }
}

private struct Headed: GroupBoxStyle {
  func makeBody(
    configuration: Configuration
  ) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      configuration.content.padding(.leading, 2)
    }
  }
}
