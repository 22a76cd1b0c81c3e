import TerminalUI

/// The settings.
///
/// Each value is stored as soon as it is changed, and read again when the program starts.
struct Preferences: DynamicProperty {
  @AppStorage("name") var name = ""
  @AppStorage("mail") var mail = ""
  @AppStorage("theme") var theme = Appearance.terminal
  @AppStorage("tint") var tint = Tint.theme
  @AppStorage("fontSize") var fontSize = 12.0
  @AppStorage("tabWidth") var tabWidth = 4
  @AppStorage("wrapsLines") var wrapsLines = true
  @AppStorage("showsNumbers") var showsNumbers = false
  @AppStorage("formatsOnSave") var formatsOnSave = true
  @AppStorage("stripsSpaces") var stripsSpaces = false
  @AppStorage("encoding") var encoding = Encoding.utf8
  @AppStorage("history") var history = 40.0

  enum Appearance: String, CaseIterable, Identifiable {
    case terminal, midnight, paper, highContrast
    var id: Self { self }

    var title: String {
      switch self {
      case .terminal: "As the terminal"
      case .midnight: "Midnight"
      case .paper: "Paper"
      case .highContrast: "High contrast"
      }
    }

    var theme: Theme {
      switch self {
      case .terminal: .terminal
      case .midnight: .midnight
      case .paper: .paper
      case .highContrast: .highContrast
      }
    }
  }

  enum Tint: String, CaseIterable, Identifiable {
    case theme, green, orange, purple
    var id: Self { self }

    var color: Color? {
      switch self {
      case .theme: nil
      case .green: .green
      case .orange: .orange
      case .purple: .purple
      }
    }
  }

  enum Encoding: String, CaseIterable, Identifiable {
    case utf8 = "UTF-8"
    case latin1 = "Latin-1"
    case utf16 = "UTF-16"
    var id: Self { self }
  }

  /// Sets everything as it was in the beginning.
  func restoreDefaults() {
    (name, mail) = ("", "")
    (theme, tint) = (.terminal, .theme)
    (fontSize, tabWidth, history) = (12, 4, 40)
    (wrapsLines, showsNumbers, formatsOnSave, stripsSpaces) = (true, false, true, false)
    encoding = .utf8
  }
}
