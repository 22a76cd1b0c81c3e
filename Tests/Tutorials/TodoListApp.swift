import TerminalUIFoundation

struct Todo: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var isDone = false
}
class TodoStore: ObservableObject {
  @Published var todos: [Todo] = [Todo(title: "Buy milk"), Todo(title: "Walk the dog", isDone: true)]
  var remaining: Int { todos.filter { !$0.isDone }.count }
  func delete(at offsets: IndexSet) { todos.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    todos.move(fromOffsets: source, toOffset: destination)
  }
}
struct TodoListView: View {
  @StateObject private var store = TodoStore()
  @State private var newTitle = ""
  var body: some View {
    NavigationStack {
      List {
        ForEach($store.todos) { $todo in
          HStack {
            Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
              .foregroundColor(todo.isDone ? .green : .secondary)
              .onTapGesture { withAnimation { todo.isDone.toggle() } }
            TextField("Title", text: $todo.title)
              .strikethrough(todo.isDone)
          }
        }
        .onDelete(perform: store.delete)
        .onMove(perform: store.move)
        TextField("New item", text: $newTitle)
          .onSubmit {
            guard !newTitle.isEmpty else { return }
            store.todos.append(Todo(title: newTitle))
            newTitle = ""
          }
      }
      .navigationTitle("To Do (\(store.remaining))")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
      }
    }
  }
}
