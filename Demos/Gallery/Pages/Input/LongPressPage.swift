import TerminalUI

/// A button of the mouse that is held.
struct LongPressPage: View {
  @State private var state = "Hold me"

  var body: some View {
    Text(state)
      .frame(width: 16)
      .border()
      .onLongPressGesture {
        state = "Held"
      } onPressingChanged: { isPressed in
        if isPressed { state = "Longer …" }
      }
  }
}
