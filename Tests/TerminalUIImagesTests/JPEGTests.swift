import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Cells
@testable import TerminalUIImages

/// Small files in JPEG: 32 × 16 pixels, red at the left and blue at the right, half as light in the lower half.
nonisolated enum JPEGFixture: String, CaseIterable {
  case colors =
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
    GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
    CAAQACADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAcCBv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAA\
    AAAJBwj/xAAeEQABAgcBAAAAAAAAAAAAAAAAFmQUFWFioaLi4f/aAAwDAQACEQMRAD8Ag4h4mcuvx6bgWbfbk2OHCWLNvtyH3D1P/9k=
    """
  case steps =
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
    GBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgAR\
    CAAQACADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYBBf/EABYBAQEBAAAAAAAAAAAAAAAAAAgGB//aAAwDAQACEAMQAAABg0Om\
    dw1wyWPv/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAGREAAQUAAAAAAAAAAAAAAAAAABMVY6Hh/9oACAEDAQE/AXmO8Ez/\
    xAAaEQABBQEAAAAAAAAAAAAAAAAAFBVhY6Hh/9oACAECAQE/AU8jzXvD/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QAFBAB\
    AAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyEP/9oADAMBAAIAAwAAABADz//EABURAQEAAAAAAAAAAAAAAAAAAABx/9oACAEDAQE/EEU//8QA\
    FxEAAwEAAAAAAAAAAAAAAAAAEBHh8P/aAAgBAgEBPxDaoj//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/EA//2Q==
    """
  case gray =
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8X\
    GBYUGBIUFRT/wAALCAAQACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAgJ/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwDSsYPi\
    oBB4/9k=
    """
  case inks =
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgW\
    FBgSFBUU/8AAFAgAEAAgBEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAKCf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMA\
    TQBZAEsAAD8A1TZpM0mqYAl/FQAAKgBL+ACX8VAAA//Z
    """

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: rawValue)!) }

  /// The colours near two corners: the upper left and the lower right.
  var corners: ([Int], [Int]) {
    switch self {
    case .colors, .steps: ([240, 16, 16], [8, 8, 120])
    case .gray: ([240, 240, 240], [30, 30, 30])
    case .inks: ([255, 15, 15], [15, 15, 255])
    }
  }

  /// The file of a camera that was held otherwise.
  func turned(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let number: (Int, Int) -> [UInt8] = { value, count in
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
      return isLittle ? bytes : bytes.reversed()
    }
    let head = Array("Exif\0\0".utf8) + Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    let entry = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + number(0, 2)
    let part = head + number(1, 2) + entry + number(0, 4)
    let length = part.count + 2
    return bytes[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + part + bytes[2...]
  }
}

