/// Pieces of JSON, as a recording has them: each of its lines is one value.
enum CastJSON {
  /// Appends a string in quotation marks; controls are escaped, so that a line has no end in its middle.
  static func append(_ text: String, to line: inout [UInt8]) {
    line.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), byte]
      case 0x0A: line += "\\n".utf8
      case 0x0D: line += "\\r".utf8
      case 0x09: line += "\\t".utf8
      case 0..<0x20, 0x7F: line += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: line.append(byte)
      }
    }
    line.append(UInt8(ascii: "\""))
  }

  /// A string in quotation marks.
  static func string(_ text: String) -> String {
    var line: [UInt8] = []
    append(text, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Seconds with six digits behind the point: a time of whole microseconds is exact.
  static func seconds(_ microseconds: Int64) -> String {
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    return
      "\(microseconds < 0 ? "-" : "")\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}
