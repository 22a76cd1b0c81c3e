import TerminalUI

/// What goes with a change, as views change it on its way.
struct TransactionPage: View {
  @State private var isOpen = false

  var body: some View {
    Button(isOpen ? "close" : "open") {
      withTransaction(\.disablesAnimations, true) {
        isOpen.toggle()
      }
    }
    .transaction { $0.disablesAnimations = false }
  }
}
