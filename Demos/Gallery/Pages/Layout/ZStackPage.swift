import TerminalUI

/// Views over each other, the last one in front.
struct ZStackPage: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.blue.frame(width: 24, height: 5)
      Color.cyan.frame(width: 14, height: 3)
      Text("in front").foregroundStyle(.black)
    }
  }
}
