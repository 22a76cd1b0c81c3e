internal import Cells
internal import Presenter
internal import Terminals
internal import TerminalUICore

/// The lines of a tree as a terminal gets them: rows that are one wrapped paragraph are one line.
@MainActor struct LogicalLines {
  /// The place where a row continues in the next one.
  private struct Wrap {
    /// The columns of the paragraph, and the column behind this line of it.
    var start: Int
    var end: Int
    /// The spaces that were left out.
    var spaces: Int
  }

  private let cells: CellBuffer
  private var wraps: [Int: Wrap] = [:]

  /// Draws a tree that is up to date, whose texts note how they are wrapped.
  init(of tree: ViewHost, _ wrapping: WrappingNotes) {
    cells = tree.drawAll()
    for text in wrapping.texts { note(text.lines, at: text.origin) }
  }

  /// Notes where a paragraph continues, if nothing is next to it but the cells before its first line.
  private mutating func note(_ lines: [WrappedLine], at origin: Point) {
    guard lines.count > 1, origin.x >= 0 else { return }
    for (index, line) in lines.enumerated() {
      let y = origin.y + index
      guard contentEnd(y) <= origin.x + line.width else { return }
      guard index == 0 || (0..<origin.x).allSatisfy({ cells[$0, y] == .blank }) else { return }
    }
    for (index, line) in lines.enumerated() {
      guard let spaces = line.spaces else { continue }
      wraps[origin.y + index] = Wrap(start: origin.x, end: origin.x + line.width, spaces: spaces)
    }
  }

  /// The lines, from top to bottom.
  var lines: [CommittedLine] {
    var lines: [CommittedLine] = []
    var (line, start): ([Cell], Int) = ([], 0)
    for y in 0..<cells.size.height {
      if let wrap = wraps[y] {
        line += row(y, from: start, to: wrap.end)
        var space = line.last ?? .blank
        space.glyph = .space
        line += repeatElement(space, count: wrap.spaces)
        start = wrap.start
      } else {
        line += row(y, from: start, to: contentEnd(y))
        lines.append(CommittedLine(cells: line))
        (line, start) = ([], 0)
      }
    }
    return lines
  }

  private func row(_ y: Int, from start: Int, to end: Int) -> [Cell] {
    start < end ? (start..<end).map { cells[$0, y] } : []
  }

  private func contentEnd(_ y: Int) -> Int {
    cells.withRow(y) { row in (row.lastIndex { $0 != .blank } ?? -1) + 1 }
  }
}
