import TerminalUIFoundation

struct ToastView: ViewModifier {
  @Binding var message: String?
  @State private var workItem: DispatchWorkItem?
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(
        ZStack {
          if let message {
            VStack {
              Spacer()
              Text(message).padding().background(.black.opacity(0.8)).foregroundColor(.white).clipShape(
                Capsule())
            }
            .transition(.move(edge: .bottom))
          }
        }
        .animation(.spring(), value: message)
      )
      .onChange(of: message) { _ in show() }
  }
  private func show() {
    guard message != nil else { return }
    workItem?.cancel()
    let task = DispatchWorkItem { withAnimation { message = nil } }
    workItem = task
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: task)
  }
}
extension View {
  func toastView(_ message: Binding<String?>) -> some View { modifier(ToastView(message: message)) }
}
struct ToastUser: View {
  @State private var message: String?
  var body: some View { Button("Save") { message = "Saved" }.toastView($message) }
}
