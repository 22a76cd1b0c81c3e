internal import CNCurses
internal import Cells
internal import Glibc
internal import Presenter
internal import Terminal
internal import Terminals

/// The opening of a screen for ncurses, and the environment that it reads meanwhile.
extension NCursesScreen {
  // ncurses takes the size from the environment, which must be the window's at each moment when it enters the terminal's
  // other screen: it says then which lines scroll.
  static func variables(for size: Size) -> [String: String?] {
    ["LINES": "\(size.height)", "COLUMNS": "\(size.width)"]
  }

  /// Makes a screen by the first description that ncurses knows, and says which one that is.
  static func open(
    _ candidates: [Terminfo.Candidate], size: Size, on file: FrameFile
  ) throws(TerminalError) -> (OpaquePointer, Terminfo.Candidate)? {
    use_env(true)
    let isPrivileged = Terminfo.isPrivileged
    for candidate in candidates {
      var variables = variables(for: size)
      var read = candidate
      if candidate.entry == nil, let found = TerminfoFile.find(candidate.name, usesVariables: !isPrivileged) {
        read = try found.candidate(for: candidate.name)
      }
      // Other files aren't read then, or not the user's.
      if isPrivileged { for name in Terminfo.fileVariables { variables[name] = .some(nil) } }
      if let entry = read.entry {
        variables["TERMINFO"] = entry
        variables["TERMINFO_DIRS"] = .some(nil)
      }
      let screen = withEnvironment(variables) { newterm(read.name, file.output, file.input) }
      if let screen { return (screen, candidate) }
    }
    return nil
  }

  /// Runs `body` so that ncurses finds no other size in the environment; where there is none, it keeps the one it has.
  static func withOwnSize(_ size: Size, _ body: () -> Void) {
    if ["LINES", "COLUMNS"].allSatisfy({ UserEnvironment.harmlessValue($0) == nil }) { return body() }
    withEnvironment(variables(for: size), body)
  }

  /// Runs `body` with other values of some variables of the environment, or without them.
  static func withEnvironment<Result>(_ variables: [String: String?], _ body: () -> Result) -> Result {
    let before = variables.keys.map { name in (name, UserEnvironment.harmlessValue(name)) }
    for (name, value) in variables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    defer {
      for (name, value) in before {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    return body()
  }

  /// ncurses' bits for attributes.
  static func attributes(_ set: TextAttributes, isOurs: Bool) -> attr_t {
    (0..<7).reduce(0) { result, bit in
      // Strikethrough is only in our own descriptions.
      set.rawValue & 1 << bit != 0 && (bit < 6 || isOurs) ? result | nct_attribute(Int32(bit)) : result
    }
  }

  /// How many colours the description has.
  static func depth() -> ColorDepth {
    guard nct_number("pairs") > 0 else { return .none }
    return switch nct_number("colors") {
    case 0x100_0000...: .rgb
    case 256...: .indexed256
    case 16...: .ansi16
    case 8...: .ansi8
    default: .none
    }
  }
}

/// The colours that are shown, and the strings of the description that ncurses uses.
extension NCursesScreen {
  var colorDepth: ColorDepth { colors.depth }
  func string(_ name: String) -> [UInt8]? { TerminfoString.bytes(name) }
  func string(_ name: String, _ first: Int, _ second: Int) -> [UInt8]? {
    TerminfoString.bytes(name, first, second)
  }
}
