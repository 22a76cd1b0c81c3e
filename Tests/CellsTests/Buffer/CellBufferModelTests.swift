import Expectations
import Testing

@testable import Cells

@Suite struct CellBufferModelTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random calls do what the rules say`(seed: UInt64) {
    var call = RandomCall(seed: seed)
    let size = Size(width: call.number(0...9), height: call.number(0...3))
    var buffer = CellBuffer(size: size)
    var model = ModelBuffer(size: size)
    for _ in 0..<60 {
      let what = call.apply(to: &buffer, &model)
      for y in 0..<size.height {
        buffer.withRow(y) { row in
          if Array(row) != model.rows[y] {
            Issue.record("seed \(seed), \(what): \(Array(row)) ≠ \(model.rows[y])")
          }
        }
      }
      if what.hasPrefix("columns") { Issue.record("seed \(seed), \(what)") }
      expectWholeGlyphs(buffer)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `presenting shows every change and nothing else`(seed: UInt64) {
    var call = RandomCall(seed: seed + 1_000)
    let size = Size(width: call.number(1...12), height: call.number(1...3))
    var buffer = CellBuffer(size: size)
    var model = ModelBuffer(size: size)
    var shown = CellBuffer(size: size)
    let dark = Palette.terminal(.unknown)
    let paper = TerminalColors(
      depth: .rgb, foreground: .rgb(0, 0, 0), background: .rgb(250, 250, 250))
    let light = Palette(
      paper, ink: { _ in .plain }, ground: { $0 == .background ? paper.background : nil },
      look: { _ in .plain })
    for _ in 0..<30 {
      for _ in 0..<call.number(1...4) { _ = call.apply(to: &buffer, &model) }
      if call.number(0...3) == 0 {
        buffer.dim(buffer.bounds, palette: call.number(0...1) == 0 ? dark : light)
      }
      let rect = call.number(0...1) == 0 ? buffer.bounds : call.rect(around: size)
      let before = shown
      var runs: [CellRun] = []
      buffer.present(rect, onto: &shown, runs: &runs)
      check(runs, from: before, to: shown, buffer, in: rect)
    }
  }

  /// Runs are whole glyphs that differ; the shown cells change there and nowhere else.
  private func check(
    _ runs: [CellRun], from before: CellBuffer, to shown: CellBuffer, _ new: CellBuffer, in rect: Rect
  ) {
    var changed: Set<Point> = []
    for run in runs {
      expect(run.count, above: 0)
      for x in run.x..<(run.x + run.count) { expect(changed.insert(Point(x: x, y: run.y)).inserted) }
      expect(!new[run.x, run.y].glyph.isContinuation && !before[run.x, run.y].glyph.isContinuation)
      let end = run.x + run.count
      expect(!new[end, run.y].glyph.isContinuation && !before[end, run.y].glyph.isContinuation)
    }
    for y in 0..<new.size.height {
      for x in 0..<new.size.width {
        let point = Point(x: x, y: y)
        if rect.contains(point) { expect(shown[x, y], new[x, y]) }
        if changed.contains(point) {
          let isHalf = new[x, y].glyph.isContinuation && before[x, y].glyph.isContinuation
          expect(shown[x, y] == new[x, y] && (before[x, y] != new[x, y] || isHalf))
        } else {
          expect(shown[x, y], before[x, y])
        }
      }
    }
    expectWholeGlyphs(shown)
  }

  /// Glyphs are whole, and what counts as blank is.
  private func expectWholeGlyphs(_ buffer: CellBuffer) {
    for y in 0..<buffer.size.height {
      for x in Int(buffer.ends[y])..<buffer.size.width { expect(buffer[x, y], .blank, "\(x), \(y)") }
      for x in 0..<buffer.size.width {
        let (cell, next) = (buffer[x, y], buffer[x + 1, y])
        if cell.glyph.isWide {
          expect(next.glyph.isContinuation && next.style == cell.style)
        } else if next.glyph.isContinuation {
          Issue.record("continuation at \(x + 1), \(y) follows \(cell)")
        }
        expect(cell.style.removedAttributes.isEmpty)
        expect(cell.style.foreground != .terminalDefault && cell.style.background != .terminalDefault)
      }
      expect(!buffer[0, y].glyph.isContinuation)
    }
  }
}
