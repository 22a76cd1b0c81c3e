import TerminalUIFoundation

struct FileItem: Identifiable {
  let id = UUID()
  var name: String
  var children: [FileItem]? = nil
}
nonisolated struct Person: Identifiable {
  let id = UUID()
  let givenName: String
  let age: Int
}
struct TableAndOutline: View {
  @State private var people = [Person(givenName: "Juan", age: 3)]
  @State private var order = [KeyPathComparator(\Person.givenName)]
  @State private var selection = Set<Person.ID>()
  let files = [FileItem(name: "Root", children: [FileItem(name: "Leaf")])]
  var body: some View {
    VStack {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Given Name", value: \.givenName)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 50, max: 100)
      }
      .onChange(of: order) { people.sort(using: $0) }
      List(files, children: \.children) { Text($0.name) }
    }
  }
}
