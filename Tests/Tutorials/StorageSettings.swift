import TerminalUIFoundation

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var scheme: ColorScheme? {
    switch self {
    case .system: return nil
    case .light: return .light
    case .dark: return .dark
    }
  }
}
struct StorageSettings: View {
  @AppStorage("theme") private var theme: AppTheme = .system
  @AppStorage("fontSize", store: .standard) private var fontSize = 14.0
  @AppStorage("lastName") private var lastName: String?
  @SceneStorage("tab") private var tab = 0
  var body: some View {
    Form {
      Picker("Theme", selection: $theme) {
        ForEach(AppTheme.allCases) { theme in Text(theme.rawValue.capitalized).tag(theme) }
      }
      Slider(value: $fontSize, in: 9...96) { Text("Font Size (\(fontSize, specifier: "%.0f") pts)") }
      Text(lastName ?? "nobody")
      Picker("Tab", selection: $tab) {
        Text("A").tag(0); Text("B").tag(1)
      }
      Button("Reset") { UserDefaults.standard.removeObject(forKey: "theme") }
    }
    .formStyle(.grouped)
    .preferredColorScheme(theme.scheme)
  }
}
