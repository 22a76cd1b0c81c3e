/// The name of a file, as the bytes that the file system has; the text that is shown is never used to find the file.
nonisolated struct FileName: Hashable, Sendable {
  /// At least one byte; neither zero nor a slash is among them.
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The longest name that Linux has, in bytes.
  static let limit = 255

  /// Why no file can have this name; nil where one can.
  var problem: String? {
    if bytes.isEmpty { return "A name can't be empty." }
    if bytes == [UInt8(ascii: ".")] || bytes == [UInt8(ascii: "."), UInt8(ascii: ".")] {
      return "“\(shown)” is a folder's name for itself or the one around it."
    }
    if bytes.contains(UInt8(ascii: "/")) { return "A name can't have “/” in it." }
    if bytes.contains(0) { return "A name can't have a zero byte in it." }
    return bytes.count > Self.limit
      ? "A name has at most \(Self.limit) bytes; this one has \(bytes.count)." : nil
  }

  /// The text to show: bytes that aren't UTF-8, controls and marks of direction are written as escapes.
  var shown: String { ShownBytes.text(of: bytes) }

  /// The name if it is text, which a file of another name can't have.
  var text: String? { String(validating: bytes, as: UTF8.self) }
}

nonisolated extension FileName: Comparable {
  /// The order of the bytes, which is the order of the scalars for text.
  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

nonisolated extension FileName: ExpressibleByStringInterpolation, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(text) }

  var description: String { shown }
}

/// Bytes as text that shows each of them, and does nothing to a terminal.
nonisolated enum ShownBytes {
  static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isEscaped) {
      return text
    }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[...].makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return text
      case .error(let length):
        for byte in bytes[place..<(place + length)] { text += escape(UInt32(byte)) }
        place += length
      case .valid(let encoded):
        place += encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if isEscaped(scalar) { text += escape(scalar.value) } else { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// Controls, line ends, and marks that change the direction of text.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ number: UInt32) -> String {
    switch number {
    case 0x0A: return "\\n"
    case 0x09: return "\\t"
    case 0..<0x100:
      let digits = String(number, radix: 16, uppercase: true)
      return "\\x" + (digits.count < 2 ? "0" : "") + digits
    default: return "\\u{\(String(number, radix: 16, uppercase: true))}"
    }
  }
}
