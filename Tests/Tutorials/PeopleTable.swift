import TerminalUIFoundation

private nonisolated struct Person: Identifiable {
  let id = UUID()
  let given: String
  let family: String
  let age: Int
}
struct PeopleTable: View {
  @State private var people = [
    Person(given: "Ada", family: "Lovelace", age: 36), Person(given: "Alan", family: "Turing", age: 41),
  ]
  @State private var selection = Set<Person.ID>()
  @State private var sortOrder = [KeyPathComparator(\Person.family)]
  var body: some View {
    Table(people, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.given)
      TableColumn("Family Name", value: \.family) { person in Text(person.family).bold() }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, ideal: 60, max: 80)
    }
    .onChange(of: sortOrder) { _, order in people.sort(using: order) }
    .contextMenu(forSelectionType: Person.ID.self) { ids in
      Button("Remove \(ids.count)") { people.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      print(ids)
    }
  }
}
