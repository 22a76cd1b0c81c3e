/// Reads the parts of a file in JPEG that are before its pixels.
nonisolated struct JPEGParts {
  /// The size in pixels, as it is stored; `nil` where it isn't said.
  private(set) var size: (width: Int, height: Int)?
  /// How the picture has to be turned.
  private(set) var turn = PictureTurn.none

  /// Looks through the parts of a file, or of its beginning.
  ///
  /// - Source: ITU-T T.81 annex B (parts) and JEITA CP-3451 (Exif).
  init(_ bytes: [UInt8]) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      // A filling byte, and parts that have nothing in them.
      if kind == 0xFF {
        place += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        place += 2
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard length >= 2 else { return }
      let part = bytes[place + 4..<min(place + 2 + length, bytes.count)]
      switch kind {
      // Beginnings of a picture, of all ways to store one.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard part.count >= 5 else { return }
        let numbers = Array(part.prefix(5)).map { Int($0) }
        size = (numbers[3] << 8 | numbers[4], numbers[1] << 8 | numbers[2])
        return
      case 0xE1: turn = Self.turn(inExif: Array(part)) ?? turn
      // The pixels, or the end.
      case 0xDA, 0xD9: return
      default: break
      }
      place += 2 + length
    }
  }

  /// Reads how the picture is turned from the tag 0x0112 of its EXIF part, whose numbers may be in either byte order.
  private static func turn(inExif part: [UInt8]) -> PictureTurn? {
    guard part.starts(with: Array("Exif\0\0".utf8)), part.count >= 14 else { return nil }
    let start = 6
    let isLittle = part[start] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= part.count else { return nil }
      let bytes = part[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(start + 2, 2) == 42, let directory = number(start + 4, 4),
      let entries = number(start + directory, 2)
    else { return nil }
    for entry in 0..<min(entries, 512) {
      let place = start + directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112 { return number(place + 8, 2).flatMap(PictureTurn.init(rawValue:)) }
    }
    return nil
  }
}

/// How the pixels of a picture have to be turned until it is upright, by the numbers of Exif.
nonisolated enum PictureTurn: Int, CaseIterable {
  case none = 1
  case flipped, half, halfFlipped, quarterFlipped, quarter, threeQuartersFlipped, threeQuarters

  /// Whether the width of the picture becomes its height.
  var swapsSides: Bool { rawValue >= 5 }

  /// The pixels, four bytes each, of a picture turned so.
  func turned(_ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int) -> [UInt8] {
    guard self != .none else { return Array(pixels) }
    let (columns, rows) = swapsSides ? (height, width) : (width, height)
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { bytes, count in
      for y in 0..<rows {
        for x in 0..<columns {
          let (fromX, fromY) = source(x, y, width, height)
          let (from, to) = (4 * (fromY * width + fromX), 4 * (y * columns + x))
          for part in 0..<4 { bytes[to + part] = pixels[from + part] }
        }
      }
      count = pixels.count
    }
  }

  /// Where a pixel comes from.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
    switch self {
    case .none: (x, y)
    case .flipped: (width - 1 - x, y)
    case .half: (width - 1 - x, height - 1 - y)
    case .halfFlipped: (x, height - 1 - y)
    case .quarterFlipped: (y, x)
    case .quarter: (y, height - 1 - x)
    case .threeQuartersFlipped: (width - 1 - y, height - 1 - x)
    case .threeQuarters: (width - 1 - y, x)
    }
  }
}
