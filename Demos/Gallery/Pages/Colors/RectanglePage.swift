import TerminalUI

/// A rectangle takes the room it is offered.
struct RectanglePage: View {
  var body: some View {
    HStack {
      Rectangle().frame(width: 8, height: 3)
      Rectangle().fill(.orange)
        .frame(width: 8, height: 3)
      Rectangle().foregroundStyle(.teal)
        .frame(width: 8, height: 3)
    }
  }
}
