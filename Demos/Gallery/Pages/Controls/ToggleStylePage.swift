import TerminalUI

/// The looks of toggles, and one of your own.
struct ToggleStylePage: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("check", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("button", isOn: $isOn).toggleStyle(.button)
      Toggle("lamp", isOn: $isOn).toggleStyle(Lamp())
    }
  }

  struct Lamp: ToggleStyle {
    func makeBody(
      configuration: Configuration
    ) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "lit " : "dark ")
        configuration.label
      }
    }
  }
}
