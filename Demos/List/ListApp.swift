import Glibc
import TerminalUI

/// A list of a million rows: `list --rows 1000000`.
@main struct ListApp: App {
  private let options: ListOptions

  init() {
    switch ListOptions.parse(CommandLine.arguments.dropFirst()) {
    case .success(let options): self.options = options
    case .failure(let problem):
      // The terminal isn't in use yet, so the message can be written to it.
      let message = Array("list: \(problem.text)\nusage: list [--rows N]\n".utf8)
      _ = write(STDERR_FILENO, message, message.count)
      exit(2)
    }
  }

  init(_ options: ListOptions) { self.options = options }

  var body: some Scene {
    WindowGroup { ScrollViewReader { ListScreen(count: options.rows, proxy: $0) } }
  }
}
