/// A value as a store keeps it.
public nonisolated enum StoredValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number.
  case double(Double)
  /// A text.
  case string(String)
  /// Bytes.
  case bytes([UInt8])
}

/// A value that a store can keep.
public nonisolated protocol StorableValue {
  /// The value that is kept.
  var storedValue: StoredValue { get }
  /// Makes the value from a stored one; `nil` if that is of another kind.
  init?(storedValue: StoredValue)
}

nonisolated extension Bool: StorableValue {
  /// True or false.
  public var storedValue: StoredValue { .bool(self) }
  /// Makes a value of true or false.
  public init?(storedValue: StoredValue) {
    guard case .bool(let value) = storedValue else { return nil }
    self = value
  }
}

nonisolated extension Int: StorableValue {
  /// The number.
  public var storedValue: StoredValue { .int(self) }
  /// Makes a value of a whole number.
  public init?(storedValue: StoredValue) {
    guard case .int(let value) = storedValue else { return nil }
    self = value
  }
}

nonisolated extension Double: StorableValue {
  /// The number.
  public var storedValue: StoredValue { .double(self) }
  /// Makes a value of a number, whole or not.
  public init?(storedValue: StoredValue) {
    switch storedValue {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    case .bool, .string, .bytes: return nil
    }
  }
}

nonisolated extension String: StorableValue {
  /// The text.
  public var storedValue: StoredValue { .string(self) }
  /// Makes a value of a text.
  public init?(storedValue: StoredValue) {
    guard case .string(let value) = storedValue else { return nil }
    self = value
  }
}

// MARK: As a line of a file

nonisolated extension StoredValue {
  /// The value as a letter for its type and a text.
  var line: String {
    switch self {
    case .bool(let value): "b\t\(value)"
    case .int(let value): "i\t\(value)"
    case .double(let value): "d\t\(value)"
    case .string(let value): "s\t\(value.escapedForLine)"
    case .bytes(let value): "x\t\(value.hexadecimal)"
    }
  }

  /// Reads the text of ``line``.
  init?(type: Substring, text: Substring) {
    switch type {
    case "b": if let value = Bool(String(text)) { self = .bool(value) } else { return nil }
    case "i": if let value = Int(text) { self = .int(value) } else { return nil }
    case "d": if let value = Double(text) { self = .double(value) } else { return nil }
    case "s": if let value = String(unescapingLine: text) { self = .string(value) } else { return nil }
    case "x": if let value = [UInt8](hexadecimal: text) { self = .bytes(value) } else { return nil }
    default: return nil
    }
  }
}

nonisolated extension String {
  /// The text without tabs and ends of lines.
  package var escapedForLine: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Reads the text of ``escapedForLine``; `nil` for something else.
  package init?(unescapingLine text: Substring) {
    self = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "\\": unicodeScalars.append("\\")
        case "t": unicodeScalars.append("\t")
        case "n": unicodeScalars.append("\n")
        case "r": unicodeScalars.append("\r")
        default: return nil
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        unicodeScalars.append(scalar)
      }
    }
    if isEscaped { return nil }
  }
}

nonisolated extension [UInt8] {
  /// The bytes, as two digits each.
  fileprivate var hexadecimal: String {
    let digits = Array<UInt8>("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: count * 2) { text in
      for (index, byte) in enumerated() {
        text[index * 2] = digits[Int(byte >> 4)]
        text[index * 2 + 1] = digits[Int(byte & 15)]
      }
      return count * 2
    }
  }

  /// Reads the text of ``hexadecimal``; `nil` for something else.
  fileprivate init?(hexadecimal text: Substring) {
    self = []
    var high: UInt8?
    for character in text {
      guard let digit = character.hexDigitValue.map(UInt8.init), character.isASCII else { return nil }
      if let first = high {
        append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if high != nil { return nil }
  }
}
