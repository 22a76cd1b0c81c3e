import TerminalUIFoundation

struct ChoreList: View {
  @Bindable var store: ChoreStore

  var body: some View {
    List(store.chores, selection: $store.selection) { chore in
      Text(chore.isDone ? "✓ \(chore.title)" : chore.title)
        .strikethrough(chore.isDone)
    }
    .navigationTitle("Chores")
  }
}
