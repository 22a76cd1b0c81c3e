/// A string of a terminal's description: whether it can be used, and its bytes without padding.
package enum TerminfoString {
  /// Padding is for slow terminals; code that reads it as text shows it.
  package static func withoutPadding(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "$")) else { return text }
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.first {
      if let padding = padding(at: rest) {
        rest = rest.dropFirst(padding.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The delay that begins here, as `$<5*/>`.
  private static func padding(
    at text: ArraySlice<UInt8>
  ) -> (count: Int, tenths: Int, isProportional: Bool)? {
    guard text.starts(with: "$<".utf8) else { return nil }
    var (index, tenths, digits, isProportional) = (text.startIndex + 2, 0, 0, false)
    func digit() -> Int? {
      guard index < text.endIndex, (48...57).contains(text[index]) else { return nil }
      return Int(text[index]) - 48
    }
    while let value = digit() {
      tenths = min(tenths * 10 + value * 10, 1 << 30)
      (index, digits) = (index + 1, digits + 1)
    }
    if index < text.endIndex, text[index] == UInt8(ascii: ".") {
      index += 1
      if let value = digit() { (tenths, index) = (tenths + value, index + 1) }
    }
    while index < text.endIndex, [UInt8(ascii: "*"), UInt8(ascii: "/")].contains(text[index]) {
      isProportional = isProportional || text[index] == UInt8(ascii: "*")
      index += 1
    }
    guard digits > 0, index < text.endIndex, text[index] == UInt8(ascii: ">") else { return nil }
    return (index + 1 - text.startIndex, tenths, isProportional)
  }

  // MARK: Looking through

  /// The numbers of the strings that are filled in with numbers: `csr`, `hpa`, `cup` and so on.
  private static let filled: Set<Int> = Set(
    [3, 8, 10, 37, 121, 127, 131] + Array(105...114) + Array(299...303) + [359, 360])
  /// The numbers of the strings that take text, which are not filled in here: `pfkey`, `pfloc`, `pfx`, `pln`, `pfxl`.
  private static let withText: Set<Int> = [115, 116, 117, 147, 361]

  /// Whether ncurses can use a string, by its number in the description.
  static func isSensible(_ text: ArraySlice<UInt8>?, number: Int) -> Bool {
    guard let text else { return true }
    guard !hasLongPadding(text) else { return false }
    if withText.contains(number) || !text.contains(UInt8(ascii: "%")) { return true }
    return canBeFilled(text) || !filled.contains(number) && !hasParameters(text)
  }

  /// Whether a delay is of more than 5 seconds, or of more than 200 ms for each row.
  private static func hasLongPadding(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: "$")) else { return false }
    return text.indices.contains {
      guard let padding = padding(at: text[$0...]) else { return false }
      return padding.tenths > (padding.isProportional ? 2_000 : 50_000)
    }
  }

  private static func hasParameters(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { text[$0...].starts(with: "%p".utf8) }
  }

  /// Whether each `%` begins an operation that can be filled in.
  ///
  /// A parameter shown as text would be taken for an address, and a division can fail unless it is by a constant.
  static func canBeFilled(_ text: ArraySlice<UInt8>) -> Bool {
    var scanner = Scanner(text[...])
    while let byte = scanner.next() {
      if byte == UInt8(ascii: "%"), !scanner.skipOperation() { return false }
    }
    return true
  }

  /// Goes through a string with parameters.
  private struct Scanner {
    private var rest: ArraySlice<UInt8>
    /// The constant that was the last operation.
    private var constant: Int?

    init(_ text: ArraySlice<UInt8>) { rest = text }

    mutating func next() -> UInt8? { rest.popFirst() }

    /// Skips the operation behind a `%`; `false` where it isn't known.
    mutating func skipOperation() -> Bool {
      guard let byte = next() else { return false }
      let divisor = constant
      constant = nil
      switch byte {
      case UInt8(ascii: "p"): return next().map { (0x31...0x39).contains($0) } ?? false
      case UInt8(ascii: "P"), UInt8(ascii: "g"):
        return next().map { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) } ?? false
      case UInt8(ascii: "'"):
        guard let letter = next(), next() == UInt8(ascii: "'") else { return false }
        constant = Int(letter)
        return true
      case UInt8(ascii: "{"): return skipConstant()
      case UInt8(ascii: "/"), UInt8(ascii: "m"): return divisor ?? 0 > 0
      case _ where "%cdoxX+-*&|^=><AO!~i?te;".utf8.contains(byte): return true
      default: return skipFormat(byte)
      }
    }

    /// Reads a constant, `%{12}`; returns whether it is one.
    private mutating func skipConstant() -> Bool {
      var (value, count) = (0, 0)
      while let digit = rest.first, (48...57).contains(digit), count < 8 {
        value = value * 10 + Int(digit) - 48
        count += 1
        rest.removeFirst()
      }
      constant = value
      return count > 0 && next() == UInt8(ascii: "}")
    }

    /// As in printf: flags, a width and a precision of at most two digits, and the conversion of the number.
    private mutating func skipFormat(_ first: UInt8) -> Bool {
      var byte: UInt8? = first
      if byte == UInt8(ascii: ":") { byte = next() }
      while let flag = byte, " #-+".utf8.contains(flag) { byte = next() }
      for part in 0..<2 {
        if part == 1 {
          guard byte == UInt8(ascii: ".") else { break }
          byte = next()
        }
        var count = 0
        while let digit = byte, (48...57).contains(digit) {
          count += 1
          byte = next()
        }
        guard count <= 2 else { return false }
      }
      return byte.map { "doxXc".utf8.contains($0) } ?? false
    }
  }
}
