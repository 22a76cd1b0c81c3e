/// The parts of a file in PNG that are read.
nonisolated enum PNGParts {
  /// Parts that needn't be understood and are, because they say how colours look.
  ///
  /// All others, such as texts, aren't read: a few compressed bytes of them can become very many.
  private static let understood: Set<Int> = Set(
    ["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"].map { name in
      name.utf8.reduce(0) { $0 << 8 | Int($1) }
    })

  /// The bytes of a file without the parts that aren't read; the same bytes where there are none.
  static func withoutTexts(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [Range<Int>] = []
    var (start, place) = (0, PNGError.signature.count)
    func number(at place: Int) -> Int {
      Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
        | Int(bytes[place + 3])
    }
    while place + 12 <= bytes.count {
      let length = number(at: place)
      // libpng reports a part that is cut off.
      guard length <= bytes.count - place - 12 else { break }
      let end = place + 12 + length
      // A small letter at the beginning: it needn't be understood.
      if bytes[place + 4] & 0x20 != 0, !understood.contains(number(at: place + 4)) {
        kept.append(start..<place)
        start = end
      }
      place = end
    }
    guard start > 0 else { return bytes }
    kept.append(start..<bytes.count)
    var result: [UInt8] = []
    result.reserveCapacity(kept.reduce(0) { $0 + $1.count })
    for range in kept { result += bytes[range] }
    return result
  }
}
