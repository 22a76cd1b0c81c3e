import TerminalUI
import TerminalUICharts

/// The course of a value, in a row.
struct SparklinePage: View {
  @State private var loads = [
    0.1, 0.15, 0.2, 0.5, 0.9, 1, 0.7, 0.4, 0.3, 0.6,
  ]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("CPU")
        Sparkline(loads, in: 0...1).frame(width: 10)
        Text("60 %").foregroundStyle(.secondary)
      }
      HStack {
        Text("Disk")
        Sparkline([3, 1, 4, 1, 5, 9, 2, 6])
          .foregroundStyle(.orange)
      }
      Button("Next") { loads.append(loads[1] * 0.9) }
    }
  }
}
