package import Cells

/// The sequences that a terminal understands, in the form in which frames need them.
///
///     let abilities = Abilities(entry, hasColor: true, hasUnicode: true)     // from terminfo
///     let abilities = Abilities.ecma48(depth: .rgb)                          // as a client says
///
/// Abilities are a value without a link to a terminal. Most descriptions have the sequences of ECMA-48, which are
/// written and counted without filling in a string each time.
package struct Abilities: Hashable, Sendable {
  /// What happens behind the last column.
  package enum Wrapping: Hashable, Sendable {
    /// The cursor stays.
    case never
    /// The cursor goes to the next row at once.
    case atOnce
    /// The cursor waits in the last column until the next character.
    case waiting
  }

  /// A sequence with parameters.
  enum Filled: Hashable, Sendable {
    /// The sequence of ECMA-48.
    case standard
    /// Another sequence, which the description has.
    case program(TerminfoProgram)
  }

  /// A sequence that selects a look.
  struct Look: Hashable, Sendable {
    /// The whole sequence.
    var bytes: [UInt8]
    /// The parameters where it is SGR; then it can be joined with others.
    var parameters: [UInt8]?
  }

  // MARK: Looks

  /// The colours that the terminal shows.
  package var depth: ColorDepth
  /// How the description numbers colours.
  var numbering: ColorNumbering
  var foreground = Filled.standard
  var background = Filled.standard
  /// The bytes that give both colours their own values again; `nil` where SGR 39 and 49 do.
  var ownColors: [UInt8]?
  /// The sequences of the attributes, by the bits of `TextAttributes`.
  var attributes: [Look?]
  /// What switches one attribute off again, where there is such a sequence.
  var attributeEnds: [Look?]
  /// The end of all attributes, and of colours where it is SGR.
  var reset: Look
  /// The attributes that the terminal doesn't show together with colours.
  var attributesWithoutColors: TextAttributes = []
  /// Whether the terminal takes links (OSC 8), lines of several kinds (SGR 4:3), and characters outside ASCII.
  package var (knowsLinks, knowsLines, hasUnicode): (Bool, Bool, Bool)

  // MARK: Moves

  var address = Filled.standard
  /// Whether the terminal has the relative moves and the absolute ones of ECMA-48: CUU, CUD, CUF, CUB, CHA, VPA.
  var (hasUp, hasDown, hasRight, hasLeft, hasColumn, hasRow) = (false, false, false, false, false, false)
  /// Whether BS moves to the left.
  var hasBackspace = false
  package var wrapping: Wrapping
  /// The sequences that stop wrapping, and that begin it again.
  var (stopWrapping, wrap): ([UInt8]?, [UInt8]?)
  /// The sequence that begins wrapping again, at the end.
  package var wrapAgain: [UInt8]? { wrap }

  // MARK: Erasing, moving rows and characters

  /// Whether erased cells have the background that is selected.
  package var erasesWithBackground: Bool
  var clear: [UInt8]?
  var eraseToEnd: [UInt8]?
  var eraseCharacters: TerminfoProgram?
  var repeatCharacter: TerminfoProgram?
  var insertCharacters: TerminfoProgram?
  var deleteCharacters: TerminfoProgram?
  var scrollRegion: TerminfoProgram?
  /// The sequences that scroll the region by one row.
  var (scrollUp, scrollDown): ([UInt8]?, [UInt8]?)
  var (scrollUpBy, scrollDownBy): (TerminfoProgram?, TerminfoProgram?)
  var (insertLine, deleteLine): ([UInt8]?, [UInt8]?)
  var (insertLines, deleteLines): (TerminfoProgram?, TerminfoProgram?)

  // MARK: The screen and its cursor

  var (enterScreen, hideCursor, showCursor): ([UInt8]?, [UInt8]?, [UInt8]?)
  /// Whether the cursor can be hidden.
  package var hidesCursor: Bool { hideCursor != nil }

  /// The marks around a frame that is shown at once (mode 2026), where a terminal says that it can.
  package static let updateBegin = Array("\u{1B}[?2026h".utf8)
  package static let updateEnd = Array("\u{1B}[?2026l".utf8)
}

extension Abilities: CustomStringConvertible {
  /// The colours, and the abilities that not every terminal has.
  package var description: String {
    var words = ["\(depth)"]
    if knowsLinks { words.append("links") }
    if knowsLines { words.append("lines") }
    if erasesWithBackground { words.append("erases with the background") }
    if repeatCharacter != nil { words.append("repeats") }
    if scrollRegion != nil { words.append("scrolls a region") }
    if !hasUnicode { words.append("ASCII") }
    return words.joined(separator: ", ")
  }
}

extension Abilities {
  /// The attributes that are shown, alone or together with colours.
  package func shownAttributes(withColor hasColor: Bool) -> TextAttributes {
    let all = (0..<7).reduce(into: TextAttributes()) { result, bit in
      if attributes[bit] != nil { result.insert(TextAttributes(rawValue: 1 << bit)) }
    }
    return hasColor ? all.subtracting(attributesWithoutColors) : all
  }
}
