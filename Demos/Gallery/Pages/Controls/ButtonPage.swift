import TerminalUI

/// Runs an action: by Return, Space or a click.
struct ButtonPage: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Count \(count)") { count += 1 }
      Button("Reset", role: .destructive) { count = 0 }
      Button {
        count += 10
      } label: {
        Text("+10").bold()
      }
    }
  }
}
