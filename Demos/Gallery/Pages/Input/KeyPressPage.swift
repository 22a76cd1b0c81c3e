import TerminalUI

/// Keys, from the view with the focus outwards.
struct KeyPressPage: View {
  @State private var x = 6

  var body: some View {
    Text("◆").padding(.leading, x)
      .frame(width: 24, alignment: .leading)
      .border()
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        x = min(max(x + (press.key == .leftArrow ? -1 : 1), 0), 23)
        return .handled
      }
      .onKeyPress("c") {
        x = 12
        return .handled
      }
  }
}
