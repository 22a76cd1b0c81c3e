/// A compiled description of a terminal, made for a test as term(5) says.
struct CompiledEntry {
  var magic = 0o432
  var names = "test|a terminal of tests"
  var flags: [UInt8] = []
  var numbers: [Int] = []
  /// By their number in the description.
  var strings: [Int: String] = [5: "\u{1B}[H\u{1B}[J", 10: "\u{1B}[%i%p1%d;%p2%dH"]
  /// Further capabilities, by name.
  var furtherNumbers: [(name: String, value: Int)] = []
  var furtherStrings: [(name: String, value: String)] = []

  /// The bytes of the file.
  var bytes: [UInt8] {
    let (table, offsets) = Self.table((0..<(strings.keys.max() ?? -1) + 1).map { strings[$0] })
    let nameBytes = Array(names.utf8) + [0]
    var bytes = [magic, nameBytes.count, flags.count, numbers.count, offsets.count, table.count]
      .flatMap(Self.short)
    bytes += nameBytes + flags
    Self.align(&bytes)
    bytes += numbers.flatMap(number)
    bytes += offsets.flatMap(Self.short) + table
    guard !furtherNumbers.isEmpty || !furtherStrings.isEmpty else { return bytes }
    Self.align(&bytes)
    let (values, valueOffsets) = Self.table(furtherStrings.map(\.value))
    let (keys, keyOffsets) = Self.table(furtherNumbers.map(\.name) + furtherStrings.map(\.name))
    let count = valueOffsets.count + keyOffsets.count
    bytes += [0, furtherNumbers.count, furtherStrings.count, count, values.count + keys.count]
      .flatMap(Self.short)
    bytes += furtherNumbers.map(\.value).flatMap(number)
    bytes += (valueOffsets + keyOffsets).flatMap(Self.short) + values + keys
    return bytes
  }

  private func number(_ value: Int) -> [UInt8] {
    let count = magic == 0o432 ? 2 : 4
    return (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func align(_ bytes: inout [UInt8]) { if bytes.count % 2 != 0 { bytes.append(0) } }

  private static func table(_ strings: [String?]) -> (bytes: [UInt8], offsets: [Int]) {
    var (bytes, offsets): ([UInt8], [Int]) = ([], [])
    for string in strings {
      offsets.append(string == nil ? -1 : bytes.count)
      if let string { bytes += Array(string.utf8) + [0] }
    }
    return (bytes, offsets)
  }
}

/// Bytes as digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
