import Foundation
import TerminalUI

/// Two panes beside each other, in a narrow window the one with the focus; a preview, and a bar with what can be done.
struct FilesScreen: View {
  let left: Pane
  let right: Pane
  let work: FileWork
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
  @AppStorage("bookmarks") private var bookmarks = ""
  @SceneStorage("panes") private var lengths = SplitViewLengths()
  @SceneStorage("preview") private var showsPreview = false
  @State private var isRightActive = false
  @State private var renamed: URL?
  @State private var newName = ""
  @State private var showsPalette = false
  @FocusState private var focus: Side?

  enum Side { case left, right }

  private var active: Pane { isRightActive ? right : left }
  private var other: Pane { isRightActive ? left : right }
  private var selected: URL? { active.folder.selected }

  var body: some View {
    GeometryReader { window in
      screen.keyHints(window.size.height >= 8 ? .automatic : .hidden)
    }
  }

  private var screen: some View {
    GeometryReader { window in
      panes(isWide: window.size.width >= 50)
    }
    .inspector(isPresented: $showsPreview) {
      Preview(url: selected).inspectorColumnWidth(min: 16, ideal: 32)
    }
    .toolbar { bars }
    .alert("Rename “\(renamed?.lastPathComponent ?? "")”", item: $renamed) { url in
      TextField("Name", text: $newName)
      Button("Rename") { work.rename(url, to: newName) }
      Button("Cancel", role: .cancel) {}
    }
    .alert("This went wrong", isPresented: hasProblem) {
    } message: {
      Text(work.problem ?? "")
    }
    .onKeyPress("h", name: "Up") { active.folder.goUp() }
    .onKeyPress("o", name: "Choose", isEnabled: selected != nil) { choose() }
    .commandPalette(isPresented: $showsPalette)
    .onChange(of: focus) { _, side in if let side { isRightActive = side == .right } }
    .onReceive(.signal(SIGTERM)) { _ in
      work.stop()
      exit(128 + SIGTERM)
    }
    .onAppear {
      focus = .left
      work.changed = {
        for folder in left.tabs + right.tabs { folder.read() }
      }
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding {
      work.problem != nil
    } set: {
      if !$0 { work.problem = nil }
    }
  }

  // MARK: Parts

  @ViewBuilder private func panes(isWide: Bool) -> some View {
    if isWide {
      HSplitView(lengths: $lengths) {
        PaneView(pane: left, focus: $focus, side: .left, open: open)
        PaneView(pane: right, focus: $focus, side: .right, open: open)
      }
    } else {
      PaneView(pane: active, focus: $focus, side: isRightActive ? .right : .left, open: open)
    }
  }

  @ToolbarContentBuilder private var bars: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Text(active.folder.url.path).truncationMode(.head).bold() }
    ToolbarItem(placement: .primaryAction) {
      Button("Copy") { copy() }.keyboardShortcut("c", modifiers: []).actionID("files.copy")
        .help("Copies what is selected to the other pane")
    }
    ToolbarItem {
      Button("Rename") { rename() }.keyboardShortcut("r", modifiers: []).actionID("files.rename")
        .help("Gives it another name")
    }
    ToolbarItem {
      Button("Delete", role: .destructive) { delete() }
        .keyboardShortcut("x", modifiers: []).actionID("files.delete").help("Moves it to the trash")
    }
    ToolbarItem {
      Button("Undo") { work.undo() }.disabled(work.done.isEmpty)
        .keyboardShortcut("u", modifiers: []).actionID("files.undo")
    }
    ToolbarItem { Menu("Go") { places } }
    ToolbarItem(placement: .secondaryAction) {
      Toggle("Preview", isOn: $showsPreview).keyboardShortcut("p", modifiers: [])
    }
    ToolbarItem(placement: .secondaryAction) { Button("New tab") { active.addTab() }.keyboardShortcut("t") }
    ToolbarItem(placement: .secondaryAction) {
      Button("Close tab") { active.closeTab() }.keyboardShortcut("w").disabled(active.tabs.count < 2)
    }
    ToolbarItem(placement: .secondaryAction) {
      Button("Quit") { exit() }.keyboardShortcut("q", modifiers: [])
    }
    ToolbarItem(placement: .bottomBar) { JobsView(work: work, folder: active.folder) }
  }

  @ViewBuilder private var places: some View {
    ForEach(bookmarks.split(separator: "\n").map(String.init), id: \.self) { path in
      Button(path) { active.folder.go(to: URL(filePath: path)) }
    }
    Divider()
    Button("Bookmark this folder") {
      let path = active.folder.url.path
      if !bookmarks.split(separator: "\n").contains(Substring(path)) { bookmarks += path + "\n" }
    }
    Button("Home") { active.folder.go(to: FileManager.default.homeDirectoryForCurrentUser) }
    Button("Root") { active.folder.go(to: URL(filePath: "/")) }
  }

  // MARK: What can be done

  private func copy() { if let selected { work.copy(selected, to: other.folder.url) } }

  private func delete() { if let selected { work.delete(selected) } }

  private func rename() {
    newName = selected?.lastPathComponent ?? ""
    renamed = selected
  }

  /// Prints what is selected, and ends: `vim $(files)`.
  private func choose() {
    guard let selected else { return }
    print(selected.path)
    exit()
  }

  /// Goes into a folder; gives a file to the editor.
  private func open(_ url: URL, in folder: Folder) {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      return folder.go(to: url)
    }
    let editor = ProcessInfo.processInfo.environment["EDITOR"] ?? "vi"
    do {
      try handOver(to: editor, [url.path])
      folder.read()
    } catch {
      work.problem = "\(editor) can't be started."
    }
  }
}
