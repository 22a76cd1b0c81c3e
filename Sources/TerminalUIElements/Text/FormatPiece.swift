/// A piece of a text with formats of `printf` for values, such as “%lld files”: localized texts are made of them.
///
/// Nothing is read or written by such a format: a piece says only which value belongs in its place.
package nonisolated enum FormatPiece: Hashable, Sendable, CustomStringConvertible {
  /// Text, in which `%%` has become one percent sign.
  case text(String)
  /// A value: its place among the values from 0, if it is given, and its format without the place, `%lld`.
  case value(place: Int?, specifier: String)
  /// A variable of a table, which has a text for each number: `%#@files@`, `%2$#@files@`.
  case variable(place: Int?, name: String)

  /// The piece as it is in a format.
  package var description: String {
    switch self {
    case .text(let text): return text
    case .value(let place?, let specifier): return "%\(place + 1)$\(specifier.dropFirst())"
    case .value(nil, let specifier): return specifier
    case .variable(let place?, let name): return "%\(place + 1)$#@\(name)@"
    case .variable(nil, let name): return "%#@\(name)@"
    }
  }

  /// The pieces of a format; all but formats of values is text.
  package static func pieces(of format: String) -> [FormatPiece] {
    var reader = Reader(bytes: Array(format.utf8))
    return reader.read()
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var start = 0
    var text: [UInt8] = []
    var pieces: [FormatPiece] = []

    mutating func read() -> [FormatPiece] {
      while place < bytes.count {
        guard bytes[place] == UInt8(ascii: "%") else {
          text.append(bytes[place])
          place += 1
          continue
        }
        start = place
        if let piece = piece() {
          flush()
          pieces.append(piece)
        } else {
          // Two are one; a single one is itself.
          place = start + (start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "%") ? 2 : 1)
          text.append(UInt8(ascii: "%"))
        }
      }
      flush()
      return pieces
    }

    private mutating func flush() {
      guard !text.isEmpty else { return }
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
    }

    private mutating func skip(_ set: StaticString) {
      while place < bytes.count, set.holds(bytes[place]) { place += 1 }
    }

    /// Reads what is behind a percent sign; `nil` for no format.
    private mutating func piece() -> FormatPiece? {
      place = start + 1
      var position: Int?
      var begin = place
      skip("0123456789")
      if place < bytes.count, bytes[place] == UInt8(ascii: "$") {
        guard let number = Int(String(decoding: bytes[begin..<place], as: UTF8.self)), number > 0 else {
          return nil
        }
        position = number - 1
        place += 1
        begin = place
      } else {
        place = begin
      }
      if place + 1 < bytes.count, bytes[place] == UInt8(ascii: "#"), bytes[place + 1] == UInt8(ascii: "@") {
        let name = place + 2
        guard let end = bytes[name...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
        place = end + 1
        return .variable(place: position, name: String(decoding: bytes[name..<end], as: UTF8.self))
      }
      // A space is a flag too, but “100 % done” is none.
      skip("-+#0'")
      skip("0123456789.")
      skip("hlqLztj")
      guard place < bytes.count, StaticString("@diouxXeEfFgGaAcs").holds(bytes[place]) else { return nil }
      place += 1
      return .value(place: position, specifier: "%" + String(decoding: bytes[begin..<place], as: UTF8.self))
    }
  }
}

extension StaticString {
  fileprivate nonisolated func holds(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}
