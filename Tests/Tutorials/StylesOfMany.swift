import TerminalUIFoundation

struct TintedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon.foregroundStyle(.tint)
      configuration.title.font(.callout)
    }
  }
}
struct PlainGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground)))
  }
}
struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}
struct OutlineGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().stroke(.gray)
        Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
      }
    }
    .frame(height: 16)
  }
}
struct StylesOfMany: View {
  var body: some View {
    GroupBox("Status") {
      Label("Online", systemImage: "wifi").labelStyle(TintedLabelStyle())
      LabeledContent("Version", value: "1.0").labeledContentStyle(StackedContentStyle())
      Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(OutlineGaugeStyle())
    }
    .groupBoxStyle(PlainGroupBoxStyle())
  }
}
