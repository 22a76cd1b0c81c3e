import TerminalUIFoundation

struct PillToggleStyle: ToggleStyle {
  var onColor = Color.green
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(configuration.isOn ? onColor : Color(.systemGray4))
        .frame(width: 50, height: 30)
        .overlay(
          Circle().fill(.white).padding(3).offset(x: configuration.isOn ? 10 : -10)
        )
        .onTapGesture { withAnimation(.spring()) { configuration.isOn.toggle() } }
    }
  }
}
extension ToggleStyle where Self == PillToggleStyle {
  static var pill: PillToggleStyle { .init() }
  static func pill(_ color: Color) -> Self { .init(onColor: color) }
}
struct PillToggles: View {
  @State private var wifi = true
  @State private var bluetooth = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $wifi).toggleStyle(.pill)
      Toggle(isOn: $bluetooth) { Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right") }
        .toggleStyle(.pill(.blue))
      Toggle("Switch", isOn: $wifi).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Button", systemImage: "bolt", isOn: $wifi).toggleStyle(.button)
    }
    .padding()
  }
}
