import Cells
import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import AssetCatalogs
@testable import TerminalUIImages

/// Pictures of asset catalogues.
@Suite struct ImageSetTests {
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    PNGFixture(.rgb8, width: width, height: height).bytes
  }

  private func contents(_ images: String...) -> [UInt8] {
    Array(#"{"images":[\#(images.joined(separator: ","))],"info":{"author":"xcode","version":1}}"#.utf8)
  }

  /// An image at the top left, and what is beside and below it.
  private func host(_ image: Image, _ scheme: ColorScheme = .dark) -> TestHost {
    TestHost(width: 30, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          image
          Text("x")
        }
        Text("y")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .environment(\.colorScheme, scheme)
      .lengthUnit(.points)
    }
  }

  /// The columns and rows that an image takes.
  private func size(_ host: TestHost) -> [Int?] {
    [host.position(of: "x")?.x, host.position(of: "y")?.y]
  }

  // Issue 46
  @Test func `in points a pixel is a point`() async throws {
    let folder = try PictureFolder([
      "icon.png": png(24, 24), "icon@2x.png": png(48, 48), "photo.jpg": JPEGFixture.colors.bytes,
      "A.xcassets/double.imageset/Contents.json": contents(#"{"filename":"any name.png","scale":"2x"}"#),
      "A.xcassets/double.imageset/any name.png": png(48, 64),
      "A.xcassets/triple.imageset/Contents.json": contents(
        #"{"filename":"t.jpeg","scale":"3x","idiom":"iphone"}"#),
      "A.xcassets/triple.imageset/t.jpeg": JPEGFixture.gray.bytes,
    ])
    defer { folder.remove() }
    for (name, columns, rows) in [
      ("icon", 3, 2), ("photo", 4, 1), ("photo.jpg", 4, 1), ("double", 3, 2), ("triple", 2, 1),
    ] {
      let host = host(Image(name, bundle: folder.bundle))
      expect(size(host), [columns, rows], name)
      await host.wait { !host.isDrawn && host.issues.isEmpty }
      expect(size(host), [columns, rows], name)
      expectEmpty(host.issues)
      // A row and a half: nothing is below.
      if name == "icon" { expect(host.screen[0, 1].glyph.string, "▀") }
      if name == "icon" { expectNil(host.screen[0, 1].style.background) }
    }
    // Where cells are counted, a pixel of scale 1 is a column.
    let cells = TestHost(width: 30, height: 14) {
      HStack(spacing: 0) {
        Image("icon", bundle: folder.bundle)
        Text("x")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    expect(cells.position(of: "x")?.x, 24)
  }

  // Issue 46
  @Test func `a picture that is resized keeps the ratio of its pixels, not that of its cells`() throws {
    let folder = try PictureFolder(["icon.png": png(24, 24)])
    defer { folder.remove() }
    let host = TestHost(width: 30, height: 12) {
      HStack(alignment: .top, spacing: 0) {
        Image("icon", bundle: folder.bundle).resizable().scaledToFit().frame(height: 160)
        Text("x")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .lengthUnit(.points)
    }
    expect(host.position(of: "x")?.x, 20)
  }

  // Issue 46
  @Test func `a set is found in folders of the catalogue, and under its namespace`() async throws {
    let set = contents(#"{"filename":"a.png","idiom":"universal","scale":"1x"}"#)
    let space = Array(#"{"properties":{"provides-namespace":true}}"#.utf8)
    let folder = try PictureFolder([
      "A.xcassets/Icons/Deep.er/one.imageset/Contents.json": set,
      "A.xcassets/Icons/Deep.er/one.imageset/a.png": png(8, 16),
      "B.xcassets/Space/Contents.json": space,
      "B.xcassets/Space/Inner/Contents.json": space,
      "B.xcassets/Space/Inner/two.imageset/Contents.json": set,
      "B.xcassets/Space/Inner/two.imageset/a.png": png(16, 32),
    ])
    defer { folder.remove() }
    expect(size(host(Image("one", bundle: folder.bundle))), [1, 1])
    expect(size(host(Image("Space/Inner/two", bundle: folder.bundle))), [2, 2])
    let host = host(Image("two", bundle: folder.bundle))
    await host.wait { host.issues.isEmpty }
    expect(host.issues.count, 1)
  }

  // Issue 46
  @Test func `the picture for a dark background is taken where it is dark`() throws {
    let folder = try PictureFolder([
      "A.xcassets/a.imageset/Contents.json": contents(
        #"{"filename":"high.png","appearances":[{"appearance":"contrast","value":"high"}]}"#,
        #"{"filename":"dark.png","appearances":[{"appearance":"luminosity","value":"dark"}]}"#,
        #"{"filename":"light.png"}"#),
      "A.xcassets/a.imageset/high.png": png(80, 80), "A.xcassets/a.imageset/dark.png": png(8, 16),
      "A.xcassets/a.imageset/light.png": png(24, 16),
    ])
    defer { folder.remove() }
    expect(size(host(Image("a", bundle: folder.bundle), .dark)), [1, 1])
    expect(size(host(Image("a", bundle: folder.bundle), .light)), [3, 1])
  }

  // Issue 46
  @Test func `of several pictures the one for any device, in its own size and that can be read is taken`()
    throws
  {
    func chosen(_ images: String...) -> String? {
      let json = Array(#"{"images":[\#(images.joined(separator: ","))]}"#.utf8)
      return ImageSet(json: json, folder: "f", endings: ["png", "jpg"]).map {
        "\($0.light.path) \($0.light.scale)"
      }
    }
    expect(
      chosen(
        #"{"filename":"3.png","scale":"3x"}"#, #"{"filename":"1.png","scale":"1x"}"#,
        #"{"filename":"2.png","scale":"2x"}"#), "f/1.png 1.0")
    expect(
      chosen(
        #"{"filename":"phone.png","idiom":"iphone","scale":"1x"}"#,
        #"{"filename":"all.png","idiom":"universal","scale":"2x"}"#), "f/all.png 2.0")
    expect(
      chosen(#"{"filename":"a.pdf"}"#, #"{"filename":"b.png","idiom":"tv","scale":"3x"}"#), "f/b.png 3.0")
    expect(
      chosen(#"{"filename":"r.png","language-direction":"right-to-left"}"#, #"{"filename":"l.png"}"#),
      "f/l.png 1.0")
    expect(chosen(#"{"filename":"../a.png"}"#, #"{"filename":7}"#, "3", #"{"scale":"1x"}"#), nil)
    expect(chosen(), nil)
  }

  // Issue 46
  @Test(arguments: [
    ("%PDF-1.4", "a.pdf", "PDF"), ("<svg/>", "a.svg", "SVG"), ("", "none.png", "names no file that is in it"),
  ])
  func `a set without a picture that can be read says why`(_ text: String, _ name: String, _ reason: String)
    async throws
  {
    let folder = try PictureFolder([
      "A.xcassets/a.imageset/Contents.json": contents(#"{"filename":"\#(name)"}"#),
      "A.xcassets/a.imageset/\(text.isEmpty ? "other" : name)": Array(text.utf8),
    ])
    defer { folder.remove() }
    let host = host(Image("a", bundle: folder.bundle))
    await host.wait { host.issues.isEmpty }
    expect(host.issues.map(\.description).contains { $0.contains(reason) }, "\(host.issues)")
  }
}
