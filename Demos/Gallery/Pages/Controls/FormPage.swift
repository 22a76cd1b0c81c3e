import TerminalUI

/// Controls below each other, in sections; it scrolls.
struct FormPage: View {
  @State private var wraps = true
  @State private var hasNumbers = false

  var body: some View {
    Form {
      Section("Editor") {
        Toggle("Wrap lines", isOn: $wraps)
        Toggle("Line numbers", isOn: $hasNumbers)
      }
      Section("About") {
        LabeledContent("Version", value: "1.0")
      }
    }
    .frame(width: 32, height: 6)
  }
}
