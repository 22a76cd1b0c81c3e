/// Why a terminal can't be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// The descriptor is not a terminal: input or output goes to a file or a pipe.
  case notATerminal(descriptor: Int32)
  /// `TERM` is unset or empty, so nothing is known about the terminal.
  case noTerminalType
  /// Nothing is known about the terminal that `TERM` names.
  case unknownTerminalType(String)
  /// The terminal that `TERM` names can't place its cursor.
  case unusableTerminalType(String)
  /// The file that should describe the terminal is damaged, or is no description at all.
  case damagedDescription(name: String, file: String)
  /// A call to the system failed.
  case system(call: String, code: Int32)
  /// Another screen of this process already owns a terminal.
  case alreadyStarted

  /// Whether there is no terminal, or none that can be drawn on.
  package var meansNoTerminal: Bool {
    switch self {
    case .notATerminal, .noTerminalType, .unknownTerminalType, .unusableTerminalType: true
    case .damagedDescription, .system, .alreadyStarted: false
    }
  }
}

extension TerminalError: CustomStringConvertible {
  /// One line that names the problem and the remedy.
  public var description: String {
    switch self {
    case .notATerminal(let descriptor):
      switch descriptor {
      case 0:
        "Standard input is not a terminal. Run this program in a terminal, without redirecting its input."
      case 1:
        "Standard output is not a terminal. Run this program in a terminal, without redirecting its output."
      default: "Descriptor \(descriptor) is not a terminal."
      }
    case .noTerminalType:
      "TERM is not set, so the terminal is unknown. Set it to its name, for example: TERM=xterm-256color."
    case .unknownTerminalType(let name):
      "There is no description of the terminal \(Self.quoted(name)) named by TERM. "
        + "Try TERM=xterm-256color, or install its terminfo entry."
    case .unusableTerminalType(let name):
      "The terminal \(Self.quoted(name)) named by TERM can't place its cursor. Try TERM=xterm-256color."
    case .damagedDescription(let name, let file):
      "The description of the terminal \(Self.quoted(name)) in \(Self.quoted(file, limit: 200)) is damaged. "
        + "Remove or reinstall that file, or set TERM to another name."
    case .system(let call, let code):
      "The terminal can't be used: \(call) failed with error \(code)."
    case .alreadyStarted:
      "This process already shows its interface in a terminal."
    }
  }

  /// A name as a quoted piece of one line: printable ASCII only, of limited length.
  private static func quoted(_ name: String, limit: Int = 40) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(limit) {
      text.unicodeScalars.append((0x20..<0x7F).contains(scalar.value) ? scalar : "?")
    }
    if name.unicodeScalars.count > limit { text += "…" }
    return "“\(text)”"
  }
}
