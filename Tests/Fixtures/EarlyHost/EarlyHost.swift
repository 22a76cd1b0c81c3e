import TerminalUI
import TerminalUITesting

/// A program whose `main` makes a host before its first suspension, which gives the first thread of the process away.
@main struct EarlyHost {
  static func main() async {
    let host = TestHost(width: 20, height: 1) { Presses() }
    for _ in 0..<4 {
      host.press(.return)
      await Task.yield()
      print(host.trimmedText)
    }
  }
}

private struct Presses: View {
  @State private var count = 0

  var body: some View { Button("\(count) presses") { count += 1 } }
}
