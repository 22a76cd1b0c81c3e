import TerminalUIFoundation

struct GrowingButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(isEnabled ? .blue : .gray)
      .foregroundStyle(.white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 1.2 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}
extension ButtonStyle where Self == GrowingButton {
  static var growing: GrowingButton { GrowingButton() }
}
struct CustomButtonStyleView: View {
  var body: some View {
    Button("Press Me") { print("Button pressed!") }
      .buttonStyle(GrowingButton())
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      .hoverEffect(.lift)
  }
}
