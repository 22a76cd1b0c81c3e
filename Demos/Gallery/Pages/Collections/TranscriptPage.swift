import Observation
import TerminalUI

/// A chat whose finished messages are printed above the region of an `InlineGroup`; here, on a whole screen, all stay.
struct TranscriptPage: View {
  @State private var messages = [ChatMessage("Which shells do you know?", isComplete: true)]

  var body: some View {
    VStack(alignment: .leading) {
      Transcript(messages, isFinished: \.isComplete) { message in
        HStack {
          Text(message.isComplete ? "✓" : "…").foregroundStyle(.secondary)
          Text(message.text)
        }
      }
      Button("Answer") { answer() }
    }
  }

  private func answer() {
    guard let last = messages.last, !last.isComplete else { return messages.append(ChatMessage("bash")) }
    if last.text.count > 20 { last.isComplete = true } else { last.text += ", zsh" }
  }
}

@Observable private final class ChatMessage: Identifiable {
  var text: String
  var isComplete: Bool

  init(_ text: String, isComplete: Bool = false) { (self.text, self.isComplete) = (text, isComplete) }
}
