import TerminalUI

/// Sections on surfaces, with a row between them.
struct ListGroupsPage: View {
  @State private var selection: String?
  private let people = ["Ada", "Grace", "Edsger"]

  var body: some View {
    List(selection: $selection) {
      Section("People") {
        ForEach(people, id: \.self) { Text($0) }
      }
      Section {
        Text("Lovelace").tag("Lovelace")
        Text("Hopper").tag("Hopper")
          .listRowBackground(Color.clear)
      } header: {
        Text("Names")
      } footer: {
        Text("2 of 3")
      }
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .frame(width: 30, height: 10)
  }
}
