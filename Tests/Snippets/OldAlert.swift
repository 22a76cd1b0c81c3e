import TerminalUIFoundation

struct OldAlert: View {
  @State private var showingAlert = false
  @State private var showingSheet = false
  var body: some View {
    VStack {
      Button("Show Alert") { self.showingAlert = true }
        .alert(isPresented: $showingAlert) {
          Alert(
            title: Text("Are you sure?"), message: Text("There is no undo"),
            primaryButton: .destructive(Text("Delete")) { print("Deleting...") },
            secondaryButton: .cancel())
        }
      Button(action: { self.showingSheet.toggle() }) { Text("Show Sheet") }
        .actionSheet(isPresented: $showingSheet) {
          ActionSheet(
            title: Text("Change background"), message: Text("Select a new color"),
            buttons: [
              .default(Text("Red")) {}, .destructive(Text("Green")) {}, .cancel(),
            ])
        }
    }
  }
}
