internal import Presenter
package import Terminal

/// Which descriptions of the terminal to try, best first.
///
/// 1. Where `COLORTERM` says `truecolor` or `24bit`, and `TERM` names a terminal of a family that has 24-bit colours:
///    an entry of ours, carried in the program.
/// 2. The installed entry that `TERM` names.
/// 3. Where it isn't installed and the terminal is like xterm, or calls itself a variant of it: `xterm-256color`.
package struct Terminfo {
  /// A description, and the variables with which ncurses finds it.
  package struct Candidate: Equatable {
    package var name: String
    /// The value of `TERMINFO` that holds it; `nil` where it is installed.
    package var entry: String?
  }

  /// The value of `TERM`.
  package let name: String
  /// The descriptions to try, best first; never empty.
  package let candidates: [Candidate]

  /// Reads `TERM` and `COLORTERM`.
  ///
  /// - Throws: ``TerminalError/noTerminalType`` or ``TerminalError/unknownTerminalType(_:)``.
  package init(environment: [String: String]) throws(TerminalError) {
    let name = environment["TERM"] ?? ""
    guard !name.isEmpty else { throw .noTerminalType }
    // A name is a file's name; ncurses itself takes no more than 512 bytes.
    guard name.utf8.count <= 128,
      name.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "/") })
    else { throw .unknownTerminalType(name) }
    self.name = name
    var candidates: [Candidate] = []
    let hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    if hasTrueColor, environment["NO_COLOR"] ?? "" == "" {
      if Self.isLikeXterm(name) {
        candidates.append(Candidate(name: "terminalui-xterm", entry: TerminfoEntries.xterm.description))
      } else if Self.isLikeTmux(name, inTmux: environment["TMUX"] != nil) {
        candidates.append(Candidate(name: "terminalui-tmux", entry: TerminfoEntries.tmux.description))
      }
    }
    candidates.append(Candidate(name: name))
    if Self.isLikeXterm(name) || Self.isLikeTmux(name, inTmux: true) || Self.isFamily(["xterm"], name) {
      candidates.append(Candidate(name: "xterm-256color"))
    }
    self.candidates = candidates
  }

  /// Whether the terminal's window has a title that sequences set, keep and put back.
  package var hasTitles: Bool {
    Self.isLikeXterm(name) || Self.isLikeTmux(name, inTmux: true) || Self.isFamily(["xterm"], name)
  }

  /// Whether the terminal answers questions, and shows nothing of the question.
  func answersQuestions(_ environment: [String: String]) -> Bool {
    // Apple's shows the last letter of a question that it doesn't know.
    hasTitles && environment["TERM_PROGRAM"] != "Apple_Terminal"
  }

  /// Whether the terminal is known to take notifications and progress, and to show nothing else of them.
  ///
  /// Other terminals would show a progress as a notification, or as text. A multiplexer doesn't hand notifications and progress
  /// on.
  package func knowsMessages(_ environment: [String: String]) -> (notifications: Bool, progress: Bool) {
    guard environment["TMUX"] == nil else { return (false, false) }
    let isOne =
      ["ghostty", "WezTerm"].contains(environment["TERM_PROGRAM"] ?? "")
      || Self.isFamily(["ghostty", "xterm-ghostty", "wezterm"], name)
    return (isOne || Self.isFamily(["foot"], name), isOne)
  }

  /// Whether the terminal is known to take shapes of the mouse's pointer by their names in CSS.
  ///
  /// xterm has other names for them, and a multiplexer keeps them to itself.
  package func hasPointerShapes(_ environment: [String: String]) -> Bool {
    guard environment["TMUX"] == nil else { return false }
    return environment["TERM_PROGRAM"] == "ghostty"
      || Self.isFamily(["foot", "ghostty", "xterm-ghostty", "kitty", "xterm-kitty"], name)
  }

  /// Whether the terminal is known to have lines of several kinds below text, in colours of their own.
  ///
  /// tmux knows them, and shows plain ones where the terminal around it has no others.
  package func hasLines(_ environment: [String: String]) -> Bool {
    if environment["TMUX"] != nil { return Self.isLikeTmux(name, inTmux: true) }
    // 0.51.2 was the first.
    if Self.isLikeXterm(name), let version = environment["VTE_VERSION"].flatMap({ Int($0) }), version >= 5102
    {
      return true
    }
    return ["ghostty", "iTerm.app", "WezTerm"].contains(environment["TERM_PROGRAM"] ?? "")
      || Self.isFamily(
        [
          "alacritty", "contour", "foot", "ghostty", "kitty", "tmux", "wezterm", "xterm-ghostty",
          "xterm-kitty",
        ], name)
  }

  /// Whether the terminal breaks rows that are longer than its new width; terminals that are known to cut them don't.
  ///
  /// xterm says its version.
  func reflows(_ environment: [String: String]) -> Bool {
    if environment["TMUX"] != nil { return true }
    return environment["XTERM_VERSION"] == nil
      && !Self.isFamily(["linux", "screen", "rxvt", "st", "vt100", "vt220", "ansi", "cygwin"], name)
  }

  private static func isLikeXterm(_ name: String) -> Bool {
    // Not xterm-kitty: it doesn't erase with the background.
    if ["xterm", "xterm-256color", "xterm-color", "xterm-new", "xterm-ghostty"].contains(name) {
      return true
    }
    return isFamily(
      ["alacritty", "contour", "foot", "ghostty", "gnome", "konsole", "mintty", "vte", "wezterm"], name)
  }

  private static func isLikeTmux(_ name: String, inTmux: Bool) -> Bool {
    // GNU screen passes COLORTERM on without having the colours.
    isFamily(["kitty", "st", "tmux", "xterm-kitty"], name) || inTmux && isFamily(["screen"], name)
  }

  /// Whether `name` is one of `families`, or one of them with a variant behind a hyphen.
  private static func isFamily(_ families: [String], _ name: String) -> Bool {
    families.contains { family in
      name == family
        || name.hasPrefix(family + "-") && name.utf8.count > family.utf8.count + 1
          && !name.hasSuffix("-direct") && !name.hasSuffix("-mono")
    }
  }
}

extension Terminfo {
  /// The variables that say where descriptions are.
  package static let fileVariables = ["TERMINFO", "TERMINFO_DIRS", "TERMCAP", "TERMPATH", "HOME"]

  /// Whether the program has other privileges than its user: then the user's files aren't read, as a description of a
  /// terminal can be made to do harm.
  package static var isPrivileged: Bool { UserEnvironment.isPrivileged }

  /// The variables that name the terminal.
  package static var environment: [String: String] {
    var result: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR", "TMUX", "TERM_PROGRAM", "VTE_VERSION", "XTERM_VERSION"] {
      result[name] = UserEnvironment.harmlessValue(name)
    }
    return result
  }
}
