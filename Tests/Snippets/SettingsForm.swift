import TerminalUIFoundation

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}
struct SettingsForm: View {
  @AppStorage("username") private var username = ""
  @AppStorage("isPrivate") private var isPrivate = true
  @State private var notifications = false
  @State private var previewIndex = 0
  @State private var flavor = Flavor.chocolate
  let options = ["Always", "When Unlocked", "Never"]
  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("PROFILE")) {
          TextField("Username", text: $username)
          Toggle(isOn: $isPrivate) { Text("Private Account") }
        }
        Section(header: Text("NOTIFICATIONS"), footer: Text("You can change this later")) {
          Toggle(isOn: $notifications) { Text("Enabled") }
          Picker(selection: $previewIndex, label: Text("Show Previews")) {
            ForEach(0..<options.count, id: \.self) { Text(self.options[$0]) }
          }
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        Section("About") {
          HStack {
            Text("Version")
            Spacer()
            Text("2.2.1").foregroundStyle(.secondary)
          }
        }
        .textCase(nil)
        Section {
          Button("Reset All Settings", role: .destructive) {}
        }
        .headerProminence(.increased)
      }
      .navigationBarTitle("Settings")
    }
  }
}