/// Reading pictures in JPEG.
@Suite struct JPEGTests {
  private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    let place = 4 * (y * image.width + x)
    return image.bytes[place..<place + 3].map { Int($0) }
  }

  private func isNear(_ one: [Int], _ other: [Int]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 6 }
  }

  // Issue 46
  @Test(arguments: JPEGFixture.allCases)
  func `each kind of colours is read`(_ fixture: JPEGFixture) throws {
    let image = try PixelImage(jpeg: fixture.bytes)
    expect(image.width == 32 && image.height == 16)
    expect(isNear(color(image, 2, 2), fixture.corners.0), "\(color(image, 2, 2))")
    expect(isNear(color(image, 29, 13), fixture.corners.1), "\(color(image, 29, 13))")
    expect(JPEGParts(fixture.bytes).size.map { "\($0)" }, "(width: 32, height: 16)")
  }

  // Issue 46
  @Test(arguments: 1...8, [false, true])
  func `what a camera has laid on its side is put upright`(_ orientation: Int, _ isLittle: Bool) throws {
    let bytes = JPEGFixture.colors.turned(UInt8(orientation), isLittle: isLittle)
    let image = try PixelImage(jpeg: bytes)
    let isTurned = orientation > 4
    expect(image.width == (isTurned ? 16 : 32) && image.height == (isTurned ? 32 : 16))
    // Where the lightest red is then.
    let isRight = [2, 3, 6, 7].contains(orientation)
    let isBelow = [3, 4, 7, 8].contains(orientation)
    let (x, y) = (isRight ? image.width - 3 : 2, isBelow ? image.height - 3 : 2)
    expect(isNear(color(image, x, y), [240, 16, 16]), "\(color(image, x, y))")
    expect(isNear(color(image, image.width - 1 - x, image.height - 1 - y), [8, 8, 120]))
    let folder = try PictureFolder(["a.jpg": bytes])
    defer { folder.remove() }
    let size = PictureBytes.size(of: folder.url.path + "/a.jpg")
    expect(size?.width == image.width && size?.height == image.height)
  }

  // Issue 46
  @Test func `what is no JPEG, or is cut off, says so`() {
    #expect(throws: JPEGError.notJPEG) { try PixelImage(jpeg: []) }
    #expect(throws: JPEGError.notJPEG) { try PixelImage(jpeg: PNGFixture(.rgb8, width: 2, height: 2).bytes) }
    for fixture in JPEGFixture.allCases {
      for count in stride(from: 3, to: fixture.bytes.count - 2, by: 7) {
        #expect { try PixelImage(jpeg: Array(fixture.bytes[..<count])) } throws: {
          "\($0)".hasPrefix("The picture is damaged: ") && "\($0)".count > 30
        }
      }
    }
    #expect { try PixelImage(jpegFile: "/nowhere/at all.jpg") } throws: {
      "\($0)".hasPrefix("/nowhere/at all.jpg can't be read: ")
    }
  }

  // Issue 46
  @Test func `a few bytes can't ask for much memory or time`() throws {
    var bytes = JPEGFixture.steps.bytes
    let start = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    for place in start + 5..<start + 9 { bytes[place] = 0xF0 }
    #expect(throws: JPEGError.tooLarge(width: 61_680, height: 61_680, mostPixels: 1 << 24)) {
      try PixelImage(jpeg: bytes)
    }
    #expect(throws: JPEGError.tooLarge(width: 32, height: 16, mostPixels: 100)) {
      try PixelImage(jpeg: JPEGFixture.gray.bytes, mostPixels: 100)
    }
    // The last step again and again.
    bytes = JPEGFixture.steps.bytes
    let last = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC4 })
    let step = bytes[last..<bytes.count - 2]
    let many = bytes[..<last] + Array(repeating: Array(step), count: 60).joined() + [0xFF, 0xD9]
    #expect { try PixelImage(jpeg: Array(many)) } throws: { "\($0)".contains("damaged") }
  }

  // Issue 46
  @Test func `no bytes trap`() {
    var random = SystemRandomNumberGenerator()
    for fixture in JPEGFixture.allCases {
      for _ in 0..<Soak.count(60, 2_000) {
        var bytes = fixture.turned(6, isLittle: true)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 3..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        if let image = try? PixelImage(jpeg: bytes, mostPixels: 1 << 20) {
          expect(image.width * image.height, atMost: 1 << 20)
        }
      }
    }
  }

  // Issue 46
  @Test(arguments: [
    ("%PDF-1.4\n", "PDF"), ("<svg xmlns='a'/>", "SVG"), ("<?xml version='1.0'?><svg/>", "SVG"),
    ("GIF89a", "GIF"),
    ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", "WebP"), ("\u{1}\u{1}\u{1} ftypheic", "HEIF"),
  ])
  func `other kinds of files say what to do`(_ text: String, _ kind: String) {
    #expect { try PixelImage(picture: Array(text.utf8)) } throws: {
      "\($0)".hasPrefix("It is in \(kind), and only PNG and JPEG are read. ")
    }
  }
}
