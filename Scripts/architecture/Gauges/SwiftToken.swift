/// A word or a sign of Swift's source text, without comments and without the text of literals.
struct SwiftToken {
  let text: String
  /// The line, from 1.
  let line: Int

  /// Whether it is a name, a keyword or a number.
  var isWord: Bool {
    guard let first = text.utf8.first else { return false }
    return Self.isWordByte(first)
  }

  /// The words and signs of a file; each string is `""`, with what is interpolated behind it.
  static func all(in lines: [Substring]) -> [SwiftToken] {
    var lexer = Lexer(bytes: Array(lines.joined(separator: "\n").utf8) + [10])
    lexer.readCode(upToParenthesis: false)
    return lexer.tokens
  }

  fileprivate static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 128...: true
    default: false
    }
  }
}

/// Reads the words and signs of a text.
private struct Lexer {
  let bytes: [UInt8]
  var place = 0
  var line = 1
  var tokens: [SwiftToken] = []

  private static let slash: UInt8 = 47
  private static let star: UInt8 = 42
  private static let quote: UInt8 = 34
  private static let hash: UInt8 = 35
  private static let backslash: UInt8 = 92
  private static let signs: [[UInt8]] = [
    "===", "!==", "...", "..<", "==", "!=", "->", "&&", "||", "??", "+=", "-=",
  ].map { Array($0.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private mutating func step() {
    if byte() == 10 { line += 1 }
    place += 1
  }

  private mutating func add(_ length: Int) {
    tokens.append(
      SwiftToken(text: String(decoding: bytes[place..<place + length], as: UTF8.self), line: line))
    place += length
  }

  /// Reads to the end, or through the parenthesis that ends an interpolation.
  mutating func readCode(upToParenthesis: Bool) {
    var depth = 0
    while place < bytes.count {
      switch byte() {
      case 9, 10, 13, 32: step()
      case Self.slash where byte(1) == Self.slash: while byte() != 10 { place += 1 }
      case Self.slash where byte(1) == Self.star: skipComment()
      case Self.quote: readString(hashes: 0)
      case Self.hash where beginsRawString: readString(hashes: hashes)
      case 96: place += 1  // A backtick around a name.
      case let first where SwiftToken.isWordByte(first):
        var length = 1
        while SwiftToken.isWordByte(byte(length)) { length += 1 }
        add(length)
      case let first:
        if upToParenthesis, first == 41, depth == 0 { return place += 1 }
        if first == 40 { depth += 1 } else if first == 41 { depth -= 1 }
        add(signLength)
      }
    }
  }

  private var signLength: Int {
    // Brackets, commas and single points are most of all signs.
    switch byte() {
    case 33, 38, 43, 45, 61, 63, 124: break
    case 46 where byte(1) == 46: break
    default: return 1
    }
    return Self.signs.first { sign in sign.indices.allSatisfy { byte($0) == sign[$0] } }?.count ?? 1
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == Self.slash, byte(1) == Self.star {
        (depth, place) = (depth + 1, place + 2)
      } else if byte() == Self.star, byte(1) == Self.slash {
        (depth, place) = (depth - 1, place + 2)
      } else {
        step()
      }
    } while depth > 0 && place < bytes.count
  }

  private var hashes: Int {
    var count = 0
    while byte(count) == Self.hash { count += 1 }
    return count
  }

  private var beginsRawString: Bool { byte(hashes) == Self.quote }

  private mutating func readString(hashes: Int) {
    place += hashes
    tokens.append(SwiftToken(text: "\"\"", line: line))
    let quotes = byte(1) == Self.quote && byte(2) == Self.quote ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == Self.backslash, (0..<hashes).allSatisfy({ byte(1 + $0) == Self.hash }) {
        place += 1 + hashes
        if byte() == 40 {
          place += 1
          readCode(upToParenthesis: true)
        } else {
          step()
        }
      } else if (0..<quotes).allSatisfy({ byte($0) == Self.quote }),
        (0..<hashes).allSatisfy({ byte(quotes + $0) == Self.hash })
      {
        return place += quotes + hashes
      } else {
        step()
      }
    }
  }
}
