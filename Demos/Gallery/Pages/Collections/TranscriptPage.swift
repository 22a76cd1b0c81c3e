import Observation
import TerminalUI

/// Finished messages are printed above an `InlineGroup`; here, on a whole screen, all stay.
struct TranscriptPage: View {
  @State private var items = [Answer("Which shells?")]

  var body: some View {
    VStack(alignment: .leading) {
      Transcript(items, isFinished: \.isDone) { item in
        HStack {
          Text(item.isDone ? "✓" : "…").dim()
          Text(item.text)
        }
      }
      Button("Go on", action: goOn)
    }
  }

  private func goOn() {
    guard let last = items.last else { return }
    if last.isDone {
      items.append(Answer("bash"))
    } else if last.text.hasPrefix("bash") {
      last.text += ", zsh"
      last.isDone = last.text.count > 12
    } else {
      last.isDone = true
    }
  }
}

@Observable private final class Answer: Identifiable {
  var text: String
  var isDone = false

  init(_ text: String) { self.text = text }
}
