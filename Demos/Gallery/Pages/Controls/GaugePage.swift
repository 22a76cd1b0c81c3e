import TerminalUI

/// Where a value lies between two bounds.
struct GaugePage: View {
  @State private var load = 62.0

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $load, in: 0...100) { Text("Load") }
      Gauge(value: load, in: 0...100) {
        Text("Memory")
      } currentValueLabel: {
        Text("\(Int(load)) %")
      }
      Gauge(value: load, in: 0...100) {
        Text("Disk")
      } currentValueLabel: {
        Text("\(Int(load)) GB")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.accessoryLinear)
      Gauge(value: load, in: 0...100) { Text("CPU") }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(load > 80 ? .red : .green)
      Gauge(value: load, in: 0...100) { Text("CPU") }
        .gaugeStyle(.accessoryCircular)
    }
    .frame(width: 40)
  }
}
