import TerminalUI

/// The tabs of a pane.
struct PaneView: View {
  @Bindable var pane: Pane
  var focus: FocusState<FilesScreen.Side?>.Binding
  let side: FilesScreen.Side
  let open: (FilePath, Folder) -> Void

  var body: some View {
    TabView(selection: $pane.tab) {
      ForEach(pane.tabs) { folder in
        Tab(folder.title, value: folder.id) {
          FolderView(folder: folder, focus: focus, side: side, open: open)
        }
      }
    }
    .frame(minWidth: 12, idealWidth: 100, maxWidth: .infinity)
  }
}

/// The contents of a folder, with a field to search it.
private struct FolderView: View {
  @Bindable var folder: Folder
  var focus: FocusState<FilesScreen.Side?>.Binding
  let side: FilesScreen.Side
  let open: (FilePath, Folder) -> Void
  @State private var hasRoomForDates = false

  var body: some View {
    ScrollViewReader { list in
      entries.onChange(of: folder.selection) { _, name in if let name { list.scrollTo(name) } }
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= 60
    } action: {
      hasRoomForDates = $0
    }
    .searchable(text: $folder.search, prompt: "Search \(folder.title)")
    .onKeyPress("g", name: "First") { folder.selection = folder.shown.first?.id }
    .actionID("files.first")
    .onKeyPress("G", name: "Last") { folder.selection = folder.shown.last?.id }
    .actionID("files.last")
    .onKeyPress(.delete) {
      folder.goUp()
      return .handled
    }
    .keyContext("list")
  }

  private var entries: some View {
    List(folder.shown, selection: $folder.selection) {
      EntryRow(entry: $0, search: folder.search, showsDate: hasRoomForDates)
    }
    .rowsPlaceholder {
      Text(folder.problem ?? (folder.isReading ? "Reading…" : "Nothing here")).foregroundStyle(.secondary)
    }
    .contextMenu(forSelectionType: Entry.ID.self) { _ in
      Button("Up") { folder.goUp() }
    } primaryAction: { ids in
      if let id = ids.first { open(folder.path.appending(id), folder) }
    }
    .focused(focus, equals: side)
  }
}

/// A row: the name, and of a file the size and, where there is room, when it was changed.
private struct EntryRow: View {
  let entry: Entry
  let search: String
  let showsDate: Bool

  var body: some View {
    HStack {
      Text(entry.isFolder ? name + "/" : name, marking: FuzzyMatcher(search).match(name))
        .bold(entry.isFolder).lineLimit(1).truncationMode(.middle)
        .foregroundStyle(color)
      Spacer(minLength: 1)
      if !entry.isFolder {
        Text(entry.size.inBytes).foregroundStyle(.secondary)
          .lineLimit(1)
        if showsDate, let modified = entry.modified {
          Text(modified.inMinutes).foregroundStyle(.tertiary).lineLimit(1)
        }
      }
    }
  }

  private var name: String { entry.name.shown }

  private var color: Color {
    switch entry.look {
    case .folder: .role(.tint)
    case .program: .role(.success)
    case .archive: .role(.warning)
    case .hidden: .role(.secondary)
    case .other: .role(.foreground)
    }
  }
}
