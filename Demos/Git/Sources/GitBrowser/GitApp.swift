import Glibc
import TerminalUI

/// A repository's log, branches, files and diffs.
///
///     git-browser [FOLDER]
@main struct GitApp: App {
  @State private var repository: Repository
  @State private var theme = Theme.terminal.name

  init() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") || arguments.count > 1 {
      print("usage: git-browser [FOLDER]")
      exit(arguments.contains("--help") ? 0 : 64)
    }
    _repository = State(wrappedValue: Repository(folder: arguments.first ?? "."))
  }

  var body: some Scene {
    WindowGroup("git") {
      GitScreen(repository: repository)
        .theme(Theme.builtIn.first { $0.name == theme } ?? .terminal)
    }
    .allowsClipboardWriting()
    .commands {
      CommandGroup(replacing: .appTermination) { QuitButton() }
      CommandMenu("Commit") { CommitActions(repository: repository, hasKeys: true) }
      CommandMenu("View") {
        Button("Refresh") { repository.refresh() }.keyboardShortcut("r", modifiers: [])
        Toggle("Words of a diff", isOn: $repository.showsWords).keyboardShortcut("w", modifiers: [])
        Picker("Theme", selection: $theme) {
          ForEach(Theme.builtIn, id: \.name) { Text($0.name).tag($0.name) }
        }
      }
    }
  }
}

private struct QuitButton: View {
  @Environment(\.exit) private var exit

  var body: some View {
    Button("Quit") { exit() }.keyboardShortcut("q", modifiers: [])
  }
}

/// The actions for the selected commit.
///
/// The menu bar shows them with their keys, a row's menu without.
struct CommitActions: View {
  let repository: Repository
  var hasKeys = false
  @Environment(\.copyToClipboard) private var copy
  @Environment(\.handOverTerminal) private var handOver
  @Environment(\.showToast) private var showToast

  var body: some View {
    Group {
      Button("Copy Hash") { copyHash() }
        .keyboardShortcut(key("y")).actionID("commit.copy-hash")
      Button("Open in Pager") { page() }
        .keyboardShortcut(key("o")).actionID("commit.pager")
    }
    .disabled(!repository.hasCommit)
  }

  private func key(_ letter: Character) -> KeyboardShortcut? {
    hasKeys ? KeyboardShortcut(KeyEquivalent(letter), modifiers: []) : nil
  }

  private func copyHash() {
    guard let hash = repository.commit else { return }
    showToast(copy(hash) ? "Hash copied: \(hash.prefix(12))…" : "The terminal takes no copies")
  }

  /// Lets git's own pager have the terminal.
  private func page() {
    guard let commit = repository.commit else { return }
    do {
      try handOver(to: "git", ["-C", repository.git.folder, "--paginate", "show", commit])
    } catch {
      showToast("git can't be started")
    }
  }
}
