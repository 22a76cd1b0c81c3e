import Cells
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// Images made of pixels.
@Suite struct ImagePixelsTests {
  private nonisolated static func stripes(_ width: Int, _ height: Int) -> PixelImage {
    PixelImage(width: width, height: height) { x, _ in x < width / 2 ? .rgb(255, 0, 0) : .rgb(0, 0, 255) }
  }

  private func colors(_ host: TestHost, row: Int = 0) -> String {
    (0..<host.screen.size.width).map { x in
      switch host.screen[x, row].style.background {
      case .rgb(255, 0, 0): "R"
      case .rgb(0, 0, 255): "B"
      case nil: "·"
      default: "?"
      }
    }.joined()
  }

  /// Lets what runs on other threads end, until something is no more so.
  private func wait(_ host: TestHost, while isSo: () -> Bool) async {
    // What is more urgent runs before each of these.
    for _ in 0..<100_000 where isSo() {
      await Task.detached(priority: .background) {}.value
      await host.settle()
    }
  }

  @Test func `an image takes a column a pixel and a row for two, whatever it is offered`() {
    let host = TestHost(width: 8, height: 4) {
      Image(decorative: Self.stripes(4, 3)).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(colors(host), "RRBB····")
    expect(colors(host, row: 2), "········")
    let scaled = TestHost(width: 8, height: 4) {
      Image(decorative: Self.stripes(8, 8), scale: 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    expect(
      colors(scaled) == "RRBB····" && colors(scaled, row: 1) == "RRBB····"
        && colors(scaled, row: 2) == "········")
  }

  @Test func `one that is resizable takes all that it is offered`() {
    let host = TestHost(width: 8, height: 4) {
      Image(decorative: Self.stripes(2, 2)).interpolation(.none).resizable()
    }
    expect((0..<4).allSatisfy { colors(host, row: $0) == "RRRRBBBB" })
    host.resize(width: 4, height: 2)
    expect(colors(host), "RRBB")
  }

  @Test func `one that is tiled is repeated from the upper left corner on`() {
    let host = TestHost(width: 7, height: 3) {
      Image(decorative: Self.stripes(4, 2)).resizable(resizingMode: .tile)
    }
    expect((0..<3).allSatisfy { colors(host, row: $0) == "RRBBRRB" })
  }

  @Test func `one that is scaled to fit keeps its ratio`() {
    let host = TestHost(width: 20, height: 5) {
      Image(decorative: Self.stripes(64, 64)).resizable().scaledToFit()
    }
    // 10 × 5 cells are a square.
    expect(colors(host), "·····RRRRRBBBBB·····")
    let filled = TestHost(width: 20, height: 5) {
      Image(decorative: Self.stripes(64, 64)).resizable().scaledToFill().frame(width: 20, height: 5).clipped()
    }
    expect(colors(filled), "RRRRRRRRRRBBBBBBBBBB")
  }

  @Test func `who can't see an image is told its label, and nothing of a decorative one`() {
    let host = TestHost(width: 8, height: 4) {
      VStack {
        Image(Self.stripes(2, 2), label: Text("A flag"))
        Image(decorative: Self.stripes(2, 2))
      }
    }
    // Of several it would find none.
    expect(host.find(.image).label == "A flag" && host.find(.image).frame.width == 2)
  }

  @Test func `the same picture isn't drawn again, another one is`() {
    struct Flag: View {
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading) {
          Image(decorative: ImagePixelsTests.stripes(step < 2 ? 4 : 6, 2))
          Text("\(step)")
        }
        .onKeyPress("n") {
          step += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 8, height: 2) { Flag() }
    host.press("n")
    expect(host.record.runs.map(\.count), [1])
    host.press("n")
    expect(colors(host), "·RRRBBB·")
  }

  @Test func `a canvas draws images, and knows their size`() {
    let host = TestHost(width: 8, height: 3) {
      Canvas { context, size in
        let flag = context.resolve(Image(decorative: ImagePixelsTests.stripes(4, 2)))
        context.draw(flag, at: DrawingPoint(x: 0, y: 0), anchor: .topLeading)
        context.draw(
          Image(decorative: ImagePixelsTests.stripes(2, 2)),
          in: DrawingRect(x: 0, y: 2, width: flag.size.width * 2, height: 2))
        context.draw(Image(systemName: "star.fill"), at: DrawingPoint(x: 0, y: 4), anchor: .topLeading)
      }
    }
    expect(colors(host), "RRBB····")
    expect(colors(host, row: 1).hasPrefix("R") && colors(host, row: 1).hasSuffix("B"))
    expect(host.screen[0, 2].glyph.string, "★")
  }

  @Test func `a picture that is read comes when it is there, in the room that it has from the start`() async {
    let file = PictureFile(name: "flag", size: Size(width: 4, height: 2)) { ImagePixelsTests.stripes(4, 2) }
    let host = TestHost(width: 8, height: 1) {
      HStack(spacing: 0) {
        Image(file, label: Text("Flag"))
        Text("x")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    expect(host.screen[4, 0].glyph.string == "x" && colors(host) == "········")
    await wait(host) { colors(host) == "········" }
    expect(colors(host) == "RRBB····" && host.screen[4, 0].glyph.string == "x")
  }

  @Test func `one that can't be read shows nothing, and it is said why`() async {
    struct Gone: Error, CustomStringConvertible { let description = "It is gone." }
    let file = PictureFile(name: "flag", size: nil) { throw Gone() }
    let host = TestHost(width: 8, height: 2) { Image(file, label: nil) }
    await wait(host) { host.issues.isEmpty }
    expect(host.issues.map(\.description).contains { $0.contains("flag") && $0.contains("It is gone.") })
    expect(host.text.allSatisfy { $0 == " " || $0 == "\n" })
  }
}
