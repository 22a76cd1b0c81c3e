import TerminalUIFoundation

struct AsyncButton<Label: View>: View {
  var action: () async -> Void
  @ViewBuilder var label: () -> Label
  @State private var isPerforming = false
  var body: some View {
    Button {
      isPerforming = true
      Task {
        await action()
        isPerforming = false
      }
    } label: {
      ZStack {
        label().opacity(isPerforming ? 0 : 1)
        if isPerforming { ProgressView() }
      }
    }
    .disabled(isPerforming)
  }
}
extension AsyncButton where Label == Text {
  init(_ title: String, action: @escaping () async -> Void) {
    self.init(action: action) { Text(title) }
  }
}
struct AsyncButtonUser: View {
  var body: some View {
    VStack {
      AsyncButton("Load") { try? await Task.sleep(nanoseconds: 1_000) }
      AsyncButton(action: {}) { Image(systemName: "arrow.clockwise") }
    }
  }
}
