/// Descriptions as text, as the variable `TERMINFO` may hold them.
package enum TerminfoText {
  /// The bytes of `hex:…` and `b64:…`; `nil` for a folder.
  package static func bytes(_ value: String) -> [UInt8]? {
    let isHexadecimal = value.hasPrefix("hex:")
    guard isHexadecimal || value.hasPrefix("b64:") else { return nil }
    var (bytes, bits, count): ([UInt8], UInt32, UInt32) = ([], 0, 0)
    for letter in value.utf8.dropFirst(4) {
      // Beyond, or with another character than a digit, it is damaged: no description is empty.
      guard bytes.count <= TerminfoEntry.maximumCount else { return [] }
      if !isHexadecimal, letter == UInt8(ascii: "=") { break }
      guard let digit = digit(letter, isHexadecimal: isHexadecimal) else { return [] }
      let width: UInt32 = isHexadecimal ? 4 : 6
      bits = bits << width & 0xFFFF | digit
      count += width
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  /// The value of a digit of hexadecimal or Base64 text.
  private static func digit(_ letter: UInt8, isHexadecimal: Bool) -> UInt32? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) - 48 + (isHexadecimal ? 0 : 52)
    case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(letter) - 55
    case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(letter) - 87
    case _ where isHexadecimal: nil
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
    case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
