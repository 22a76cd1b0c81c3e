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
      HStack(spacing: 0) {
        Rectangle().fill(accent)
        Rectangle().fill(paper)
      }
      .frame(width: 24, height: 2)
    }
  }
}
