import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUICore

/// Gauges: where a value lies between two bounds.
@Suite struct GaugeTests {
  @Observable final class Model { var value = 0.5 }

  private func lines<Content: View>(
    _ width: Int, _ height: Int, _ colors: TerminalColors = TerminalColors(depth: .ansi16),
    @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let content = content()
    return TestHost(width: width, height: height, colors: colors) {
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // Look 13
  @Test func `a bar fills in eighths of a column, below its label`() {
    let shown = lines(16, 2) {
      Gauge(value: 62.0, in: 0...100) {
        Text("Memory")
      } currentValueLabel: {
        Text("62 %")
      }
    }
    expect(shown, ["Memory          ", "██████▉░░░░ 62 %"])
    let bounds = lines(16, 2) {
      Gauge(value: 0.5) {
        Text("Disk")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    }
    expect(bounds[1], "0 ███▌░░░ 9 half")
  }

  @Test func `styles in one row, and one's own`() {
    struct Number: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 100))")
        }
      }
    }
    let shown = lines(16, 5) {
      Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(.accessoryLinearCapacity)
      Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) {
        Text("CPU")
      } currentValueLabel: {
        Text("50 %")
      }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(Number())
    }
    expect(
      shown,
      [
        "CPU ██████░░░░░░", "CPU ━━━━━━●━━━━━", "◑ CPU           ", "◑ 50 %          ", "CPU 50          ",
      ])
  }

  @Test func `on a surface the rest is the surface`() {
    let shown = lines(
      10, 2, TerminalColors(depth: .rgb, foreground: .rgb(230, 230, 230), background: .rgb(0, 0, 0))
    ) {
      Gauge(value: 0.25) { Text("CPU") }
    }
    expect(shown, ["CPU       ", "██▌       "])
  }

  @Test(arguments: [Double.nan, -1, 5, .infinity, -.infinity])
  func `what is outside, or no number, is shown at a bound`(_ value: Double) {
    let bar = lines(4, 2) { Gauge(value: value) { Text("x") } }[1]
    expect(bar, (value > 0 ? "████" : "░░░░"))
  }

  @Test func `it is an element with a value in words`() {
    let host = TestHost(width: 20, height: 6) {
      Gauge(value: 0.3) { Text("CPU") }
      Gauge(value: 0.3) {
        Text("Memory")
      } currentValueLabel: {
        Text("3 GB")
      }
    }
    expect(host.find(.gauge, "CPU").value, "30 %")
    expect(host.find(.gauge, "Memory").value, "3 GB")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a value that shows the same draws nothing`() {
    let model = Model()
    let host = TestHost(width: 20, height: 2) { Gauge(value: model.value) { Text("CPU") } }
    model.value = 0.5001
    host.turn()
    expect(host.record.cellsWritten, 0, "\(host.record)")
  }
}
