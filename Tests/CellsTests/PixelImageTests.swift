import Cells
import Expectations
import Testing

@Suite struct PixelImageTests {
  private let red = Color.rgb(255, 0, 0)
  private let blue = Color.rgb(0, 0, 255)

  private func draw(
    _ image: PixelImage, _ size: Size, density: PixelDensity = .quadrants, isSmooth: Bool = false,
    palette: Palette = .terminal(TerminalColors(depth: .rgb))
  ) -> CellBuffer {
    var buffer = CellBuffer(size: size)
    let part = DrawingRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let cells = PixelCells(
      image, part, width: size.width, height: size.height, isSmooth: isSmooth, density)
    buffer.draw(cells, at: .zero, clip: buffer.bounds, paint: Paint(palette))
    return buffer
  }

  // Look G1
  @Test func `two rows of pixels are the halves of a row of cells`() {
    let image = PixelImage(width: 2, height: 2) { _, y in y == 0 ? red : blue }
    let buffer = draw(image, Size(width: 2, height: 1))
    expect(buffer[0, 0], Cell(glyph: Glyph("▀"), style: Style(foreground: red, background: blue)))
    expect(buffer[0, 0], buffer[1, 0])
  }

  // Look G1
  @Test(arguments: [
    ("▌", [0, 1, 0, 1]), ("▚", [0, 1, 1, 0]), ("▘", [0, 1, 1, 1]), ("▀", [0, 0, 1, 1]), (" ", [1, 1, 1, 1]),
  ]) func `quarters are shown where halves show less`(glyph: String, pixels: [Int]) {
    let image = PixelImage(width: 2, height: 2) { x, y in pixels[y * 2 + x] == 0 ? red : blue }
    expect(draw(image, Size(width: 1, height: 1))[0, 0].glyph.string, glyph)
    let halves = draw(image, Size(width: 1, height: 1), density: .halfBlocks)[0, 0].glyph.string
    expect(halves == "▀" || halves == " ")
  }

  // Look G1
  @Test func `what isn't there leaves the background`() {
    let image = PixelImage(width: 2, height: 4) { _, y in y == 0 ? red : .clear }
    let buffer = draw(image, Size(width: 2, height: 2))
    expect(buffer[0, 0], Cell(glyph: Glyph("▀"), style: Style(foreground: red)))
    expect(buffer[0, 1], Cell(glyph: .space, style: .plain))
  }

  // Look G1
  @Test func `half of a colour shows what is behind where that is known`() {
    let image = PixelImage(width: 1, height: 2) { _, _ in Color.rgb(200, 100, 0).opacity(0.5) }
    let known = TerminalColors(
      depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 100))
    let mixed = draw(image, Size(width: 1, height: 1), palette: .terminal(known))[0, 0].style.background
    let parts = mixed?.components
    expect(parts.map { abs(Int($0.red) - 100) < 5 && abs(Int($0.blue) - 50) < 5 }, true)
    expect(draw(image, Size(width: 1, height: 1))[0, 0].style.background, .rgb(200, 100, 0))
  }

  // Look G1
  @Test func `without colours characters are as full as the picture is light`() {
    let image = PixelImage(width: 5, height: 2) { x, _ in Color(white: Double(x) / 4) }
    let buffer = draw(
      image, Size(width: 5, height: 1), palette: .terminal(TerminalColors(depth: .none)))
    expect((0..<5).map { buffer[$0, 0].glyph.string }.joined(), " ░▒▓█")
  }

  @Test func `a picture that is shrunk is the mean of its pixels`() {
    let image = PixelImage(width: 64, height: 64) { x, y in
      (x + y) % 2 == 0 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    }
    let parts = draw(image, Size(width: 16, height: 8))[3, 3].style.background?.components
    expect(parts.map { abs(Int($0.red) - 128) < 2 }, true)
  }

  @Test func `a picture that is enlarged has sharp pixels, or goes over`() {
    let image = PixelImage(width: 2, height: 1) { x, _ in x == 0 ? .rgb(0, 0, 0) : .rgb(255, 255, 255) }
    let sharp = draw(image, Size(width: 8, height: 4))
    expect(
      sharp[3, 0].style.background == .rgb(0, 0, 0) && sharp[4, 0].style.background == .rgb(255, 255, 255))
    let smooth = draw(image, Size(width: 8, height: 4), isSmooth: true)
    let row = (0..<8).compactMap {
      (smooth[$0, 1].style.background ?? smooth[$0, 1].style.foreground)?.components?.red
    }
    expect(row == row.sorted() && Set(row).count > 4)
  }

  @Test func `what are not the bytes of a picture makes none`() {
    expectNil(PixelImage(width: 2, height: 2, rgba: Array(repeating: 0, count: 15)))
    expectNil(PixelImage(width: 0, height: 2, rgba: []))
    expectNil(PixelImage(width: .max, height: .max, rgba: [1]))
    expect(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 4])?.description, "1×1 pixels")
    let image = PixelImage(width: -3, height: 1) { _, _ in red }
    expect(image.width, 1)
  }

  @Test func `parts that have no end draw nothing`() {
    let image = PixelImage(width: 2, height: 2) { _, _ in red }
    for part in [
      DrawingRect(x: .nan, y: 0, width: 1, height: 1), DrawingRect(x: 0, y: 0, width: .infinity, height: 1),
      DrawingRect(x: 1e300, y: 0, width: 1, height: 1),
    ] {
      var buffer = CellBuffer(size: Size(width: 3, height: 3))
      let cells = PixelCells(image, part, width: 3, height: 3, isSmooth: true, .quadrants)
      buffer.draw(cells, at: .zero, clip: buffer.bounds, paint: Paint())
      expect(buffer[1, 1].glyph, .space)
    }
  }
}
