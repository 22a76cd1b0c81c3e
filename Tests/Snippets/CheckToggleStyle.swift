import TerminalUIFoundation

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .accessibility(label: Text(configuration.isOn ? "Checked" : "Unchecked"))
          .imageScale(.large)
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}
struct CheckToggleUser: View {
  @State private var on = true
  var body: some View { Toggle("Check", isOn: $on).toggleStyle(CheckToggleStyle()) }
}
