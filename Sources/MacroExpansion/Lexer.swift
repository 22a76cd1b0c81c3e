/// Divides Swift source into words, strings, operators and brackets, as far as macros need to know them.
///
/// It never fails: text that isn't Swift is divided somehow, and an unclosed part ends with the source.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// The number of bytes of blanks and comments at the start of a text.
  static func leadingSpace(of text: String) -> Int {
    var lexer = Lexer(text)
    lexer.skipSpace()
    return lexer.place
  }

  private mutating func next() -> Token? {
    skipSpace()
    guard place < bytes.count else { return nil }
    let start = place
    let kind = readToken()
    return Token(
      kind: kind, range: start..<place, text: String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    let index = place + offset
    return index < bytes.count ? bytes[index] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      place + buffer.count <= bytes.count && buffer.indices.allSatisfy { bytes[place + $0] == buffer[$0] }
    }
  }

  private mutating func skipSpace() {
    while let byte = byte() {
      if byte <= 0x20 {
        place += 1
      } else if starts(with: "//") {
        while let byte = self.byte(), byte != 0x0A, byte != 0x0D { place += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        (depth, place) = (depth + 1, place + 2)
      } else if starts(with: "*/") {
        (depth, place) = (depth - 1, place + 2)
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
    place = min(place, bytes.count)
  }

  /// Reads one token from the present place, and returns its kind.
  private mutating func readToken() -> Token.Kind {
    guard let first = byte() else { return .other }
    if isString {
      readString()
      return .string
    }
    if first == UInt8(ascii: "#") {
      skipSigns()
      return .other
    }
    if Self.isWord(first) {
      while let next = byte(), Self.isWord(next) { place += 1 }
      return .word
    }
    if first == UInt8(ascii: "`") {
      repeat { place += 1 } while byte().map { $0 != UInt8(ascii: "`") } ?? false
      place = min(place + 1, bytes.count)
      return .word
    }
    if Self.isOperator(first) {
      while let next = byte(), Self.isOperator(next), !starts(with: "//"), !starts(with: "/*") { place += 1 }
      return .operation
    }
    place += 1
    switch first {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
    default: return .other
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }

  // MARK: Strings

  /// Whether a quotation mark is here, perhaps behind number signs.
  private var isString: Bool {
    var index = place
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: "\"")
  }

  /// Number signs that begin no string; all at once, or each would look at all that follow.
  private mutating func skipSigns() {
    while byte() == UInt8(ascii: "#") { place += 1 }
  }

  /// Strings and interpolations nest: a stack and no recursion, for any source.
  private enum Nesting {
    /// A string that ends with so many quotation marks and number signs.
    case string(quotes: Int, signs: Int)
    /// An interpolation, with the number of open parentheses.
    case interpolation(depth: Int)
  }

  /// Reads a string with its interpolations, which may have strings in them: `stack` has what is open.
  private mutating func readString() {
    var stack = [openString()]
    while let top = stack.last, place < bytes.count {
      switch top {
      case .string(let quotes, let signs):
        if isEnd(quotes: quotes, signs: signs) {
          place += quotes + signs
          stack.removeLast()
        } else if byte() == UInt8(ascii: "\\"), hasSigns(signs, at: place + 1) {
          place += 1 + signs
          if byte() == UInt8(ascii: "(") { stack.append(.interpolation(depth: 0)) } else { place += 1 }
        } else if quotes == 1, byte() == 0x0A {
          // A string of one quotation mark ends in its line, so this isn't one.
          stack.removeLast()
        } else {
          place += 1
        }
      case .interpolation(let depth):
        skipSpace()
        guard let next = byte() else { break }
        if isString {
          stack.append(openString())
          continue
        }
        if next == UInt8(ascii: "#") {
          skipSigns()
          continue
        }
        let change = next == UInt8(ascii: "(") ? 1 : next == UInt8(ascii: ")") ? -1 : 0
        place += 1
        stack.removeLast()
        if depth + change > 0 { stack.append(.interpolation(depth: depth + change)) }
      }
    }
    place = min(place, bytes.count)
  }

  /// Reads the opening of a string: its number signs and quotes, which its end must have too.
  private mutating func openString() -> Nesting {
    var signs = 0
    while byte() == UInt8(ascii: "#") { (signs, place) = (signs + 1, place + 1) }
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    place += quotes
    return .string(quotes: quotes, signs: signs)
  }

  private func isEnd(quotes: Int, signs: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasSigns(signs, at: place + quotes)
  }

  private func hasSigns(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { index + $0 < bytes.count && bytes[index + $0] == UInt8(ascii: "#") }
  }
}

/// A word, string, operator or bracket of Swift source, as the ``Lexer`` finds it.
struct Token: Equatable {
  enum Kind { case word, string, operation, opening, closing, other }

  let kind: Kind
  /// The bytes of the token in the source.
  let range: Range<Int>
  let text: String
}
