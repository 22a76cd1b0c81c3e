import TerminalUI

/// `Trials colors`: a row each for an RGB colour, one of 256, one of 16, links and attributes.
struct ColorsApp: App {
  var body: some Scene { WindowGroup { Colors() } }
}

private struct Colors: View {
  @Environment(\.exit) private var exit
  @State private var isMoved = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("orange").foregroundStyle(.rgb(255, 128, 0))
      Text("on navy").background(Color.rgb(0, 0, 95))
      Text("indexed").foregroundStyle(.indexed(208))
      Text("bright").foregroundStyle(.indexed(9))
      Text("red").foregroundStyle(.red)
      HStack(spacing: 0) {
        Text("before ")
        Text("link 日").hyperlink(isMoved ? "https://example.org/moved" : "https://example.org/日")
        Text(" after")
      }
      Text("no link").hyperlink("javascript:alert(1)")
      Text("bold").bold()
    }
    .onKeyPress("m") {
      isMoved.toggle()
      return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }
}
