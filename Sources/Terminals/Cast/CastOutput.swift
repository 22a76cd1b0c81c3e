/// Makes the output for a terminal into one that a player may show.
///
/// A player's terminal would answer questions to the reader of its input, and clipboards are not for recordings: a text that an
/// app copies may be a secret.
enum CastOutput {
  /// The text of whole sequences, without questions and without what is written to the clipboard.
  static func text(of bytes: [UInt8]) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 0x1B) {
      kept += rest[..<start]
      let end = end(of: rest, from: start)
      if !isLeftOut(rest[start..<end]) { kept += rest[start..<end] }
      rest = rest[end...]
    }
    kept += rest
    return String(decoding: kept, as: UTF8.self)
  }

  /// The place behind a sequence.
  private static func end(of bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.endIndex else { return bytes.endIndex }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      let final = bytes[(start + 2)...].firstIndex { 0x40..<0x7F ~= $0 }
      return final.map { $0 + 1 } ?? bytes.endIndex
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      guard let last = bytes[(start + 2)...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else {
        return bytes.endIndex
      }
      return bytes[last] == 0x07 ? last + 1 : min(last + 2, bytes.endIndex)
    default: return start + 1
    }
  }

  private static func isLeftOut(_ sequence: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: sequence.dropFirst(), as: UTF8.self)
    if text.hasPrefix("]") { return text.hasPrefix("]52;") || text.dropLast(2).hasSuffix("?") }
    guard text.hasPrefix("[") else { return false }
    // Classes, places, the state of modes, flags of the keyboard.
    return text.hasSuffix("c") || text.hasSuffix("n") || text.hasSuffix("$p") || text == "[?u"
  }
}
