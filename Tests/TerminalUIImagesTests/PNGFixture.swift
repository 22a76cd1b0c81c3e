@testable import Cells

/// A file in PNG with known pixels, of any kind of colours.
struct PNGFixture {
  enum Kind: String, CaseIterable, Sendable {
    case gray1, gray2, gray4, gray8, gray16, rgb8, rgb16, palette1, palette4, palette8, grayAlpha8,
      grayAlpha16, rgba8,
      rgba16

    var depth: Int { Int(rawValue.drop { !$0.isNumber })! }
    var type: UInt8 {
      if rawValue.hasPrefix("grayAlpha") { return 4 }
      if rawValue.hasPrefix("gray") { return 0 }
      if rawValue.hasPrefix("palette") { return 3 }
      return rawValue.hasPrefix("rgba") ? 6 : 2
    }
    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type]! }
  }

  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The pixels that are read.
  private(set) var rgba: [UInt8] = []

  init(_ kind: Kind, width: Int, height: Int, isInterlaced: Bool = false) {
    let most = 1 << kind.depth - 1
    func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      // As eight bits, so that sixteen are read as exactly these.
      let byte = (x * 31 + y * 57 + channel * 91) % 256
      return kind.depth == 16 ? byte * 257 : kind.depth == 8 ? byte : byte % (most + 1)
    }
    let count = 1 << Swift.min(kind.depth, 8)
    let palette: [[UInt8]] = (0..<count).map { entry in (0..<3).map { UInt8((entry * 37 + $0 * 71) % 256) } }
    for y in 0..<height {
      for x in 0..<width {
        func byte(_ channel: Int) -> UInt8 { UInt8(value(x, y, channel) * 255 / most) }
        switch kind.type {
        case 0: rgba += [byte(0), byte(0), byte(0), 255]
        case 2: rgba += [byte(0), byte(1), byte(2), 255]
        case 3: rgba += palette[value(x, y, 0) % count] + [255]
        case 4: rgba += [byte(0), byte(0), byte(0), byte(1)]
        default: rgba += [byte(0), byte(1), byte(2), byte(3)]
        }
      }
    }
    func line(_ y: Int, _ xs: [Int]) -> [UInt8] {
      // Without a filter.
      var line: [UInt8] = [0]
      var (bits, number) = (0, 0)
      for x in xs {
        for channel in 0..<kind.channels {
          let value = kind.type == 3 ? value(x, y, 0) % count : value(x, y, channel)
          if kind.depth == 16 {
            line += [UInt8(value >> 8), UInt8(value & 255)]
            continue
          }
          bits = bits << kind.depth | value
          number += kind.depth
          if number == 8 {
            line.append(UInt8(bits))
            (bits, number) = (0, 0)
          }
        }
      }
      if number > 0 { line.append(UInt8(bits << (8 - number))) }
      return line
    }
    var lines: [UInt8] = []
    if isInterlaced {
      for (x, y, dx, dy) in [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ] {
        let xs = Array(stride(from: x, to: width, by: dx))
        if xs.isEmpty { continue }
        for y in stride(from: y, to: height, by: dy) { lines += line(y, xs) }
      }
    } else {
      for y in 0..<height { lines += line(y, Array(0..<width)) }
    }
    add(
      "IHDR",
      Self.word(width) + Self.word(height) + [UInt8(kind.depth), kind.type, 0, 0, isInterlaced ? 1 : 0])
    if kind.type == 3 { add("PLTE", palette.flatMap { $0 }) }
    add("IDAT", Self.stored(lines))
    add("IEND", [])
  }

  private mutating func add(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    bytes += Self.word(data.count) + body + Self.word(Int(Self.checksum(body[...])))
  }

  /// How far a picture's bytes are from others: colours as far as they are opaque.
  static func difference(of image: PixelImage, from rgba: [UInt8]) -> Int {
    guard image.bytes.count == rgba.count else { return .max }
    return rgba.indices.reduce(0) { most, index in
      let opacity = index % 4 == 3 ? 255 : Int(rgba[index | 3])
      return max(most, abs(Int(rgba[index]) - Int(image.bytes[index])) * opacity / 255)
    }
  }

  /// Changes the size that the file says.
  static func setSize(_ bytes: inout [UInt8], width: Int, height: Int) {
    bytes.replaceSubrange(16..<24, with: word(width) + word(height))
    mendChecksums(&bytes)
  }

  /// Makes the checksums of all parts right.
  static func mendChecksums(_ bytes: inout [UInt8]) {
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - place - 12 else { return }
      let end = place + 8 + length
      bytes.replaceSubrange(end..<end + 4, with: word(Int(checksum(bytes[place + 4..<end]))))
      place = end + 4
    }
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Bytes as zlib has them, uncompressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    for start in stride(from: 0, to: Swift.max(bytes.count, 1), by: 65_535) {
      let part = bytes[start..<Swift.min(start + 65_535, bytes.count)]
      let length = UInt16(part.count)
      result += [start + 65_535 >= bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      result += [UInt8(~length & 255), UInt8(~length >> 8)] + part
    }
    return result + word(b << 16 | a)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
