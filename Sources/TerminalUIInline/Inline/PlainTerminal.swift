internal import Cells
internal import Presenter
internal import Terminal
internal import Terminals

/// A region without a terminal: committed lines are written to standard output, and at the end so are the rows of the region.
final class PlainTerminal: RegionBackend {
  let size = PlainText.size
  let capabilities = TerminalCapabilities(name: "", colorDepth: .none)
  let inputDescriptor: Int32 = -1
  var height = 0
  var ending = FrameWriter.Leaving.kept
  private var screen: CellBuffer
  private var copied: [CellRun] = []

  init() {
    screen = CellBuffer(size: size)
  }

  func start() {}

  /// Writes the last frame, if it stays.
  func stop() {
    guard ending == .kept else { return }
    for y in 0..<height {
      let row = screen.withRow(y) { Array($0[..<(($0.lastIndex { $0 != .blank } ?? -1) + 1)]) }
      write(CommittedLine(cells: row))
    }
    height = 0
  }

  func readEvents(into events: inout [InputEvent]) {}

  func write(_ runs: [CellRun], of buffer: borrowing CellBuffer, cursor: Cursor?) {
    for run in runs {
      buffer.present(
        Rect(x: run.x, y: run.y, width: run.count, height: 1), onto: &screen, runs: &copied)
    }
    copied.removeAll(keepingCapacity: true)
  }

  func commit(_ lines: [CommittedLine]) { lines.forEach(write) }
  func flush() {}
  func finish() -> [InputEvent] { [] }

  private func write(_ line: CommittedLine) { PlainText.write("\(line)\n") }
}
