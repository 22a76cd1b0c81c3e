import Foundation
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Canvases and renderers of texts with Foundation's types.
@Suite struct FoundationCanvasTests {
  @Test func `a canvas with views gets Foundation's sizes and places`() {
    var sizes: [CGSize] = []
    let host = TestHost(width: 8, height: 2) {
      Canvas { context, size in
        guard let mark = context.resolveSymbol(id: "mark") else { return }
        let box: CGRect = context.clipBoundingRect
        sizes = [size, mark.size, box.size]
        context.draw(mark, at: CGPoint(x: size.width, y: 0), anchor: .topTrailing)
        context.draw(mark, in: CGRect(x: 0, y: 2, width: 2, height: 2))
        context.draw(Image(systemName: "star"), at: CGPoint(x: 4, y: 1))
      } symbols: {
        Text("<>").tag("mark")
      }
    }
    expect(host.text.hasPrefix("   ") && host.text.hasSuffix("<>      "), "\(host.text)")
    expect(host.text.split(separator: "\n").first?.hasSuffix("<>"), true)
    expect(
      sizes, [CGSize(width: 8, height: 4), CGSize(width: 2, height: 2), CGSize(width: 8, height: 4)])
  }

  @Test func `pictures and gradients are drawn at Foundation's places`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(200, 200, 200), background: .rgb(0, 0, 0))
    let picture = PixelImage(width: 2, height: 2) { _, _ in .rgb(255, 0, 0) }
    let host = TestHost(width: 9, height: 1, colors: colors) {
      Canvas { context, size in
        let gradient = Gradient(colors: [.rgb(0, 0, 0), .rgb(200, 0, 0)])
        let whole = Path(CGRect(origin: .zero, size: size))
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        context.fill(whole, with: .radialGradient(gradient, center: middle, startRadius: 0, endRadius: 5))
        let image = context.resolve(Image(decorative: picture))
        let natural: CGSize = image.size
        context.draw(image, in: CGRect(x: 0, y: 0, width: natural.width, height: natural.height))
      }
    }
    let reds = (0..<9).map { host.screen[$0, 0].style.background?.components?.red }
    expect(reds[4] == 0 && (reds[8] ?? 0) > (reds[6] ?? 0))
    expect(
      host.screen[0, 0].style.background == .rgb(255, 0, 0)
        || host.screen[0, 0].style.foreground == .rgb(255, 0, 0))
  }

  private struct Boxed: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      var all = CGRect.null
      for line in layout {
        let box: CGRect = line.typographicBounds.rect
        all = all.union(box)
        let start: CGPoint = line.origin
        context.fill(Path(CGRect(x: start.x, y: start.y - 2, width: 1, height: 2)), with: .color(.red))
      }
      for line in layout where all.width == 3 { context.draw(line) }
    }
  }

  @Test func `a renderer reads places as CoreGraphics' types`() {
    let host = TestHost(width: 3, height: 2) { Text("abc\nd").textRenderer(Boxed()) }
    expect(host.text, "abc\nd  ")
    expect(
      [0, 1].allSatisfy { host.screen[0, $0].style.background == .red } && host.screen[1, 0].style == .plain)
  }

  @Test func `insets are read as a CGFloat beside other lengths`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let sum: CGFloat = insets.top + insets.leading + insets.bottom + CGFloat(0.5) + insets.trailing
    expect(sum, 10.5)
    let geometry = ScrollGeometry(
      contentOffset: Point(x: 0, y: 4), contentSize: Size(width: 9, height: 9),
      containerSize: Size(width: 9, height: 3))
    let offset: CGFloat = geometry.contentOffset.y + geometry.contentInsets.top
    expect(offset == 4 && geometry.contentInsets == EdgeInsets())
  }

  @Test func `a language to set type in and a height of lines change nothing`() {
    let plain = TestHost(width: 6, height: 2) { Text("ab cd ef") }
    let set = TestHost(width: 6, height: 2) {
      Text("ab cd ef").typesettingLanguage(Locale.Language(identifier: "th"))
        .typesettingLanguage(.explicit(Locale.Language(identifier: "th")))
        .lineHeight(AttributedString.LineHeight.multiple(factor: 2)).lineHeight(.loose)
    }
    expect(set.text, plain.text)
  }
}
