import TerminalUI

/// Keys, from the view with the focus outwards.
struct KeyPressPage: View {
  @State private var x = 6

  var body: some View {
    Text("◆").padding(.leading, x)
      .frame(width: 24, alignment: .leading)
      .border()
      .focusable()
      .onKeyPress(keys: ["h", "l"]) { press in
        x += press.key == "h" ? -1 : 1
        x = min(max(x, 0), 23)
        return .handled
      }
      .onKeyPress(.home) {
        x = 0
        return .handled
      }
  }
}
