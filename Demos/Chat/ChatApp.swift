import TerminalUI

/// A chat below the prompt, which answers with a Markdown file, 200 words a second.
///
///     chat [FILE]
///
/// What is finished is above the rows and stays in the terminal; only what still changes is a view. Without a file, it answers with its own text.
@main struct ChatApp: App {
  @State private var chat = Chat(file: CommandLine.arguments.dropFirst().first)

  var body: some Scene {
    InlineGroup(end: .cleared) { ChatScreen(chat: chat) }
  }
}
