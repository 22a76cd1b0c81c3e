import Foundation
import TerminalUI

/// Two panes beside each other, in a narrow window the one with the focus; a preview, and bars with what can be done.
struct FilesScreen: View {
  @Bindable var panes: Panes
  @Environment(\.exit) private var exit
  @Environment(\.handOverTerminal) private var handOver
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
      Preview(url: panes.selected).inspectorColumnWidth(min: 16, ideal: 32)
    }
    .toolbar { bars }
    .alert("Rename “\(panes.renamed?.lastPathComponent ?? "")”", item: $panes.renamed) { url in
      TextField("Name", text: $panes.newName)
      Button("Rename") { work.rename(url, to: panes.newName) }
      Button("Cancel", role: .cancel) {}
    }
    .alert("This went wrong", isPresented: hasProblem) {
    } message: {
      Text(work.problem ?? "")
    }
    .commandPalette(isPresented: $showsPalette)
    .onChange(of: focus) { _, side in if let side { panes.isRightActive = side == .right } }
    .onReceive(.signal(SIGTERM)) { _ in
      work.stop()
      exit(128 + SIGTERM)
    }
    .onAppear { focus = .left }
  }

  private var hasProblem: Binding<Bool> {
    Binding {
      work.problem != nil
    } set: {
      if !$0 { work.problem = nil }
    }
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
    ToolbarItem(placement: .navigation) { Text(panes.folder.url.path).truncationMode(.head).bold() }
    ToolbarItemGroup(placement: .primaryAction) { FileCommands(panes: panes, hasKeys: false) }
    ToolbarItem(placement: .bottomBar) { JobsView(work: work, folder: panes.folder) }
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
