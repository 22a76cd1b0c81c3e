import TerminalUI

/// The middle of a view is at a cell of its room.
struct PositionPage: View {
  @State private var x = 4

  var body: some View {
    VStack(alignment: .leading) {
      Text("<o>").position(x: x, y: 1)
        .frame(width: 24, height: 3)
        .border()
      Button("Right") { x = (x + 4) % 24 }
    }
  }
}
