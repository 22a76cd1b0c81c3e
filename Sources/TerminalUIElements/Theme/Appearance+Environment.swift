internal import Terminal
internal import TerminalUICore

extension Appearance.User {
  /// The settings in the environment's variables: `TERMINALUI_THEME`, `TERMINALUI_COLOR_SCHEME`, `TERMINALUI_CONTRAST`, `COLORFGBG`.
  ///
  /// - Parameter log: Called with a line for each that can't be understood.
  package init(environment: (String) -> String?, log: (String) -> Void) {
    self.init()
    if let name = environment("TERMINALUI_THEME"), !name.isEmpty {
      theme = Theme.builtIn.first { $0.name == name }
      if theme == nil { log(Self.complaint("TERMINALUI_THEME", name, Theme.builtIn.map(\.name))) }
    }
    switch environment("TERMINALUI_COLOR_SCHEME") ?? "" {
    case "": break
    case "dark": scheme = .dark
    case "light": scheme = .light
    case let name: log(Self.complaint("TERMINALUI_COLOR_SCHEME", name, ["dark", "light"]))
    }
    switch environment("TERMINALUI_CONTRAST") ?? "" {
    case "", "on": break
    case "off": leavesContrast = true
    case let name: log(Self.complaint("TERMINALUI_CONTRAST", name, ["on", "off"]))
    }
    likelyScheme = environment("COLORFGBG").flatMap(Self.scheme)
  }

  /// The settings in the environment of this process.
  @MainActor package static var ofProcess: Appearance.User {
    Appearance.User(environment: { UserEnvironment.harmlessValue($0) }, log: DebugLog.write)
  }

  /// `15;0` or `0;default;15`: text and background as numbers of ANSI colours.
  private static func scheme(colors: String) -> ColorScheme? {
    guard colors.utf8.count <= 32, let background = colors.split(separator: ";").last.flatMap({ Int($0) })
    else {
      return nil
    }
    return switch background {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: nil
    }
  }

  private static func complaint(_ variable: String, _ value: String, _ known: [String]) -> String {
    var shown = ""
    for scalar in value.unicodeScalars.prefix(40) {
      shown.unicodeScalars.append((0x20..<0x7F).contains(scalar.value) ? scalar : "?")
    }
    return
      "TerminalUI: \(variable) is \"\(shown)\", which isn't known; it can be \(known.joined(separator: ", "))."
  }
}
