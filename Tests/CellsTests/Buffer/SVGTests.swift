import Cells
import Expectations
import Testing

@Suite struct SVGTests {
  private func picture(_ text: String, _ style: Style, cursor: Point? = nil) -> [Substring] {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    buffer.write(text, at: .zero, style: style, clip: buffer.bounds)
    return buffer.svg(foreground: .white, background: .black, cursor: cursor).split(separator: "\n")
      .dropFirst(2).dropLast()
  }

  @Test func `a picture is as large as the cells`() {
    let svg = CellBuffer(size: Size(width: 10, height: 3)).svg()
    expect(
      svg.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"54\" viewBox=\"0 0 90 54\""))
    expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func `text is stretched to its cells`() {
    expect(
      picture(" ab ", .plain),
      [
        "<text x=\"9\" y=\"14\" textLength=\"18\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"#FFFFFF\">ab</text>"
      ])
  }

  @Test func `a wide glyph has its own place`() {
    let lines = picture("a漢b", .plain)
    expect(
      lines.map { $0.prefix(32) },
      [
        "<text x=\"0\" y=\"14\" textLength=\"9\"", "<text x=\"9\" y=\"14\" textLength=\"18",
        "<text x=\"27\" y=\"14\" textLength=\"9",
      ].map { $0.prefix(32) })
  }

  @Test func `styles are shown`() {
    let lines = picture(
      "x ",
      Style(
        foreground: .red, background: .blue, attributes: [.bold, .italic, .underline, .dim, .strikethrough]))
    expect(lines[0], "<rect x=\"0\" y=\"0\" width=\"18\" height=\"18\" fill=\"#0000EE\"/>")
    expect(
      lines[1].hasSuffix(
        "fill=\"#CD0000\" font-weight=\"bold\" font-style=\"italic\" opacity=\"0.6\" text-decoration=\"underline line-through\">x </text>"
      ))
  }

  @Test func `reverse and the cursor swap the colours`() {
    expect(picture("x", Style(attributes: .reverse))[0].hasSuffix("fill=\"#FFFFFF\"/>"))
    let lines = picture("", .plain, cursor: Point(x: 2, y: 0))
    expect(lines, ["<rect x=\"18\" y=\"0\" width=\"9\" height=\"18\" fill=\"#FFFFFF\"/>"])
  }

  @Test func `markup is escaped`() {
    expect(picture("<&>", .plain)[0].hasSuffix(">&lt;&amp;&gt;</text>"))
  }
}
