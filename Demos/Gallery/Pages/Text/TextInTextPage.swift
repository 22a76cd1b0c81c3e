import TerminalUI

/// Texts are added, and stand in literals, with their styles.
struct TextInTextPage: View {
  private let done = Text("done").foregroundStyle(.green)

  var body: some View {
    VStack(alignment: .leading) {
      Text("Total: ").bold() + Text("12").underline()
      Text("Task 3 is \(done).")
    }
  }
}
