import TerminalUI

/// A disabled control takes no input.
struct DisabledPage: View {
  @State private var isLocked = true
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Locked", isOn: $isLocked)
      Group {
        Toggle("Sound", isOn: $isOn)
        Button("Play") {}
      }
      .disabled(isLocked)
    }
  }
}
