internal import Cells
internal import Terminal

/// The reports that the terminal is to send, and the bytes that begin and end them.
///
/// ``enter`` and ``undo`` are written around everything else; each mode that is set is reset.
struct TerminalModes: Hashable {
  var hasMouse = false
  var hasMouseMotion = false
  var hasPaste = false
  var hasFocus = false
  /// Whether the terminal says when it becomes a dark or a light one.
  var hasSchemeReports = false
  /// The kitty keyboard protocol's flags; 0 is none.
  var keyboardFlags = 0
  /// Whether a frame is ever marked as one update.
  var hasSynchronizedUpdates = false
  /// Whether the window was given a title, and the one before is kept by the terminal.
  var hasTitle = false
  /// Whether cells were ever links.
  var hasLinks = false
  /// Whether a progress is shown.
  var hasProgress = false
  /// Whether the mouse's pointer has another shape than the terminal's own.
  var hasPointer = false
  /// Whether the cursor's shape was ever chosen.
  var hasCursorShape = false

  /// The private modes that are set, in the order of setting.
  private var numbers: [Int] {
    var numbers: [Int] = []
    if hasPaste { numbers.append(2004) }
    if hasFocus { numbers.append(1004) }
    if hasSchemeReports { numbers.append(2031) }
    if hasMouse { numbers += [hasMouseMotion ? 1003 : 1002, 1006] }
    return numbers
  }

  /// Makes the keyboard protocol distinguish Tab from Ctrl-I and Escape from ESC, and report the Latin key at a position.
  ///
  /// On request it also reports repeats and releases, which needs all keys as sequences, with their text.
  mutating func chooseKeyboardFlags(releases: Bool) { keyboardFlags = releases ? 1 | 2 | 4 | 8 | 16 : 1 | 4 }

  /// Sets the modes.
  var enter: [UInt8] {
    var text = numbers.isEmpty ? "" : "\u{1B}[?\(numbers.map(String.init).joined(separator: ";"))h"
    if keyboardFlags != 0 { text += "\u{1B}[>\(keyboardFlags)u" }
    return Array(text.utf8)
  }

  /// Goes from these modes to others, the keyboard's and the cursor's apart.
  func change(to other: TerminalModes) -> [UInt8] {
    let gone = numbers.filter { !other.numbers.contains($0) }
    let new = other.numbers.filter { !numbers.contains($0) }
    var text = ""
    if !gone.isEmpty { text += "\u{1B}[?\(gone.map(String.init).joined(separator: ";"))l" }
    if !new.isEmpty { text += "\u{1B}[?\(new.map(String.init).joined(separator: ";"))h" }
    return Array(text.utf8)
  }

  /// Switches off modes that another program may have left on.
  ///
  /// The modes are reports of the mouse, of the focus and of pastes, keys that send other sequences, reversed colours,
  /// insertion, a character set, and a style.
  ///
  /// - Parameters:
  ///   - links: Whether the terminal knows links.
  ///   - keyboard: Whether the terminal speaks the kitty keyboard protocol.
  static func othersUndone(links: Bool, keyboard: Bool) -> [UInt8] {
    var text =
      "\u{1B}[?1;5;6;9;1000;1001;1002;1003;1004;1005;1006;1015;1016;2004;2026;2031;2048l\u{1B}[?7h\u{1B}[4l"
    text += "\u{1B}>\u{F}\u{1B}(B\u{1B}[m"
    if links { text += "\u{1B}]8;;\u{1B}\\" }
    // The flags of the main screen, which the other program had.
    if keyboard { text += "\u{1B}[=0u" }
    return Array(text.utf8)
  }

  /// Leaves nothing behind, wherever in a frame the terminal is: the bytes that restore it.
  func undo(size: Size, _ screen: any PresentedScreen) -> [UInt8] {
    var bytes: [UInt8] = []
    func add(_ capability: String) { bytes += screen.string(capability) ?? [] }
    if hasSynchronizedUpdates { bytes += "\u{1B}[?2026l".utf8 }
    // Each program pushes its flags for the alternate screen, so they are popped before it is left.
    if keyboardFlags != 0 { bytes += "\u{1B}[<u".utf8 }
    if !numbers.isEmpty {
      bytes += "\u{1B}[?\(numbers.reversed().map(String.init).joined(separator: ";"))l".utf8
    }
    if hasLinks { bytes += TerminalMessage.linkEnd }
    if hasProgress { bytes += TerminalMessage.progress(.hidden).bytes }
    if hasPointer { bytes += TerminalMessage.pointer(.terminalDefault).bytes }
    if hasTitle { bytes += "\u{1B}[23;0t".utf8 }
    if hasCursorShape { add("Se") }
    add("sgr0")
    add("op")
    if let leaving = screen.leaving {
      add("smam")
      add("cnorm")
      return bytes + leaving
    }
    // A frame may be in the middle of a scroll or an insertion.
    bytes += screen.string("csr", 0, size.height - 1) ?? []
    add("rmir")
    add("smam")
    add("cnorm")
    if screen.string("rmcup") != nil {
      add("rmcup")
    } else {
      bytes += screen.string("cup", size.height - 1, 0) ?? []
      add("el")
    }
    return bytes
  }
}

extension TerminalModes: CustomStringConvertible {
  /// The numbers of the modes.
  var description: String { numbers.map(String.init).joined(separator: " ") }
}
