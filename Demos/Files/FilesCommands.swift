import TerminalUI

/// The menus, and the keys of their items.
struct FilesCommands: Commands {
  let panes: Panes
  @AppStorage("bookmarks") private var bookmarks = ""
  @AppStorage("preview") private var showsPreview = false
  @Environment(\.exit) private var exit

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Tab") { panes.active.addTab() }.keyboardShortcut("t")
      Button("Close Tab") { panes.active.closeTab() }.keyboardShortcut("w")
        .disabled(panes.active.tabs.count < 2)
    }
    CommandGroup(replacing: .saveItem) {
      Button("Choose") { choose() }.keyboardShortcut("o", modifiers: []).disabled(panes.selected == nil)
    }
    CommandGroup(replacing: .appTermination) {
      Button("Quit") { exit() }.keyboardShortcut("q", modifiers: [])
    }
    CommandGroup(replacing: .undoRedo) {
      Button("Undo") { panes.work.undo() }.keyboardShortcut("u", modifiers: []).actionID("files.undo")
        .disabled(panes.work.done.isEmpty)
      Menu("Undo Earlier") {
        ForEach(panes.work.done.reversed()) { done in
          Button(done.problem.map { "\(done.title) (\($0))" } ?? done.title) { panes.work.undo(done.id) }
            .actionID("files.undo.\(done.id)")
        }
      }
      .disabled(panes.work.done.isEmpty)
    }
    CommandGroup(replacing: .pasteboard) { FileCommands(panes: panes, hasKeys: true) }
    CommandGroup(replacing: .sidebar) {
      Toggle("Preview", isOn: $showsPreview).keyboardShortcut("p", modifiers: [])
    }
    CommandMenu("Go") { places }
  }

  @ViewBuilder private var places: some View {
    Button("Up") { panes.folder.goUp() }.keyboardShortcut("h", modifiers: [])
    Button("Home") { panes.folder.go(to: panes.places.home) }
    Button("Root") { panes.folder.go(to: panes.places.root) }
    Divider()
    Toggle("Bookmark", isOn: isBookmarked).keyboardShortcut("b", modifiers: [])
    ForEach(paths, id: \.self) { path in
      Button(path.shown) { panes.folder.go(to: path) }.actionID("go.\(path)")
    }
  }

  private var paths: [FilePath] { bookmarks.split(separator: "\n").map { FilePath(bookmark: String($0)) } }

  private var isBookmarked: Binding<Bool> {
    let path = panes.folder.path
    return Binding {
      paths.contains(path)
    } set: { isOn in
      bookmarks = (paths.filter { $0 != path } + (isOn ? [path] : [])).map(\.bookmark)
        .joined(separator: "\n")
    }
  }

  /// Prints the selection, and ends: `vim $(files)`.
  private func choose() {
    guard let selected = panes.selected else { return }
    panes.others.print(selected)
    exit()
  }
}

/// The actions for the selected file, shown with their keys in the menu and without keys in the bar.
struct FileCommands: View {
  let panes: Panes
  let hasKeys: Bool

  var body: some View {
    Group {
      Button("Copy") { panes.copy() }.keyboardShortcut(key("c")).actionID("files.copy")
        .help("Copies what is selected to the other pane")
      Button("Rename") { panes.askForName() }.keyboardShortcut(key("r")).actionID("files.rename")
        .help("Gives it another name")
      Button("Delete", role: .destructive) { panes.delete() }
        .keyboardShortcut(key("x")).actionID("files.delete").help("Moves it to the trash")
    }
    .disabled(panes.selected == nil)
  }

  private func key(_ letter: Character) -> KeyboardShortcut? {
    hasKeys ? KeyboardShortcut(KeyEquivalent(letter), modifiers: []) : nil
  }
}
