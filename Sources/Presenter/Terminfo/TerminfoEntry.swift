/// A compiled description of a terminal, looked through from the first byte to the last.
///
/// An entry is made only if all that the description says of itself is true, and nothing in it makes ncurses compute with
/// missing data: ncurses 6.4 crashes on some damaged descriptions. The formats with numbers of 16 and of 32 bits are known, and
/// the part with further capabilities.
///
/// - Source: term(5).
package struct TerminfoEntry: Equatable {
  /// More isn't read by ncurses.
  package static let maximumCount = 32_768

  /// The terminal's names; the last may be a description in words.
  package let names: [String]
  private let flags: ArraySlice<UInt8>
  private let numbers: [Int]
  private let strings: [ArraySlice<UInt8>?]
  private var further: [String: ArraySlice<UInt8>] = [:]

  /// Looks through the bytes of a file; `nil` where they are damaged.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumCount else { return nil }
    var reader = TerminfoReader(bytes)
    guard let header = reader.shorts(6), [0o432, 0o1036].contains(header[0]),
      header.dropFirst().allSatisfy({ $0 >= 0 }), header[2] <= 44, header[3] <= 39, header[4] <= 414,
      let names = Self.names(reader.bytes(header[1]))
    else { return nil }
    self.names = names
    let isWide = header[0] == 0o1036
    guard let flags = reader.bytes(header[2]), Self.areFlags(flags), reader.align(),
      let numbers = reader.numbers(header[3], isWide: isWide),
      let offsets = reader.shorts(header[4]), let table = reader.bytes(header[5]),
      let strings = Self.strings(offsets, in: table)
    else { return nil }
    var further = Further()
    if !reader.isAtEnd {
      guard reader.align() else { return nil }
      if !reader.isAtEnd {
        guard let read = Further(&reader, isWide: isWide), reader.isAtEnd else { return nil }
        further = read
      }
    }
    guard Self.areSensible(numbers, hasDirectColors: further.names.contains("RGB")),
      strings.enumerated().allSatisfy({ TerminfoString.isSensible($1, number: $0) }), further.isSensible
    else { return nil }
    (self.flags, self.numbers, self.strings) = (flags, numbers, strings)
    for (name, string) in zip(
      further.names.dropFirst(further.flagCount + further.numbers.count), further.strings)
    {
      self.further[name] = string
    }
  }

  // MARK: Capabilities

  /// Whether the terminal has a feature.
  package func has(_ flag: Capability.Flag) -> Bool {
    flag.rawValue < flags.count && flags[flags.startIndex + flag.rawValue] == 1
  }

  /// A number; `nil` where the description has none.
  package func number(_ number: Capability.Number) -> Int? {
    guard number.rawValue < numbers.count, numbers[number.rawValue] >= 0 else { return nil }
    return numbers[number.rawValue]
  }

  /// A string as it is written, without padding; `nil` where the terminal hasn't got it.
  package func string(_ name: String) -> [UInt8]? {
    let found: ArraySlice<UInt8>? =
      if let index = Capability.strings[name] { index < strings.count ? strings[index] : nil } else {
        further[name]
      }
    guard let found, !found.isEmpty else { return nil }
    return TerminfoString.withoutPadding(Array(found))
  }

  /// A string with its parameters filled in; `nil` where the terminal hasn't got it.
  package func string(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8]? {
    string(name).map { TerminfoProgram($0).filled(first, second) }
  }

  /// The names of the terminal; `nil` if they aren't valid.
  ///
  /// Names have up to 511 bytes and a zero at the end. The first name must be possible as a file name.
  private static func names(_ bytes: ArraySlice<UInt8>?) -> [String]? {
    guard let bytes, (2...512).contains(bytes.count), bytes.firstIndex(of: 0) == bytes.endIndex - 1 else {
      return nil
    }
    let names = bytes.dropLast().split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard let first = names.first, (1...128).contains(first.count),
      first.allSatisfy({
        (0x21..<0x7F).contains($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ":")
      })
    else { return nil }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether each byte is a valid flag: 0 for false, 1 for true, 255 for absent, 254 for cancelled.
  private static func areFlags(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 2 || $0 >= 254 }
  }

  /// Whether each number is in the range of its capability.
  ///
  /// −1 means absent, −2 cancelled.
  private static func areSensible(_ numbers: [Int], hasDirectColors: Bool) -> Bool {
    numbers.enumerated().allSatisfy { index, value in
      switch index {
      case 1: value < 0 || (1...1000).contains(value)  // `it`, which is divided by
      // `colors`, of which a palette is made in memory where they aren't numbered by their components
      case 13: value <= (hasDirectColors ? 1 << 25 : 1 << 16)
      case 14: value <= 1 << 24  // `pairs`
      default: value <= Int(Int16.max)
      }
    }
  }

  /// The strings at offsets into a table; `nil` where one isn't in it.
  ///
  /// −1 and −2 mean absent and cancelled.
  private static func strings(_ offsets: [Int], in table: ArraySlice<UInt8>) -> [ArraySlice<UInt8>?]? {
    var strings: [ArraySlice<UInt8>?] = []
    strings.reserveCapacity(offsets.count)
    for offset in offsets {
      if offset == -1 || offset == -2 {
        strings.append(nil)
        continue
      }
      guard let string = string(at: offset, in: table) else { return nil }
      strings.append(string)
    }
    return strings
  }

  private static func string(at offset: Int, in table: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset < table.count else { return nil }
    let rest = table[(table.startIndex + offset)...]
    guard let end = rest.firstIndex(of: 0), end - rest.startIndex <= 4096 else { return nil }
    return rest[..<end]
  }

  /// Capabilities that have their names with them.
  private struct Further {
    var names: [String] = []
    var numbers: [Int] = []
    var flagCount = 0
    var strings: [ArraySlice<UInt8>?] = []

    init() {}

    init?(_ reader: inout TerminfoReader, isWide: Bool) {
      guard let header = reader.shorts(5), header.allSatisfy({ $0 >= 0 }) else { return nil }
      let count = header[0] + header[1] + header[2]
      guard let flags = reader.bytes(header[0]), TerminfoEntry.areFlags(flags), reader.align(),
        let numbers = reader.numbers(header[1], isWide: isWide),
        let offsets = reader.shorts(header[2]), let nameOffsets = reader.shorts(count),
        let table = reader.bytes(header[4]), let strings = TerminfoEntry.strings(offsets, in: table)
      else { return nil }
      (flagCount, self.numbers, self.strings) = (header[0], numbers, strings)
      // Names follow the strings: ncurses finds where by adding up the strings' lengths.
      let start = strings.reduce(0) { $0 + ($1.map { $0.count + 1 } ?? 0) }
      guard start <= table.count else { return nil }
      let nameTable = table.dropFirst(start)
      for offset in nameOffsets {
        guard let name = TerminfoEntry.string(at: offset, in: nameTable), (1...127).contains(name.count),
          name.allSatisfy({ (0x21..<0x7F).contains($0) })
        else { return nil }
        names.append(String(decoding: name, as: UTF8.self))
      }
      guard Set(names).count == names.count else { return nil }
    }

    /// Whether the capabilities that ncurses and this framework use have values that can be used.
    var isSensible: Bool {
      for (name, value) in zip(names.dropFirst(flagCount), numbers) {
        if value > 1 << 24 || name == "RGB" && value > 16 { return false }
      }
      for (name, string) in zip(names.dropFirst(flagCount + numbers.count), strings) {
        guard let string else { continue }
        if name == "Ss" || name == "Se", !TerminfoString.canBeFilled(string) { return false }
        if name == "RGB", !Self.areBits(string) { return false }
      }
      return true
    }

    /// Whether a string is like `8/8/8`.
    private static func areBits(_ string: ArraySlice<UInt8>) -> Bool {
      let parts = string.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      return parts.count == 3
        && parts.allSatisfy { (1...16).contains(Int(String(decoding: $0, as: UTF8.self)) ?? 0) }
    }
  }
}

extension TerminfoEntry: CustomStringConvertible {
  /// The names.
  package var description: String { names.joined(separator: "|") }
}

/// Reads a description's parts in sequence; `nil` for missing ones.
struct TerminfoReader {
  private let all: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { all = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { position >= all.count }

  /// The next bytes.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= all.count - position else { return nil }
    defer { position += count }
    return all[position..<position + count]
  }

  /// Goes on to an even position.
  mutating func align() -> Bool { position % 2 == 0 || bytes(1) != nil }

  /// Numbers of 16 bits.
  mutating func shorts(_ count: Int) -> [Int]? { numbers(count, isWide: false) }

  /// Numbers of 16 bits, or of 32, that are not less than −2.
  mutating func numbers(_ count: Int, isWide: Bool) -> [Int]? {
    let width = isWide ? 4 : 2
    guard count >= 0, count <= all.count / width, let bytes = bytes(count * width) else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(count)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: width) {
      var value = UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8
      if isWide { value |= UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 3]) << 24 }
      let number = isWide ? Int(Int32(bitPattern: value)) : Int(Int16(truncatingIfNeeded: value))
      guard number >= -2 else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
