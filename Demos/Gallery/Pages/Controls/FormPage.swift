import TerminalUI

/// Controls below each other, in sections, their titles in one column; it scrolls.
struct FormPage: View {
  @State private var name = "Ada"
  @State private var wraps = true
  @State private var hasNumbers = false

  var body: some View {
    Form {
      Section("Editor") {
        TextField("Name", text: $name)
        Toggle("Wrap lines", isOn: $wraps)
          .toggleStyle(.switch)
        Toggle("Line numbers", isOn: $hasNumbers)
      }
      Section("About") {
        LabeledContent("Version", value: "1.0")
      }
    }
    .formStyle(.grouped)
    .frame(width: 36, height: 10)
  }
}
