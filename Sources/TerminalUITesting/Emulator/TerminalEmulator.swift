public import Cells

/// A strict terminal in memory: bytes in, a grid of styled characters out.
///
///     var terminal = TerminalEmulator(width: 20, height: 2)
///     terminal.feed("Count: \u{1B}[1m3")
///     terminal.text                    // "Count: 3" and 12 spaces, then a row of 20
///     terminal[7, 0].style             // bold
///     terminal.unknown                 // []: every sequence was understood
///
/// It is a judge for tests, not a program to live in. It follows xterm as far as it goes, and lists other sequences in ``unknown`` instead of
/// guessing, so a test can demand that a program emits nothing else. It is a value: a copy is a snapshot. Sizes are clamped to 1 × 1 … 2000 × 1000
/// cells.
///
/// - Source: ECMA-48; xterm's "Control Sequences"; the kitty keyboard protocol; DEC private modes 2026, 2027, 2031, 2048.
public nonisolated struct TerminalEmulator: Sendable {
  /// The content of one cell.
  public struct Cell: Hashable, Sendable, CustomStringConvertible {
    /// The character and its combining ones; empty in the second column of a wide character.
    public internal(set) var text = " "
    /// The cell's colours (`nil` is the terminal's own) and attributes.
    public internal(set) var style = Style.plain
    /// Where the cell links to (OSC 8), if anywhere.
    public internal(set) var link: String?

    /// The text in quotation marks and the style.
    public var description: String {
      let colors = [("on", style.background), ("in", style.foreground)].compactMap { word, color in
        color.map { " \(word) \($0.kind)" }
      }
      let attributes = style.attributes.isEmpty ? "" : ", attributes \(style.attributes.rawValue)"
      return "\"\(text)\"" + colors.joined() + attributes + (link.map { ", to \($0)" } ?? "")
    }
  }

  /// A mode that a program can switch: `?25` is a DEC private one, `4` an ANSI one.
  public struct Mode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's number in the sequence that sets it.
    public var number: Int
    /// Whether the mode is a private one, with a question mark.
    public var isPrivate: Bool

    /// Makes a DEC private mode.
    public init(_ number: Int, isPrivate: Bool = true) {
      self.number = number
      self.isPrivate = isPrivate
    }

    /// The mode as sequences write it.
    public var description: String { isPrivate ? "?\(number)" : "\(number)" }
  }

  /// The columns and rows it has.
  public private(set) var size: Size
  /// The column and row of the cursor.
  public internal(set) var cursor = Point(x: 0, y: 0)
  /// The modes that are set: a fresh terminal wraps (`?7`) and shows its cursor (`?25`).
  public internal(set) var modes = Self.freshModes
  /// The cursor's shape as DECSCUSR numbers it; 0 is the terminal's own.
  public internal(set) var cursorShape = 0
  /// The terminal's own colours, which it reports on request, except for those that are `nil`, as all are at first.
  ///
  /// A new scheme is reported at once where the program wants that (mode 2031).
  public var ownColors = TerminalColors(depth: .rgb) {
    didSet { if ownColors.scheme != oldValue.scheme, modes.contains(Mode(2031)) { replyScheme() } }
  }
  /// The window's title; `nil` before the program gave one.
  public internal(set) var title: String?
  /// The state and percent of the shown progress, as in `OSC 9;4`; `nil` while there is none.
  public internal(set) var progress: String?
  /// The notifications that the program sent (OSC 777), `title;text` each.
  public internal(set) var notifications: [String] = []
  /// The last text that the program wrote to the clipboard (OSC 52), as sent: in base 64.
  public internal(set) var clipboard: String?
  /// How often the bell rang.
  public internal(set) var bellCount = 0
  /// The sequences that it didn't know, printably, in order; the first 1000.
  public internal(set) var unknown: [String] = []
  /// Answers to the program's questions, to be sent to it (see ``takeReplies()``).
  public internal(set) var replies: [UInt8] = []
  /// How many columns a scalar takes: 0, 1 or 2; replace it to try a terminal of another opinion.
  public var columns: @Sendable (Unicode.Scalar) -> Int = Self.columns(of:)

  /// Whether erased cells have the background that is selected, as the description says with `bce`.
  package var erasesWithBackground = true
  /// Whether the cursor goes to the next row as soon as the last column is written: `am` without `xenl`.
  package var wrapsAtOnce = false

  static let freshModes: Set<Mode> = [Mode(7), Mode(25)]

  var rows: [[Cell]]
  /// The main screen while the alternate one is shown.
  var mainRows: [[Cell]]?
  /// The cursor is behind the last column: the next character goes to the next row.
  var wrapsNext = false
  var style = Style.plain
  var linePattern = Underline.Pattern.solid
  var lineColor: Color?
  var link: String?
  var margins: ClosedRange<Int>
  /// Whether G0 and G1 hold DEC's line drawing characters, and the one of both in use.
  var lineDrawing = [false, false]
  var characterSet = 0
  var saved = SavedCursor()
  var keypadIsApplication = false
  var modifyOtherKeys = 0
  var titles: [String?] = []
  /// The kitty keyboard flags of this screen, and those of the other one: each has its own stack.
  var keyboardFlags = [0]
  var otherKeyboardFlags = [0]
  var lastScalar: Unicode.Scalar?
  var parser = Parser()

  /// The state that DECSC keeps.
  struct SavedCursor: Sendable {
    var cursor = Point(x: 0, y: 0)
    var style = Style.plain
    var lineDrawing = [false, false]
    var characterSet = 0
  }

  /// Makes a blank terminal of a size in cells.
  public init(width: Int, height: Int) {
    size = Self.clamped(width, height)
    rows = Self.blankRows(size)
    margins = 0...size.height - 1
  }

  /// Gives the terminal another size.
  ///
  /// Rows and columns are cut or added at the bottom and at the right, and nothing is reflowed.
  public mutating func resize(width: Int, height: Int) {
    size = Self.clamped(width, height)
    margins = 0...size.height - 1
    wrapsNext = false
    cursor = Point(x: min(cursor.x, size.width - 1), y: min(cursor.y, size.height - 1))
    rows = Self.cut(rows, to: size)
    mainRows = mainRows.map { Self.cut($0, to: size) }
  }

  /// The answers that wait for the program, which are then taken as sent.
  public mutating func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  static func blankRows(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  private static func clamped(_ width: Int, _ height: Int) -> Size {
    Size(width: min(max(width, 1), 2000), height: min(max(height, 1), 1000))
  }

  private static func cut(_ rows: [[Cell]], to size: Size) -> [[Cell]] {
    let kept = rows.prefix(size.height).map { row in
      row.prefix(size.width) + Array(repeating: Cell(), count: max(0, size.width - row.count))
    }
    let added = Array(repeating: Cell(), count: size.width)
    return kept.map(Array.init) + Array(repeating: added, count: size.height - kept.count)
  }

  /// The columns of a scalar in a terminal that knows no clusters: combining and format characters take none.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar == "\u{AD}" ? 1 : 0
    default: return max(1, CellWidth.width(of: Character(scalar)))
    }
  }
}
