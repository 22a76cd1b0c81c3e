import Glibc
import TerminalUI

/// Two panes next to each other, or one in a narrow window; a preview, and bars with the actions.
struct FilesScreen: View {
  @Bindable var panes: Panes
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
  @Environment(\.showToast) private var showToast
  @AppStorage("preview") private var showsPreview = false
  @SceneStorage("panes") private var lengths = SplitViewLengths()
  @State private var showsPalette = false
  @FocusState private var focus: Side?

  enum Side { case left, right }

  private var work: FileWork { panes.work }

  var body: some View {
    GeometryReader { window in
      screen.keyHints(window.size.height >= 8 ? .automatic : .hidden)
    }
  }

  private var screen: some View {
    GeometryReader { window in
      sides(isWide: window.size.width >= 50)
    }
    .inspector(isPresented: $showsPreview) {
      Preview(path: panes.selected).inspectorColumnWidth(min: 16, ideal: 32)
    }
    .toolbar { bars }
    .alert("Rename “\(panes.renamed?.name?.shown ?? "")”", item: $panes.renamed) { path in
      TextField("Name", text: $panes.newName)
      Button("Rename") { panes.rename(path) }
      Button("Cancel", role: .cancel) {}
    }
    .alert("This went wrong", isPresented: hasProblem) {
    } message: {
      Text(work.problem ?? "")
    }
    .commandPalette(isPresented: $showsPalette)
    .onChange(of: focus) { _, side in if let side { panes.isRightActive = side == .right } }
    .alert("Half copies were left", isPresented: hasHalfCopies) {
      Button("Move to Trash") { for path in takeHalfCopies() { work.delete(path) } }
      Button("Keep", role: .cancel) {}
    } message: {
      Text(work.halfCopies.map(\.shown).joined(separator: "\n"))
    }
    // The delegate of the app ends the jobs.
    .onReceive(.signal(SIGTERM)) { exit(128 + $0) }
    .onReceive(.signal(SIGHUP)) { exit(128 + $0) }
    .onReceive(.signal(SIGINT)) { exit(128 + $0) }
    .onAppear {
      focus = .left
      work.finished = { [showToast, weak work] done in
        showToast(done.message, action: ToastAction("Undo") { work?.undo(done.id) })
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

  private var hasHalfCopies: Binding<Bool> {
    Binding {
      !work.halfCopies.isEmpty
    } set: {
      if !$0 { work.halfCopies = [] }
    }
  }

  private func takeHalfCopies() -> [FilePath] {
    defer { work.halfCopies = [] }
    return work.halfCopies
  }

  // MARK: Parts

  @ViewBuilder private func sides(isWide: Bool) -> some View {
    if isWide {
      HSplitView(lengths: $lengths) {
        PaneView(pane: panes.left, focus: $focus, side: .left, open: open)
        PaneView(pane: panes.right, focus: $focus, side: .right, open: open)
      }
    } else {
      PaneView(pane: panes.active, focus: $focus, side: panes.isRightActive ? .right : .left, open: open)
    }
  }

  @ToolbarContentBuilder private var bars: some ToolbarContent {
    ToolbarItem(placement: .navigation) { Text(panes.folder.path.shown).truncationMode(.head).bold() }
    ToolbarItemGroup(placement: .primaryAction) { FileCommands(panes: panes, hasKeys: false) }
    ToolbarItem(placement: .bottomBar) { JobsView(work: work, folder: panes.folder) }
  }

  /// Goes into a folder; gives a file to the editor.
  private func open(_ path: FilePath, in folder: Folder) {
    guard let name = path.name, let around = try? FolderHandle(path.parent) else { return }
    if around.isFolder(name) { return folder.go(to: path) }
    do {
      try panes.others.edit(path, handOver)
      folder.read()
    } catch {
      work.problem = "\(panes.places.editor) can't be started."
    }
  }
}
