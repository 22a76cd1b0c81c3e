import TerminalUIFoundation

struct DisclosureFAQ: View {
  @State private var revealDetails = false
  var body: some View {
    VStack {
      DisclosureGroup("Show Terms", isExpanded: $revealDetails) {
        Text("Long terms and conditions here long terms and conditions here.")
      }
      .frame(width: 300)
      DisclosureGroup {
        Text("Inside")
      } label: {
        Label("More", systemImage: "info.circle")
      }
      GroupBox(label: Label("End-User Agreement", systemImage: "building.columns")) {
        ScrollView(.vertical, showsIndicators: true) { Text("Agreement").font(.footnote) }.frame(height: 100)
        Toggle(isOn: .constant(true)) { Text("I agree") }
      }
      GroupBox("Plain") { Text("content") }
      Gauge(value: 0.4, in: 0...1) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .red]))
      Link("Visit", destination: URL(string: "https://example.org")!)
    }
  }
}
