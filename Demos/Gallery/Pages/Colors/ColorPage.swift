import TerminalUI

/// The terminal's own colours, 256, or 24 bits; a colour is a view too.
struct ColorPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("red").foregroundStyle(.red)
        Text("index 208").foregroundStyle(.indexed(208))
        Text("rgb").foregroundStyle(.rgb(0, 0xCC, 0xFF))
        Text("none").foregroundColor(nil)
      }
      HStack(spacing: 0) {
        Color.red
        Color.yellow
        Color.green
        Color.cyan
        Color.blue
      }
      .frame(width: 30, height: 2)
    }
  }
}
