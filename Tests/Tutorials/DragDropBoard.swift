import TerminalUIFoundation

struct DragDropBoard: View {
  @State private var todo = ["Design", "Build"]
  @State private var done: [String] = []
  @State private var isTargeted = false
  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      column("To do", todo)
      column("Done", done)
        .background(isTargeted ? Color.green.opacity(0.2) : .clear)
        .dropDestination(for: String.self) { items, location in
          done.append(contentsOf: items)
          todo.removeAll(where: items.contains)
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
  }
  @ViewBuilder private func column(_ title: String, _ items: [String]) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      ForEach(items, id: \.self) { item in
        Text(item).draggable(item)
      }
    }
  }
}
