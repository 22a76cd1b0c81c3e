import TerminalUI

/// How much room controls take, and their labels.
struct ControlSizePage: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("small") {}.controlSize(.small)
        Button("regular") {}
        Button("large") {}.controlSize(.large)
      }
      HStack {
        Toggle("Wrap lines", isOn: $isOn)
        Toggle("Wrap lines", isOn: $isOn).labelsHidden()
        Toggle("Wrap lines", isOn: $isOn)
          .toggleStyle(.switch).labelsVisibility(.hidden)
      }
    }
  }
}
