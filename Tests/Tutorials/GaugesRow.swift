import TerminalUIFoundation

struct GaugesRow: View {
  @State private var current = 67.0
  var body: some View {
    VStack {
      Gauge(value: current, in: 0...170) {
        Text("BPM")
      } currentValueLabel: {
        Text("\(Int(current))").foregroundColor(.green)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("170")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))
      Gauge(value: 0.3) { Text("Speed") }.gaugeStyle(.accessoryLinearCapacity)
      Slider(value: $current, in: 0...170) { editing in print(editing) }
      Stepper(value: $current, in: 0...170, step: 10) { Text("Rate") }
      Stepper("Plain") {
        current += 1
      } onDecrement: {
        current -= 1
      }
    }
  }
}
