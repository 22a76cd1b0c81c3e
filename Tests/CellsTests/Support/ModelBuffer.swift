import Cells

/// A buffer written as plainly as its rules are said, to compare the real one with.
struct ModelBuffer {
  var size: Size
  var rows: [[Cell]]

  init(size: Size) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank, count: size.width), count: size.height)
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Stores a narrow glyph: the rest of a wide one that it hits becomes a space.
  private mutating func put(_ glyph: Glyph, _ x: Int, _ y: Int, _ style: Style) {
    if rows[y][x].glyph.isContinuation { rows[y][x - 1].glyph = .space }
    if rows[y][x].glyph.isWide { rows[y][x + 1].glyph = .space }
    rows[y][x] = Cell(glyph: glyph, style: style)
  }

  private func styled(_ x: Int, _ y: Int, _ style: Style) -> Style {
    var result = Style(
      foreground: style.foreground, background: style.background ?? rows[y][x].style.background,
      attributes: style.attributes)
    if result.foreground == .terminalDefault { result.foreground = nil }
    if result.background == .terminalDefault { result.background = nil }
    return result
  }

  mutating func write(_ glyph: Glyph, at point: Point, style: Style, clip: Rect) {
    let clip = clip.intersection(bounds)
    let (first, second) = (point, Point(x: point.x + 1, y: point.y))
    let style = [first, second].map { clip.contains($0) ? styled($0.x, $0.y, style) : .plain }
    if !glyph.isWide {
      if clip.contains(first), !glyph.isContinuation { put(glyph, first.x, first.y, style[0]) }
    } else if clip.contains(first) && clip.contains(second) {
      put(.space, first.x, first.y, style[0])
      put(.space, second.x, second.y, style[0])
      rows[first.y][first.x].glyph = glyph
      rows[second.y][second.x].glyph = .continuation
    } else {
      if clip.contains(first) { put(.space, first.x, first.y, style[0]) }
      if clip.contains(second) { put(.space, second.x, second.y, style[1]) }
    }
  }

  mutating func write(_ text: StyledText, at point: Point, style: Style, clip: Rect) -> Int {
    var point = point
    var offset = 0
    for character in text.string {
      var end = 0
      let run = text.wholeRuns.first { run in
        end += run.utf8Count
        return offset < end
      }
      let width = CellWidth.width(of: character)
      if width > 0 {
        write(Glyph(character), at: point, style: (run?.style ?? .plain).over(style), clip: clip)
      }
      point.x += width
      offset += String(character).utf8.count
    }
    return point.x
  }

  mutating func fill(_ rect: Rect, with glyph: Glyph, style: Style, clip: Rect) {
    for y in 0..<size.height where y >= rect.minY && y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        let fits = x + glyph.width <= rect.maxX
        write(fits ? glyph : .space, at: Point(x: x, y: y), style: style, clip: clip)
        x += fits ? glyph.width : 1
      }
    }
  }

  private func cells(of rect: Rect, clip: Rect) -> [Point] {
    rows.indices.flatMap { y in rows[y].indices.map { x in Point(x: x, y: y) } }
      .filter { rect.contains($0) && clip.contains($0) }
  }

  mutating func fillBackground(_ rect: Rect, color: Color, clip: Rect) {
    let background = color == .terminalDefault ? nil : color
    for point in cells(of: rect, clip: clip) { put(.space, point.x, point.y, Style(background: background)) }
  }

  mutating func clear(_ rect: Rect) {
    for point in cells(of: rect, clip: bounds) { put(.space, point.x, point.y, .plain) }
  }

  mutating func restyle(_ rect: Rect, clip: Rect, _ style: Style) {
    for point in cells(of: rect, clip: clip) where !rows[point.y][point.x].glyph.isContinuation {
      let cell = rows[point.y][point.x]
      var new = style.over(cell.style)
      new.removedAttributes = []
      if new.foreground == .terminalDefault { new.foreground = nil }
      if new.background == .terminalDefault { new.background = nil }
      rows[point.y][point.x].style = new
      if cell.glyph.isWide { rows[point.y][point.x + 1].style = new }
    }
  }
}

/// One call to a buffer, drawn by lot, on the real one and on the model.
struct RandomCall {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func rect(around size: Size) -> Rect {
    Rect(
      x: number(-2...size.width), y: number(-2...size.height), width: number(-1...(size.width + 2)),
      height: number(-1...(size.height + 2)))
  }

  mutating func style() -> Style { sampleStyles.randomElement(using: &generator)! }

  mutating func text() -> String {
    let pieces = [
      "ab", "漢字", "한", "x", "👩‍🚀", "e\u{301}", "🇫🇷", " ", "\u{1B}[1m", "\u{301}", "❤\u{FE0F}", "─", "\r\n", "क्ष",
    ]
    return (0..<number(0...5)).map { _ in pieces.randomElement(using: &generator)! }.joined()
  }

  mutating func styledText() -> StyledText {
    (0..<number(0...3)).reduce(StyledText("")) { text, _ in
      text + StyledText(self.text(), style: self.style())
    }
  }

  mutating func apply(to buffer: inout CellBuffer, _ model: inout ModelBuffer) -> String {
    let size = buffer.size
    let at = Point(x: number(-5...size.width), y: number(-1...size.height))
    let (area, style) = (rect(around: size), style())
    let clip = number(0...2) == 0 ? buffer.bounds : rect(around: size)
    let glyph: Glyph = [Glyph("a"), Glyph("漢"), .space, .continuation, Glyph("🇫🇷")].randomElement(
      using: &generator)!
    switch number(0...6) {
    case 0:
      let text = text()
      let advanced = buffer.write(text, at: at, style: style, clip: clip)
      let end = model.write(StyledText(text), at: at, style: style, clip: clip)
      return advanced == end - at.x
        ? "write \(text.debugDescription) at \(at) in \(clip)" : "columns of \(text)"
    case 1:
      let text = styledText()
      buffer.write(text, at: at, style: style, clip: clip)
      _ = model.write(text, at: at, style: style, clip: clip)
      return "write \(text.runs ?? []) \(text.string.debugDescription) at \(at) in \(clip)"
    case 2:
      buffer.write(glyph, at: at, style: style, clip: clip)
      model.write(glyph, at: at, style: style, clip: clip)
      return "write \(glyph) at \(at) in \(clip)"
    case 3:
      buffer.fill(area, with: glyph, style: style, clip: clip)
      model.fill(area, with: glyph.isContinuation ? .space : glyph, style: style, clip: clip)
      return "fill \(area) with \(glyph) in \(clip)"
    case 4:
      let color = style.background ?? .green
      buffer.fillBackground(area, color: color, clip: clip)
      model.fillBackground(area, color: color, clip: clip)
      return "background \(area) in \(clip)"
    case 5 where number(0...1) == 0:
      buffer.clear(area)
      model.clear(area)
      return "clear \(area)"
    default:
      buffer.restyle(area, clip: clip, style)
      model.restyle(area, clip: clip, style)
      return "restyle \(area) in \(clip) \(style)"
    }
  }
}
