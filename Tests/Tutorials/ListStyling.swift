import TerminalUIFoundation

struct ListStyling: View {
  @State private var selection: Set<Int> = []
  @State private var editMode = EditMode.inactive
  var body: some View {
    List(selection: $selection) {
      Section {
        ForEach(0..<4, id: \.self) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Text("Detail").foregroundStyle(.secondary)
          }
          .listRowBackground(index.isMultiple(of: 2) ? Color.gray.opacity(0.1) : Color.clear)
          .listRowInsets(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
          .listRowSeparatorTint(.red)
          .deleteDisabled(index == 0)
          .moveDisabled(index == 3)
        }
        .onDelete { _ in }
      } header: {
        Text("Numbers").textCase(.uppercase)
      }
      .listSectionSeparator(.hidden)
      .listSectionSpacing(.compact)
      Section("Collapsible", isExpanded: .constant(true)) { Text("Inside") }
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .environment(\.editMode, $editMode)
    .environment(\.defaultMinListRowHeight, 20)
    .toolbar { EditButton() }
  }
}
