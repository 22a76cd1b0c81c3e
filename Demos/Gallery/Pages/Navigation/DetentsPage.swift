import TerminalUI

/// How tall a sheet is, and what keeps it open.
struct DetentsPage: View {
  @State private var isOpen = false
  @State private var height = PresentationDetent.medium

  var body: some View {
    Button("Open a sheet") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Inner(height: $height)
          .presentationDetents(
            [.height(9), .medium], selection: $height)
      }
  }

  struct Inner: View {
    @Binding var height: PresentationDetent
    @State private var isLocked = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(alignment: .leading) {
        Toggle("Escape is off", isOn: $isLocked)
        Button("Nine rows") { height = .height(9) }
        Button("Half") { height = .medium }
        Button("Close") { dismiss() }
      }
      .interactiveDismissDisabled(isLocked)
    }
  }
}
