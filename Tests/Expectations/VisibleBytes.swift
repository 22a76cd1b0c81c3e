/// Bytes for people: `^[` is ESC, other controls are escaped.
public func visible(_ bytes: some Sequence<UInt8>) -> String {
  var result = ""
  for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
    switch scalar.value {
    case 0x1B: result += "^["
    case ..<0x20, 0x7F: result += "\\x" + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
