import TerminalUI

/// The list of notes and the selected note, next to each other, or one at a time in a narrow window.
struct NotesScreen: View {
  @Bindable var store: NoteStore
  @Environment(\.exit) private var exit
  @Environment(\.showToast) private var showToast
  @Environment(\.scenePhase) private var phase
  @State private var selection: Note.ID?
  @State private var search = ""
  @State private var renamed: Note?
  @State private var newTitle = ""
  @State private var deleted: Note?
  @FocusState private var focus: Part?

  private enum Part { case search, list, text }

  var body: some View {
    GeometryReader { window in
      content(width: window.size.width, isTall: window.size.height >= 9)
    }
    .onAppear {
      selection = selection ?? store.notes.first?.id
      focus = .list
    }
    .task(id: store.changes) { await store.saveSoon() }
    // Also at the end of the program, whatever ends it.
    .onChange(of: phase) { if phase == .background { store.saveNow() } }
    .alert("Rename “\(renamed?.title ?? "")”", item: $renamed) { note in
      TextField("Title", text: $newTitle)
      Button("Rename") { store.rename(note, to: newTitle) }
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Delete “\(deleted?.title ?? "")”?", item: $deleted) { note in
      Button("Delete", role: .destructive) { delete(note) }
    }
  }

  private func content(width: Int, isTall: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      tools(hasSearch: width >= 32)
      if width >= 48 {
        HStack(spacing: 1) {
          pane("Notes", of: .list, hasTitle: isTall) { list }.frame(width: 24)
          Divider()
          pane(selected?.title ?? "", of: .text, hasTitle: isTall) { editor }
        }
      } else if focus == .text {
        if let selected, isTall { Text(selected.title).bold().lineLimit(1) }
        editor
      } else {
        list
      }
      if let problem = store.problem { Text(problem).lineLimit(1).foregroundStyle(.error) }
    }
    .onKeyPress("q", modifiers: .control, name: "Quit") { exit() }
    .onChange(of: search) {
      if !found.contains(where: { $0.id == selection }) { selection = found.first?.id }
    }
    .onKeyPress(.escape, name: endsSearch ? "All notes" : "Notes", isEnabled: endsSearch || focus != .list) {
      if endsSearch { search = "" }
      focus = .list
    }
    .keyHints(isTall ? .automatic : .hidden)
  }

  // MARK: Parts

  /// A part with its title, which is in the tint while keys go there.
  private func pane(
    _ title: String, of part: Part, hasTitle: Bool, @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasTitle {
        Text(title).bold().lineLimit(1).padding(.leading, part == .list ? 1 : 0)
          .foregroundStyle(focus == part ? Color.role(.tint) : .role(.secondary))
      }
      content()
    }
  }

  private func tools(hasSearch: Bool) -> some View {
    HStack {
      Button("New") { add() }
        .keyboardShortcut("n")
        .help("Begins a note (Ctrl-N)")
      if let selected {
        Menu("Note") { commands(for: selected) }
          .help("What can be done with the selected note")
      }
      if hasSearch {
        TextField("Search", text: $search)
          .focused($focus, equals: .search)
          .onSubmit { focus = .list }
          .help("Shows the notes that have these letters in them")
      }
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach(found) { note in
        Text(note.title).lineLimit(1)
      }
      .onDelete { places in deleted = places.first.map { found[$0] } }
    }
    .overlay {
      if found.isEmpty { Text(search.isEmpty ? "No notes" : "Nothing found").foregroundStyle(.secondary) }
    }
    .contextMenu(forSelectionType: Note.ID.self) { notes in
      if let note = found.first(where: { notes.contains($0.id) }) { commands(for: note) }
    }
    .focused($focus, equals: .list)
    .help("Return edits the note, Delete deletes it, Ctrl-Space shows what else can be done")
    .accessibilityLabel("Notes")
    .onKeyPress(.return, name: store.notes.isEmpty ? "New" : "Edit") {
      if store.notes.isEmpty { add() } else { focus = .text }
    }
  }

  @ViewBuilder private var editor: some View {
    if let selected, let place = store.notes.firstIndex(of: selected) {
      TextEditor(text: $store.notes[place].text)
        .textEditorStyle(.plain)
        .accessibilityLabel(selected.title)
        .id(selected.id)
        .focused($focus, equals: .text)
        .help("Every change is saved; Esc goes back to the notes")
    } else {
      Color.clear
    }
  }

  @ViewBuilder private func commands(for note: Note) -> some View {
    Button("Edit") {
      selection = note.id
      focus = .text
    }
    Button("Rename…") {
      newTitle = note.title
      renamed = note
    }
    Button("Duplicate") { store.add(Note(title: note.title + " copy", text: note.text)) }
    Divider()
    Button("Delete…", role: .destructive) { deleted = note }
  }

  // MARK: What is done

  /// Whether Esc ends the search; else it returns to the notes.
  private var endsSearch: Bool { !search.isEmpty && focus != .text }
  private var found: [Note] { store.notes.filter { $0.contains(search) } }
  private var selected: Note? { store.notes.first { $0.id == selection } }

  private func add() {
    let note = Note(title: "Note \(store.notes.count + 1)")
    store.add(note)
    search = ""
    selection = note.id
    focus = .text
  }

  private func delete(_ note: Note) {
    let place = found.firstIndex { $0.id == note.id } ?? 0
    let putBack = store.remove(note)
    selection = found.isEmpty ? nil : found[min(place, found.count - 1)].id
    showToast(
      "“\(note.title)” deleted",
      action: ToastAction("Undo") {
        putBack()
        selection = note.id
      })
  }
}
