import TerminalUI

/// A chat below the prompt, which answers with a Markdown file, 200 words a second.
///
///     chat [FILE]
///
/// Finished text is above the rows and stays in the terminal; only text that still changes is a view. Without a file, the app
/// answers with its own text.
@main struct ChatApp: App {
  @State private var chat = Chat(file: CommandLine.arguments.dropFirst().first)

  var body: some Scene {
    InlineGroup(end: .cleared) { ChatScreen(chat: chat) }
  }
}
