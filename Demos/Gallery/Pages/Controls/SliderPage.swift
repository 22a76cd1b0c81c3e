import TerminalUI

/// A value between bounds: Left, Right, a drag, the wheel.
struct SliderPage: View {
  @State private var volume = 40.0
  @State private var balance = 0.0

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $volume, in: 0...100, step: 5) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      Slider(value: $balance, in: -1...1) {
        Text("Balance")
      }
      .accessibilityValue(balance < 0 ? "left" : "right")
      Slider(value: .constant(0.3)) { Text("Locked") }
        .disabled(true)
      Text("Volume \(Int(volume))")
        .foregroundStyle(.secondary)
    }
    .frame(width: 40)
  }
}
