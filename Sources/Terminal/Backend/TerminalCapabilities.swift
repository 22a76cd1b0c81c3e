public import Cells

/// The known abilities of a terminal.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The terminal's name: the value of `TERM`, or `headless`.
  public var name: String
  /// The colours it can show; `none` where the environment has `NO_COLOR`.
  public var colorDepth: ColorDepth
  /// Whether the terminal reports the mouse.
  public var hasMouse: Bool
  /// Whether the terminal marks pasted text as such.
  public var hasBracketedPaste: Bool
  /// Whether the terminal reports when its window gains or loses the keyboard.
  public var hasFocusReports: Bool
  /// Whether the terminal speaks the kitty keyboard protocol: releases, repeats and all modifiers are known.
  public var hasKeyboardProtocol: Bool
  /// Whether the terminal can show a frame at once (DEC mode 2026).
  public var hasSynchronizedUpdates: Bool
  /// Whether the terminal changes the shape of the mouse's pointer (OSC 22).
  public var hasPointerShapes = false
  /// Whether the terminal shows characters outside ASCII.
  public var hasUnicode: Bool

  /// Makes a description of a terminal.
  public init(
    name: String, colorDepth: ColorDepth, hasMouse: Bool = false, hasBracketedPaste: Bool = false,
    hasFocusReports: Bool = false, hasKeyboardProtocol: Bool = false, hasSynchronizedUpdates: Bool = false,
    hasUnicode: Bool = true
  ) {
    self.name = name
    self.colorDepth = colorDepth
    self.hasMouse = hasMouse
    self.hasBracketedPaste = hasBracketedPaste
    self.hasFocusReports = hasFocusReports
    self.hasKeyboardProtocol = hasKeyboardProtocol
    self.hasSynchronizedUpdates = hasSynchronizedUpdates
    self.hasUnicode = hasUnicode
  }
}

extension TerminalCapabilities: CustomStringConvertible {
  /// The capabilities in one line, such as `xterm-256color: rgb, mouse, paste, focus, unicode`.
  public var description: String {
    var words = ["\(colorDepth)"]
    if hasMouse { words.append("mouse") }
    if hasBracketedPaste { words.append("paste") }
    if hasFocusReports { words.append("focus") }
    if hasKeyboardProtocol { words.append("keyboard protocol") }
    if hasSynchronizedUpdates { words.append("synchronized updates") }
    if hasUnicode { words.append("unicode") }
    return "\(name): \(words.joined(separator: ", "))"
  }
}
