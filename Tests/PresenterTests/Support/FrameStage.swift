import Cells
import Presenter
import Terminal
import TerminalUITesting

/// A writer, the emulator that gets its bytes, and the screen that is wanted.
struct FrameStage {
  var writer: FrameWriter
  var emulator: TerminalEmulator
  var buffer: CellBuffer
  private(set) var shown: CellBuffer
  private(set) var cursor: Point?
  private var hidesCursor = false
  private(set) var bytes: [UInt8] = []
  let description: Description

  init(_ description: Description, width: Int = 20, height: Int = 5) {
    self.description = description
    let size = Size(width: width, height: height)
    writer = FrameWriter(description.abilities, size: size)
    emulator = description.emulator(width: width, height: height)
    buffer = CellBuffer(size: size)
    shown = buffer
  }

  /// Writes text into the buffer.
  mutating func write(_ text: String, x: Int = 0, y: Int = 0, style: Style = .plain) {
    buffer.write(text, at: Point(x: x, y: y), style: style, clip: buffer.bounds)
  }

  /// Shows what has changed in the buffer; returns the bytes of that.
  @discardableResult
  mutating func show(cursor: Point? = nil, isHidden: Bool = false) -> [UInt8] {
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    writer.put(runs, of: buffer)
    writer.place(cursor, isHidden: isHidden)
    (self.cursor, hidesCursor) = (cursor, isHidden)
    bytes = writer.frame()
    emulator.feed(bytes)
    return bytes
  }

  /// What is wrong on the screen; `nil` where it is as it should be.
  var fault: String? {
    let foreign = emulator.unknown.filter { !Description.foreign.contains($0) }
    if !foreign.isEmpty { return "unknown: \(foreign)" }
    if let cursor, emulator.cursor != cursor {
      return "the cursor is at \(emulator.cursor), not \(cursor)"
    }
    let isShown = cursor != nil && !hidesCursor || !description.abilities.hidesCursor
    if emulator.isCursorVisible != isShown { return isShown ? "no cursor" : "the cursor is shown" }
    return buffer.difference(from: emulator, description.abilities)
  }
}

extension CellBuffer {
  /// The first cell that an emulator shows otherwise; cells of glyphs whose width is disputed may show anything.
  func difference(from emulator: TerminalEmulator, _ abilities: Abilities, top: Int = 0) -> String? {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        if cell.glyph.isContested || cell.glyph.isContinuation && self[x - 1, y].glyph.isContested {
          continue
        }
        if abilities.wrapping == .atOnce, x == size.width - 1 {
          // Marks behind the last column would be in the next row.
          if cell.glyph.scalar == nil { continue }
          // What would scroll the screen is left out where nothing can be inserted before it.
          let before = self[x - 1, y].glyph
          if y == size.height - 1,
            x == 0 || before.isContinuation || before.isContested || before.isPrivate || before.scalar == nil
          {
            continue
          }
        }
        // A wide glyph would scroll it, too: a stand-in is before the last cell.
        if abilities.wrapping == .atOnce, cell.glyph.isWide, x == size.width - 2, y == size.height - 1,
          emulator[x, y + top].text == String(UnicodeScalar(cell.glyph.inASCII))
        {
          continue
        }
        let shown = emulator[x, y + top].seen
        let wanted = abilities.shown(cell).seen
        if shown.text != wanted.text || shown.style != wanted.style || shown.link != wanted.link {
          return "(\(x), \(y)): \(emulator[x, y + top]) in place of \(cell)"
        }
      }
    }
    return nil
  }
}

extension Glyph {
  /// Whether it is of private use, where nobody knows its width.
  fileprivate var isPrivate: Bool { scalar.map { 0xE000...0xF8FF ~= $0.value } ?? false }
}

/// A cell as an emulator has it.
struct SeenCell: Equatable {
  var text: String
  var style: Style
  var link: String?

  /// Without what can't be seen: the colour of the text of a blank.
  var seen: SeenCell {
    guard text == " ", style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) else {
      return self
    }
    var seen = self
    seen.style = Style(background: style.background)
    return seen
  }
}

extension TerminalEmulator.Cell {
  var seen: SeenCell { SeenCell(text: text, style: style, link: link).seen }
}

extension Abilities {
  /// What a terminal of these abilities shows of a cell.
  func shown(_ cell: Cell) -> SeenCell {
    func color(_ color: Color?) -> Color? {
      guard let color = color?.reduced(to: depth), color != .terminalDefault, depth != .none else {
        return nil
      }
      return color
    }
    var style = Style(foreground: color(cell.style.foreground), background: color(cell.style.background))
    let hasColor = style.foreground != nil || style.background != nil
    style.attributes = cell.style.attributes.intersection(shownAttributes(withColor: hasColor))
    if knowsLines, style.attributes.contains(.underline), cell.style.link == nil,
      var line = cell.style.underline
    {
      line.color = color(line.color)
      if line.pattern != .solid || line.color != nil { style.underline = line }
    }
    return SeenCell(
      text: cell.glyph.string, style: style, link: knowsLinks ? cell.style.link?.target : nil)
  }
}
