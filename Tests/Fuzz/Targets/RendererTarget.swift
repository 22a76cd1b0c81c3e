import Cells
import Terminal
import TerminalUITesting

extension FuzzTarget {
  /// The renderer: after any frames, a strict terminal shows what the buffer has, and knew every sequence it got.
  static let renderer = FuzzTarget(name: "renderer") { input in
    guard let stage = EmulatedStage.shared(width: 24, height: 6) else { return "no pseudo-terminal" }
    var reader = ByteReader(input)
    var buffer = CellBuffer(size: stage.size)
    var shown = CellBuffer(size: stage.size)
    for _ in 0..<8 where !reader.isAtEnd {
      for _ in 0..<reader.number(below: 6) {
        let style = Style(
          foreground: color(&reader), background: color(&reader),
          attributes: TextAttributes(rawValue: reader.byte() & 0x7F))
        let point = Point(x: reader.number(below: 30) - 3, y: reader.number(below: 8) - 1)
        buffer.write(reader.text(), at: point, style: style, clip: buffer.bounds)
      }
      stage.show(buffer, over: &shown)
      if let wrong = difference(stage, buffer) { return wrong }
    }
    stage.show(CellBuffer(size: stage.size), over: &shown)
    return difference(stage, shown)
  }

  private static func color(_ reader: inout ByteReader) -> Color? {
    switch reader.number(below: 4) {
    case 0: nil
    case 1: .indexed(reader.byte())
    case 2: .rgb(reader.byte(), reader.byte(), reader.byte())
    default: .red
    }
  }

  private static func difference(_ stage: EmulatedStage, _ buffer: CellBuffer) -> String? {
    if let unknown = stage.screen.unknown.first { return "the terminal doesn't know \(unknown)" }
    for y in 0..<buffer.size.height {
      // Terminals disagree about these, and what they paint over.
      if (0..<buffer.size.width).contains(where: { buffer[$0, y].glyph.isContested }) { continue }
      for x in 0..<buffer.size.width {
        let (cell, seen) = (buffer[x, y], stage.screen[x, y])
        let text = cell.glyph.isContinuation ? "" : cell.glyph.string
        if seen.text != text || seen.style.background != cell.style.background {
          return "(\(x), \(y)) shows \(seen), the buffer has \(cell)"
        }
      }
    }
    return nil
  }
}
