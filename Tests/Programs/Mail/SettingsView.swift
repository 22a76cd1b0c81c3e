import TerminalUI

struct SettingsView: View {
  @AppStorage("sortOrder") private var sortOrder = SortOrder.newest
  @AppStorage("previewLines") private var previewLines = 1
  @AppStorage("marksRead") private var marksRead = true
  @AppStorage("interval") private var interval = 10

  var body: some View {
    Form {
      Section("Messages") {
        Picker("Sort order", selection: $sortOrder) {
          ForEach(SortOrder.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.menu)
        Stepper("Preview lines: \(previewLines)", value: $previewLines, in: 0...4)
        Toggle("Mark as read when selected", isOn: $marksRead)
      }
      Section("Fetching") {
        Picker("Every", selection: $interval) {
          ForEach([5, 10, 30, 60], id: \.self) { Text("\($0) seconds").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    .frame(width: 56)
  }
}
