import Expectations
import Foundation
import TerminalUIPoints
import TerminalUITesting
import Testing

/// Pictures by UIKit's names.
@Suite struct UIImageTests {
  private static let png = Data(PNGFixture(.rgb8, width: 24, height: 48).bytes)
  private static let jpeg = Data(JPEGFixture.colors.bytes)

  private func host(_ image: Image) -> TestHost {
    TestHost(width: 30, height: 12) {
      HStack(alignment: .top, spacing: 0) {
        image
        Text("x")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .lengthUnit(.points)
    }
  }

  @Test func `a picture of bytes has their size in points, and is shown`() async throws {
    let image = try #require(UIImage(data: Self.png))
    expect(image.size, CGSize(width: 24, height: 48))
    expect(UIImage(data: Self.png, scale: 2)?.size, CGSize(width: 12, height: 24))
    expect(UIImage(data: Self.png, scale: 0)?.scale, 1)
    expect(UIImage(data: Self.jpeg)?.size, CGSize(width: 32, height: 16))
    let host = host(Image(uiImage: image))
    expect(host.position(of: "x")?.x, 3)
    await host.wait { !host.isDrawn && host.issues.isEmpty }
    expect(host.isDrawn)
    expectEmpty(host.issues)
  }

  @Test func `a view that makes the picture again doesn't read it again`() async throws {
    struct Photo: View {
      let data: Data
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Image(uiImage: UIImage(data: data)!)
          Button("\(count)") { count += 1 }
        }
      }
    }
    let host = TestHost(width: 30, height: 12) {
      Photo(data: Self.png).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .lengthUnit(.points)
    }
    await host.wait { !host.isDrawn }
    host.press(.return)
    expect(host.text, contains: "1")
    expect(host.isDrawn)
  }

  @Test func `bytes that are no picture make none`() {
    for data in [Data(), Data("GIF89a".utf8), Data("%PDF-1.4".utf8), Self.png.prefix(20)] {
      expect(UIImage(data: data) == nil, "\(data)")
    }
    expect(UIImage(named: "no such picture") == nil)
    expect(UIImage(contentsOfFile: "/no/such/file") == nil)
  }

  @Test func `pictures come from bundles and files, with the bytes that they have there`() throws {
    let folder = try PictureFolder(["a.png": [UInt8](Self.png), "b.jpg": [UInt8](Self.jpeg)])
    defer { folder.remove() }
    let named = try #require(UIImage(named: "a", in: folder.bundle, compatibleWith: nil))
    expect(named.size, CGSize(width: 24, height: 48))
    expect(named.pngData(), Self.png)
    expect(named.jpegData(compressionQuality: 1), nil)
    let file = try #require(NSImage(contentsOf: folder.url.appendingPathComponent("b.jpg")))
    expect(file.jpegData(compressionQuality: 0.5), Self.jpeg)
    expect(file.pngData(), nil)
    expect(file == UIImage(data: Self.jpeg))
  }

  @Test func `a symbol is its character, and an empty picture nothing`() {
    let symbol = host(Image(uiImage: UIImage(systemName: "star.fill") ?? UIImage()))
    let same = host(Image(systemName: "star.fill"))
    expect(symbol.text, same.text)
    expect(UIImage(systemName: "star.fill")?.size, CGSize(width: 8, height: 16))
    expect(host(Image(nsImage: NSImage())).position(of: "x")?.x, 0)
    expect(UIImage().size, .zero)
  }
}
