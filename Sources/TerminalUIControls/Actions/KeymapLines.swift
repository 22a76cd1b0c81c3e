internal import Glibc

/// The lines of a file, however they end: `\n`, `\r\n` or `\r`.
nonisolated struct KeymapLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  /// Where each of the two is next; behind the end where it isn't.
  private var (newline, carriageReturn) = (-1, -1)
  /// The number of the last line that was given, from 1 on.
  private(set) var number = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next line, without its end; `nil` behind the last one.
  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    guard place < bytes.count else { return nil }
    // Looked for only when the last one found is behind: else a file without one would be looked through for each line.
    if newline < place { newline = find(UInt8(ascii: "\n")) }
    if carriageReturn < place { carriageReturn = find(UInt8(ascii: "\r")) }
    let end = Swift.min(newline, carriageReturn)
    let line = UnsafeBufferPointer(rebasing: bytes[place..<end])
    place = end == carriageReturn && newline == end + 1 ? end + 2 : end + 1
    number += 1
    return line
  }

  private func find(_ byte: UInt8) -> Int {
    guard let start = bytes.baseAddress, let found = memchr(start + place, Int32(byte), bytes.count - place)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}
