import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIImages

/// Reading pictures in PNG. Rule G3
@Suite struct PNGTests {
  @Test(arguments: PNGFixture.Kind.allCases)
  func `each kind of colours is read`(kind: PNGFixture.Kind) throws {
    for isInterlaced in [false, true] {
      let fixture = PNGFixture(kind, width: 9, height: 7, isInterlaced: isInterlaced)
      let image = try PixelImage(png: fixture.bytes)
      expect(image.width == 9 && image.height == 7)
      // Colours of 16 bits go through light, where next to nothing is lost but of what is hardly opaque.
      let limit = kind.depth == 16 && isInterlaced ? 2 : 0
      expect(PNGFixture.difference(of: image, from: fixture.rgba), atMost: limit, "\(kind) \(isInterlaced)")
    }
  }

  @Test func `what is no PNG says so`() {
    #expect(throws: PNGError.notPNG) { try PixelImage(png: []) }
    #expect(throws: PNGError.notPNG) { try PixelImage(png: Array("GIF89a, and more than eight bytes".utf8)) }
  }

  @Test func `one that is cut off, or has a wrong checksum, says so`() {
    let bytes = PNGFixture(.rgb8, width: 9, height: 7).bytes
    for count in 8..<bytes.count - 12 {
      #expect(throws: PNGError.self) { try PixelImage(png: Array(bytes[..<count])) }
    }
    var wrong = bytes
    wrong[bytes.count - 20] ^= 0x40
    do {
      _ = try PixelImage(png: wrong)
      Issue.record("a wrong checksum was read")
    } catch {
      expect("\(error)".contains("damaged") && "\(error)".count > 30, "\(error)")
    }
  }

  @Test func `a few bytes can't ask for much memory`() {
    var bytes = PNGFixture(.rgb8, width: 9, height: 7).bytes
    PNGFixture.setSize(&bytes, width: 900_000, height: 900_000)
    #expect(throws: PNGError.tooLarge(width: 900_000, height: 900_000, mostPixels: 1 << 24)) {
      try PixelImage(png: bytes)
    }
    // A plain area, of which there are hardly any bytes.
    let flat = PNGFixture(.gray1, width: 400, height: 300).bytes
    #expect(throws: PNGError.tooLarge(width: 400, height: 300, mostPixels: 100_000)) {
      try PixelImage(png: flat, mostPixels: 100_000)
    }
    for (width, height) in [(0, 5), (5, 0), (Int(UInt32.max), Int(UInt32.max)), (1 << 31, 1)] {
      PNGFixture.setSize(&bytes, width: width, height: height)
      #expect(throws: PNGError.self) { try PixelImage(png: bytes) }
    }
  }

  /// Bytes that are wrong anywhere, with checksums that are right, so that what is behind them is reached.
  @Test func `no bytes trap`() {
    var random = Generator(seed: 17)
    for kind in PNGFixture.Kind.allCases {
      let fixture = PNGFixture(kind, width: 9, height: 7, isInterlaced: Bool.random(using: &random))
      for _ in 0..<Soak.count(30, 1_000) {
        var bytes = fixture.bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        }
        if Bool.random(using: &random) { PNGFixture.mendChecksums(&bytes) }
        if let image = try? PixelImage(png: bytes) { expect(image.width * image.height, atMost: 1 << 24) }
      }
    }
  }

  @Test func `a file that isn't there or is none says so`() {
    #expect { try PixelImage(pngFile: "/nowhere/at all.png") } throws: {
      "\($0)".hasPrefix("/nowhere/at all.png can't be read: ")
    }
    #expect { try PixelImage(pngFile: "/tmp") } throws: { "\($0)".contains("it is no file") }
  }

  private struct Generator: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed ^ seed >> 29
    }
  }
}

/// Images of a bundle.
@Suite struct NamedImageTests {
  @Test func `a file of the bundle shows, as large as it is`() async throws {
    let folder = try PictureFolder(["logo.png": PNGFixture(.rgb8, width: 4, height: 4).bytes])
    defer { folder.remove() }
    let host = TestHost(width: 10, height: 3) {
      HStack(alignment: .top, spacing: 0) {
        Image("logo", bundle: folder.bundle)
        Text("x")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(host.screen[4, 0].glyph.string, "x")
    await host.wait { !host.isDrawn }
    expect(host.screen[4, 0].glyph.string, "x")
    expect(host.find(.image).label, "logo")
  }

  @Test func `a name in TerminalUI alone leads to the reader of this module`() async throws {
    let folder = try PictureFolder(["logo.png": PNGFixture(.rgb8, width: 4, height: 4).bytes])
    defer { folder.remove() }
    let host = TestHost(width: 10, height: 3) {
      Image(named: "logo", folder: folder.url.path, label: "logo")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    await host.wait { !host.isDrawn }
    expect(host.isDrawn && host.issues.isEmpty)
    // Without a folder it is the program's own resources that are looked through.
    let missing = TestHost(width: 10, height: 3) { Image("no such picture") }
    await missing.wait { missing.issues.isEmpty }
    expect(missing.issues.map(\.description).contains { $0.contains("There is no such file") })
  }

  @Test func `one with two pixels a column, in a catalogue of assets`() async throws {
    let folder = try PictureFolder([
      "Media.xcassets/logo.imageset/logo@2x.png": PNGFixture(.rgb8, width: 8, height: 8).bytes
    ])
    defer { folder.remove() }
    let host = TestHost(width: 10, height: 3) {
      HStack(alignment: .top, spacing: 0) {
        Image(decorative: "logo", bundle: folder.bundle)
        Text("x")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(host.screen[4, 0].glyph.string, "x")
    await host.wait { !host.isDrawn }
    expectEmpty(host.issues)
  }

  @Test func `a name without a file shows nothing, and it is said where it was looked for`() async throws {
    let folder = try PictureFolder(["other.png": [1, 2, 3]])
    defer { folder.remove() }
    let host = TestHost(width: 10, height: 3) {
      Image("logo", bundle: folder.bundle, label: Text("Our logo"))
    }
    await host.wait { host.issues.isEmpty }
    expect(host.issues.map(\.description).contains { $0.contains("logo") && $0.contains(folder.url.path) })
    let wrong = TestHost(width: 10, height: 3) { Image("other", bundle: folder.bundle) }
    await wrong.wait { wrong.issues.isEmpty }
    expect(wrong.issues.map(\.description).contains { $0.contains("no picture in PNG") })
  }
}
