import TerminalUIFoundation

struct SheetDetents: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.medium
  @State private var showsCover = false
  var body: some View {
    VStack {
      Button("Show sheet") { isShown.toggle() }
      Button("Full screen") { showsCover.toggle() }
    }
    .sheet(isPresented: $isShown, onDismiss: { print("closed") }) {
      SheetBody()
        .presentationDetents([.height(200), .fraction(0.4), .medium, .large], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
        .presentationBackground(.thinMaterial)
        .interactiveDismissDisabled()
    }
    .fullScreenCover(isPresented: $showsCover) { SheetBody() }
  }
}
private struct SheetBody: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    VStack {
      Text("Hello from the sheet")
      Button("Close") { dismiss() }
      Button("Old close") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
