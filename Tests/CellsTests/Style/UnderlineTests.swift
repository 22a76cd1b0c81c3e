import Cells
import Expectations
import Testing

/// Kinds of lines below text, kept in a cell.
@Suite struct UnderlineTests {
  @Test(arguments: Underline.Pattern.allCases) func `a style keeps each kind of line and its colour`(
    pattern: Underline.Pattern
  ) {
    var colors: [Color?] = [nil]
    for index in UInt8.min...UInt8.max { colors.append(.indexed(index)) }
    for step in 0..<16 {
      let part = UInt8(step * 17)
      colors += [Color.rgb(part, 0, 255), Color.rgb(0, part, 17), Color.rgb(255, 34, part)]
    }
    for color in colors {
      let line = Underline(pattern, color: color)
      expect(line.color, color)
      var style = Style(foreground: .red, background: .rgb(1, 2, 3), attributes: .bold)
      style.underline = line
      expect(style.underline == line && style.link == nil)
      expect(style.foreground == .red && style.background == .rgb(1, 2, 3) && style.attributes == .bold)
      style.underline = nil
      expect(style, Style(foreground: .red, background: .rgb(1, 2, 3), attributes: .bold))
    }
  }

  @Test func `a colour between is kept as the nearest of sixteen steps`() {
    expect(Underline(color: .rgb(0x99, 0xA4, 0xFE)).color, .rgb(0x99, 0xAA, 0xFF))
    var line = Underline(.wavy)
    line.color = .rgb(8, 9, 127)
    expect(line.color, .rgb(0, 17, 119))
  }

  @Test func `a role is one of the terminal's colours, or that of the text`() {
    let colors = [PaintRole.error, .success, .warning, .tint, .link].map { Underline(color: .role($0)).color }
    expect(colors, [.red, .green, .yellow, .cyan, .cyan])
    expect(Underline(color: .role(.primary)).color == nil && Underline(color: .clear).color == nil)
  }

  @Test func `a line is laid over another one, and the end of all lines leaves its kind without effect`() {
    let wavy = Style.plain.underlined(.wavy, color: .red)
    let dotted = Style(foreground: .green).underlined(.dotted)
    expect(wavy.over(dotted).underline, Underline(.wavy, color: .red))
    expect(Style(attributes: .bold).over(wavy).underline, Underline(.wavy, color: .red))
    expect(Style(removing: .underline).over(wavy).attributes, [])
    expect("\(Style(removing: .underline).over(wavy))", "not underline")
  }

  @Test func `a cell has a link or a kind of line`() {
    let link = Style.linking(to: "https://example.org")
    let wavy = Style.plain.underlined(.wavy)
    expect(link.over(wavy).link == link.link && link.over(wavy).underline == nil)
    expect(wavy.over(link).link == nil && wavy.over(link).underline == Underline(.wavy))
    var style = link
    style.underline = nil
    expect(style, link)
    style = wavy
    style.link = nil
    expect(style, wavy)
  }

  @Test func `everything prints`() {
    expect("\(Underline())" == "solid line" && "\(Underline(.wavy, color: .red))" == "wavy red line")
    expect("\(Style(foreground: .red).underlined(.dashed))", "underline red with dashed line")
  }

  @Test(arguments: [
    (Underline.Pattern.wavy, "M0 16q2.25 -3 4.5 0q2.25 3 4.5 0q2.25 -3 4.5 0q2.25 3 4.5 0"),
    (.double, "M0 15H18M0 17H18"), (.dotted, "M0 16H18"),
  ])
  func `a picture shows the kind of a line`(pattern: Underline.Pattern, path: String) {
    var buffer = CellBuffer(size: Size(width: 6, height: 1))
    buffer.write(
      "ab", at: .zero, style: Style.plain.underlined(pattern, color: .rgb(255, 0, 0)), clip: buffer.bounds)
    let picture = buffer.svg()
    expect(picture, contains: "<path d=\"\(path)\" fill=\"none\" stroke=\"#FF0000\"")
    expect(picture, lacks: "text-decoration")
  }
}
