import TerminalUIFoundation

struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(.tint, in: .capsule)
      .onTapGesture(count: 2, perform: configuration.trigger)
  }
}
struct ScaledStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(isEnabled ? Color.blue : .gray)
      .foregroundColor(configuration.role == .destructive ? .red : .white)
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}
struct PrimitiveButtons: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Twice") { count += 1 }.buttonStyle(DoubleTapStyle())
      Button("Once") { count += 1 }.buttonStyle(ScaledStyle()).disabled(count > 3)
      Button("Delete", role: .destructive, action: { count = 0 }).buttonStyle(ScaledStyle())
      Button(action: { count -= 1 }) { Label("Less", systemImage: "minus") }.buttonStyle(.borderless)
    }
  }
}
