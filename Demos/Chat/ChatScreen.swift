import TerminalUI

/// The text that isn't printed yet, and the field for the next message.
struct ChatScreen: View {
  let chat: Chat

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Transcript(chat.items, isFinished: \.isDone) { ItemView(item: $0) }
      if chat.isAnswering { ProgressView("Answering, Esc stops").padding(.top, 1) }
      Composer(chat: chat)
    }
    .confirmationDialog(
      "May I \(chat.wish ?? "")?",
      isPresented: Binding(get: { chat.wish != nil }, set: { if !$0 { chat.permit(false) } })
    ) {
      Button("Yes") { chat.permit(true) }
      Button("No", role: .cancel) { chat.permit(false) }
    }
  }
}

/// The field for a message, with what was sent before and the commands.
private struct Composer: View {
  @Environment(\.exit) private var exit
  let chat: Chat
  @State private var draft = ""
  /// The place in the history; its end is the draft.
  @State private var place = 0

  private var commands: [ChatCommand] {
    draft.hasPrefix("/") ? ChatCommand.allCases.filter { $0.rawValue.hasPrefix(draft) } : []
  }

  var body: some View {
    HStack(alignment: .top) {
      Text("›").foregroundStyle(.tint)
      TextField("", text: $draft, prompt: Text("Ask, or / for commands"), axis: .vertical)
        .textFieldStyle(.plain)
        .lineLimit(1...6)
        .textInputSuggestions {
          ForEach(commands, id: \.self) { command in
            HStack {
              Text(verbatim: command.rawValue).bold()
              Text(verbatim: command.title).foregroundStyle(.secondary)
            }
            .textInputCompletion(command.rawValue)
          }
        }
        .onSubmit(send)
        .onKeyPress(.upArrow) { recall(-1) }
        .onKeyPress(.downArrow) { recall(1) }
        .onKeyPress(characters: ["p"], modifiers: .control) { recall(-1) }
        .onKeyPress(characters: ["n"], modifiers: .control) { recall(1) }
        .onKeyPress(characters: ["o"], modifiers: .control) {
          chat.showOutput()
          return .handled
        }
        .onKeyPress(.escape) {
          chat.stop()
          return chat.isAnswering ? .handled : .ignored
        }
    }
  }

  private func send() {
    let text = draft
    draft = ""
    chat.send(text) { exit() }
    place = chat.history.count
  }

  private func recall(_ step: Int) -> KeyPress.Result {
    let next = place + step
    guard (0...chat.history.count).contains(next) else { return .ignored }
    place = next
    draft = next < chat.history.count ? chat.history[next] : ""
    return .handled
  }
}

extension View {
  /// Does something at a letter with modifiers.
  fileprivate func onKeyPress(
    characters: Set<Character>, modifiers: EventModifiers, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: .down) { press in
      characters.contains(press.key.character) && press.modifiers.held == modifiers ? action() : .ignored
    }
  }
}
