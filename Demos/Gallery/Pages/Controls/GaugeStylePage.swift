import TerminalUI

/// A look of your own for gauges.
struct GaugeStylePage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Gauge(value: 0.3) { Text("Disk") }
      Gauge(value: 0.7) { Text("Memory") }
    }
    .gaugeStyle(Dots())
  }

  struct Dots: GaugeStyle {
    func makeBody(
      configuration: Configuration
    ) -> some View {
      let count = Int(configuration.value * 10)
      HStack {
        Text(String(repeating: "●", count: count))
          .foregroundStyle(.tint)
        configuration.label
      }
    }
  }
}
