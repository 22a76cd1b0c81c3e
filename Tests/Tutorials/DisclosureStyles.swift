import TerminalUIFoundation

struct ArrowDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right").animation(
            nil, value: configuration.isExpanded)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.padding(.leading) }
    }
  }
}
struct DisclosureStyles: View {
  @State private var open = true
  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $open) { Text("Hidden option") }
      .disclosureGroupStyle(ArrowDisclosureStyle())
    DisclosureGroup {
      Text("Content")
    } label: {
      Text("Plain")
    }
  }
}
