public import Cells

/// An answer of a terminal to a question.
///
/// Answers without a question are dropped by ``InputDecoder``; they never become keys or text.
public enum TerminalReply: Hashable, Sendable {
  /// The terminal's class and features (DA1), as numbers.
  case primaryAttributes([Int])
  /// The terminal's kind and version (DA2), as numbers.
  case secondaryAttributes([Int])
  /// The row and column of the cursor (CPR), counted from 1.
  case cursorPosition(row: Int, column: Int)
  /// The state of a private mode (DECRPM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(number: Int, state: Int)
  /// The kitty keyboard protocol's flags now in force: the terminal speaks the protocol.
  case keyboardFlags(Int)
  /// A colour of the terminal: 10 foreground, 11 background, 12 cursor; 16 bits for each component.
  case color(number: Int, red: UInt16, green: UInt16, blue: UInt16)
  /// Whether the terminal is dark or light: an answer, or a report that this has changed (mode 2031).
  case colorScheme(ColorScheme)
  /// The terminal's name and version (XTVERSION): printable ASCII only.
  case version(String)

  /// Which answers are expected.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The class and features.
    public static let primaryAttributes = Kinds(rawValue: 1 << 0)
    /// The kind and version.
    public static let secondaryAttributes = Kinds(rawValue: 1 << 1)
    /// The cursor's position; while it isn't expected, `CSI 1 ; m R` is the key F3.
    public static let cursorPosition = Kinds(rawValue: 1 << 2)
    /// The state of a private mode.
    public static let mode = Kinds(rawValue: 1 << 3)
    /// The kitty keyboard protocol's flags.
    public static let keyboardFlags = Kinds(rawValue: 1 << 4)
    /// A colour.
    public static let color = Kinds(rawValue: 1 << 5)
    /// The name and version.
    public static let version = Kinds(rawValue: 1 << 6)
    /// Whether the terminal is dark or light.
    public static let colorScheme = Kinds(rawValue: 1 << 7)
  }

  /// Which kind of answer this is.
  public var kind: Kinds {
    switch self {
    case .primaryAttributes: .primaryAttributes
    case .secondaryAttributes: .secondaryAttributes
    case .cursorPosition: .cursorPosition
    case .mode: .mode
    case .keyboardFlags: .keyboardFlags
    case .color: .color
    case .version: .version
    case .colorScheme: .colorScheme
    }
  }
}
