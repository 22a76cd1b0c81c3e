/// Text that a terminal takes outside of its cells: the window's title, the target of a link, the clipboard, a notification, a progress.
///
/// It is the only way for a string to become part of an escape sequence. A message exists only if its text is fit for that, so
/// nothing has to be checked where it is written, and it can't be forgotten there.
///
///     TerminalMessage.title("notes.txt")               // OSC 2
///     TerminalMessage.title("a\u{1B}]0;b\u{7}")        // nil: a control character
///
/// Nothing here requests text from the terminal that others may have put there: titles and clipboards are written, never read.
/// - Source: xterm's "Control Sequences" (OSC 2 and 52); the "Hyperlinks in terminal emulators" specification (OSC 8);
///   ConEmu's "ANSI X3.64" (OSC 9;4); urxvt's notifications (OSC 777); kitty's "Mouse pointer shapes" (OSC 22).
public struct TerminalMessage: Hashable, Sendable {
  /// The purpose of a message.
  public enum Kind: Hashable, Sendable {
    /// The window's title.
    case title
    /// The beginning of a link.
    case link
    /// The clipboard's new content.
    case clipboard
    /// A notification of the desktop.
    case notification
    /// How far something is, shown at the window's icon or tab.
    case progress
    /// The shape of the mouse's pointer.
    case pointer
  }

  /// The shown progress of some work.
  public enum Progress: Hashable, Sendable {
    /// No progress is shown.
    case hidden
    /// A part from 0 to 1 is done; others are clamped, and not a number is 0.
    case part(Double)
    /// The work continues, without a known end.
    case indeterminate
    /// The work failed at a part from 0 to 1.
    case failed(Double)
    /// The work is paused at a part from 0 to 1.
    case paused(Double)
  }

  /// The shapes of the mouse's pointer, as CSS calls them.
  public enum Pointer: String, Hashable, Sendable, CaseIterable {
    /// As the terminal has it over text.
    case terminalDefault = ""
    /// An arrow.
    case arrow = "default"
    /// Something that leads somewhere.
    case link = "pointer"
    /// Text that can be edited.
    case text
    /// Text from top to bottom.
    case verticalText = "vertical-text"
    /// A cross.
    case crosshair
    /// Something that can be grabbed.
    case grab
    /// Something that is grabbed.
    case grabbing
    /// A line that moves to the sides.
    case columnResize = "col-resize"
    /// A line that moves up and down.
    case rowResize = "row-resize"
    /// Makes something larger.
    case zoomIn = "zoom-in"
    /// Makes something smaller.
    case zoomOut = "zoom-out"
  }

  /// The longest title or text of a notification, in bytes.
  public static let notificationLimit = 256

  /// The longest title, in bytes.
  public static let titleLimit = 256
  /// The longest target of a link, in bytes after encoding.
  public static let linkLimit = 2083
  /// The longest text for the clipboard, in bytes of UTF-8: terminals drop longer ones.
  public static let clipboardLimit = 74_994
  /// The schemes of a link's target: nothing else is followed by a click.
  public static let linkSchemes: Set<String> = ["http", "https", "mailto", "file"]

  /// The purpose.
  public let kind: Kind
  /// The whole escape sequence: printable ASCII between ESC bytes.
  public let bytes: [UInt8]

  private init(_ kind: Kind, _ body: [UInt8]) {
    self.kind = kind
    bytes = [0x1B, UInt8(ascii: "]")] + body + [0x1B, UInt8(ascii: "\\")]
  }

  /// A title for the terminal's window.
  ///
  /// - Parameter text: Printable ASCII, at most ``titleLimit`` bytes.
  /// - Returns: The message; `nil` where there is any other character, or too many.
  public static func title(_ text: String) -> TerminalMessage? {
    guard text.utf8.count <= titleLimit, isPrintable(text.utf8) else { return nil }
    return TerminalMessage(.title, Array("2;".utf8) + text.utf8)
  }

