import Cells
import Expectations
import Testing

@Suite struct StyleTests {
  @Test func `over is associative`() {
    for a in sampleStyles {
      for b in sampleStyles {
        for c in sampleStyles.enumerated() where c.offset % 3 == 0 {
          let (left, right) = (a.over(b).over(c.element), a.over(b.over(c.element)))
          if left != right { Issue.record("\(a), \(b), \(c.element): \(left) ≠ \(right)") }
        }
      }
    }
  }

  @Test func `plain is neutral on both sides`() {
    for style in sampleStyles {
      expect(style.over(.plain), style)
      expect(Style.plain.over(style), style)
    }
  }

  @Test func `a style wins over what is underneath`() {
    let top = Style(foreground: .red, attributes: .bold, removing: .underline)
    let base = Style(foreground: .blue, background: .green, attributes: [.underline, .dim])
    expect(
      top.over(base),
      Style(foreground: .red, background: .green, attributes: [.bold, .dim], removing: .underline))
  }

  @Test func `a style has twelve bytes`() {
    expect(MemoryLayout<Style>.size, 12)
    expect(MemoryLayout<Cell>.size, 16)
  }

  @Test(arguments: [
    (Style.plain, "plain"),
    (Style(foreground: .red, background: .blue, attributes: .bold), "bold red on blue"),
    (Style(background: .orange, attributes: [.underline, .dim]), "dim underline on color208"),
    (Style(foreground: .rgb(0, 15, 255), removing: [.italic]), "not italic #000FFF"),
    (Style(foreground: .terminalDefault, background: .gray), "default on gray"),
    (Style(foreground: .indexed(7), background: .indexed(9)), "light gray on bright red"),
  ]) func `a style prints what it says`(style: Style, description: String) {
    expect(style.description, description)
  }

  @Test func `attributes print their names`() {
    expect(
      TextAttributes(rawValue: 0x7F).description, "bold dim italic underline blink reverse strikethrough")
    expect(TextAttributes().description, "none")
  }
}
