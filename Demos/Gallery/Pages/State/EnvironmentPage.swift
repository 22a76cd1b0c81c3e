import TerminalUI

/// Values that views leave to those below them.
struct EnvironmentPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("as long as it may be, and longer")
      Text("as long as it may be, and longer")
        .transformEnvironment(\.truncationMode) {
          $0 = .head
        }
    }
    .environment(\.lineLimit, 1)
    .frame(width: 18)
  }
}
