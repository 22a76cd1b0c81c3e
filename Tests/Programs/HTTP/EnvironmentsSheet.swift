import TerminalUI

struct EnvironmentsSheet: View {
  @Bindable var workspace: Workspace
  @Environment(\.dismiss) private var dismiss
  @State private var selected: VariableSet.ID?

  private var environment: Binding<VariableSet>? {
    $workspace.environments.first { $0.wrappedValue.id == selected }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Environments").font(.headline)
      HStack(alignment: .top, spacing: 2) {
        List(workspace.environments, selection: $selected) { Text($0.name) }
          .frame(width: 14)
        if let environment {
          VStack(alignment: .leading) {
            TextField("Name", text: environment.name)
              .validation(environment.wrappedValue.name.isEmpty ? "An environment needs a name" : nil)
            KeyValueEditor(name: "Variable", rows: environment.variables)
          }
          .id(selected)
        } else {
          ContentUnavailableView("Nothing selected", systemImage: "tray")
        }
      }
      .frame(height: 8)
      HStack {
        Button("Add") {
          workspace.environments.append(VariableSet(name: "New"))
          selected = workspace.environments.last?.id
        }
        Button("Delete", role: .destructive) {
          workspace.environments.removeAll { $0.id == selected }
          selected = workspace.environments.first?.id
        }
        .disabled(selected == nil)
        Spacer()
        Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
      }
    }
    .frame(maxWidth: 60)
    .onAppear { selected = workspace.environmentID ?? workspace.environments.first?.id }
  }
}
