import TerminalUI

/// A colour from a grid, or by its code.
struct ColorPickerPage: View {
  @State private var accent = Color.blue
  @State private var paper = Color(
    red: 0.2, green: 0.4, blue: 0.8)

  var body: some View {
    VStack(alignment: .leading) {
      ColorPicker("Accent", selection: $accent)
      ColorPicker(
        "Paper", selection: $paper,
        supportsOpacity: false)
      Text("in the accent").foregroundStyle(accent)
      Text(" on the paper ").background(paper)
    }
  }
}
