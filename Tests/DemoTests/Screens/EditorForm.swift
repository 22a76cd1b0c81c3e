import TerminalUI

/// The settings of an editor as look.md's picture has them.
struct EditorForm: View {
  @State private var name = "Ada Lovelace"
  @State private var mail = "ada@"
  @State private var theme = "Midnight"
  @State private var size = 12.0
  @State private var wraps = true
  @State private var numbers = false
  @State private var formats = true
  @State private var strips = false
  @State private var encoding = "UTF-8"

  var body: some View {
    Form {
      Section("Editor") {
        TextField("Name", text: $name)
        TextField("Mail", text: $mail).validation("not an address", shown: .always)
        Picker("Theme", selection: $theme) {
          ForEach(["Midnight", "Paper"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
        LabeledContent("Font size") {
          Slider(value: $size, in: 0...24, step: 1) { Text("Font size") }.labelsHidden()
          Text("12").foregroundStyle(.secondary)
        }
        Toggle("Wrap lines", isOn: $wraps).toggleStyle(.switch)
        Toggle("Line numbers", isOn: $numbers).toggleStyle(.switch)
      }
      Section("When saving") {
        Toggle("Format", isOn: $formats)
        Toggle("Strip spaces", isOn: $strips)
        Picker("Encoding", selection: $encoding) {
          ForEach(["UTF-8", "Latin-1", "UTF-16"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
      HStack(spacing: 2) {
        Spacer()
        Button("Cancel", role: .cancel) {}
        Button("Save") {}.buttonStyle(.borderedProminent)
      }
    }
    .formStyle(.grouped)
    .frame(width: 62, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(1)
  }
}
