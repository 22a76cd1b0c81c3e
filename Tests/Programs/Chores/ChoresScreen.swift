import TerminalUIFoundation

struct ChoresScreen: View {
  @Bindable var store: ChoreStore
  @Environment(\.exit) private var exit
  @Environment(\.showToast) private var showToast
  @State private var isAdding = false
  @State private var doomed: Chore?
  @State private var showsPalette = false

  var body: some View {
    NavigationSplitView {
      ChoreList(store: store)
    } detail: {
      if let index = store.chores.firstIndex(where: { $0.id == store.selection }) {
        ChoreDetail(chore: $store.chores[index]).id(store.selection)
      } else {
        Text(store.problem ?? "No chores")
      }
    }
    .sheet(isPresented: $isAdding) {
      NewChore { store.add($0) }
    }
    .confirmationDialog("Delete “\(doomed?.title ?? "")”?", item: $doomed) { chore in
      Button("Delete", role: .destructive) { delete(chore) }
    }
    .task { await store.load() }
    .task(id: store.chores) { await store.saveSoon() }
    .onKeyPress("n", modifiers: .control, name: "New") { isAdding = true }
    .onKeyPress("x", modifiers: .control, name: "Delete", isEnabled: selected != nil) { doomed = selected }
    .onKeyPress("q", modifiers: .control, name: "Quit") { exit() }
    .commandPalette(isPresented: $showsPalette)
    .keyHints()
  }

  private var selected: Chore? { store.chores.first { $0.id == store.selection } }

  private func delete(_ chore: Chore) {
    store.remove(chore)
    showToast("“\(chore.title)” deleted", action: ToastAction("Undo") { store.chores.append(chore) })
  }
}
