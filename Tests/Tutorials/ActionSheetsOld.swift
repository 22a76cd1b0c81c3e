import TerminalUIFoundation

struct ActionSheetsOld: View {
  @State private var showSheet = false
  @State private var showAlert = false
  @State private var choice = "None"
  var body: some View {
    VStack {
      Text(choice)
      Button(action: { self.showSheet = true }) { Text("Show") }
        .actionSheet(isPresented: $showSheet) {
          ActionSheet(
            title: Text("Choose"), message: Text("One of these"),
            buttons: [
              .default(Text("Red")) { self.choice = "Red" }, .destructive(Text("Delete")), .cancel(),
            ])
        }
      Button("Alert") { showAlert.toggle() }
        .alert(isPresented: $showAlert) {
          Alert(
            title: Text("Sure?"), message: nil, primaryButton: .destructive(Text("Yes")) { choice = "Yes" },
            secondaryButton: .cancel(Text("No")))
        }
    }
    .navigationBarItems(leading: EditButton(), trailing: Button(action: {}) { Image(systemName: "plus") })
  }
}