  /// The beginning of a link; cells that follow lead to `target`.
  ///
  /// Characters other than ASCII are percent-encoded, as are spaces and the characters that no URL has.
  ///
  /// - Parameters:
  ///   - target: An absolute URL with one of ``linkSchemes``.
  ///   - number: Tells the parts of one link from those of another with the same target.
  /// - Returns: The message; `nil` where the target has a control character, another scheme or is too long.
  public static func link(to target: String, number: Int = 0) -> TerminalMessage? {
    guard let encoded = encoded(target) else { return nil }
    return TerminalMessage(.link, Array("8;id=t\(UInt32(truncatingIfNeeded: number));".utf8) + encoded)
  }

  /// The end of a link.
  public static let linkEnd: [UInt8] = Array("\u{1B}]8;;\u{1B}\\".utf8)

  /// A new content for the clipboard, encoded in base 64.
  ///
  /// - Returns: The message; `nil` where the text is longer than ``clipboardLimit``.
  public static func clipboard(_ text: String) -> TerminalMessage? {
    guard text.utf8.count <= clipboardLimit else { return nil }
    return TerminalMessage(.clipboard, Array("52;c;".utf8) + base64(Array(text.utf8)))
  }

  /// A notification of the desktop, as urxvt, foot, Ghostty and WezTerm take it.
  ///
  /// - Parameters:
  ///   - title: Printable ASCII without a semicolon, which ends it; at most ``notificationLimit`` bytes.
  ///   - text: Printable ASCII, at most as much.
  /// - Returns: The message; `nil` where there is any other character, too many, or no title.
  public static func notification(title: String, text: String) -> TerminalMessage? {
    guard !title.isEmpty, title.utf8.count <= notificationLimit, text.utf8.count <= notificationLimit,
      isPrintable(title.utf8), isPrintable(text.utf8), !title.utf8.contains(UInt8(ascii: ";"))
    else { return nil }
    return TerminalMessage(
      .notification, Array("777;notify;".utf8) + title.utf8 + [UInt8(ascii: ";")] + text.utf8)
  }

  /// How far something is, in percent.
  public static func progress(_ progress: Progress) -> TerminalMessage {
    func percent(_ part: Double) -> Int { part > 0 ? Int((min(part, 1) * 100).rounded()) : 0 }
    let (state, value) =
      switch progress {
      case .hidden: (0, 0)
      case .part(let part): (1, percent(part))
      case .failed(let part): (2, percent(part))
      case .indeterminate: (3, 0)
      case .paused(let part): (4, percent(part))
      }
    return TerminalMessage(.progress, Array("9;4;\(state);\(value)".utf8))
  }

  /// The shape of the mouse's pointer from now on.
  public static func pointer(_ shape: Pointer) -> TerminalMessage {
    TerminalMessage(.pointer, Array("22;\(shape.rawValue)".utf8))
  }

  // MARK: Encoding

  private static func isPrintable(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// The target with all but plain characters as `%` and two digits; `nil` for controls and for schemes that aren't
  /// allowed.
  private static func encoded(_ target: String) -> [UInt8]? {
    guard let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")),
      linkSchemes.contains(target[..<colon].lowercased())
    else { return nil }
    var result: [UInt8] = []
    for scalar in target.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F: return nil
      case 0x21..<0x7F where !"\"<>\\^`{|}".unicodeScalars.contains(scalar):
        result.append(UInt8(scalar.value))
      default:
        for byte in String(Character(scalar)).utf8 {
          result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      guard result.count <= linkLimit else { return nil }
    }
    return result
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let value = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for position in 0..<4 {
        let isPadding = position > part.count
        result.append(isPadding ? UInt8(ascii: "=") : letters[value >> (18 - 6 * position) & 63])
      }
    }
    return result
  }
}

extension TerminalMessage: CustomStringConvertible {
  /// The sequence with its ESC bytes made visible.
  public var description: String {
    bytes.map { $0 == 0x1B ? "ESC " : String(Unicode.Scalar($0)) }.joined()
  }
}
