import TerminalUI

/// A terminal that takes every frame and shows nothing.
final class Sink: TerminalBackend {
  let size = Size(width: 120, height: 40)
  let capabilities = TerminalCapabilities(name: "sink", colorDepth: .rgb)
  let inputDescriptor: Int32 = -1

  func start() throws(TerminalError) {}
  func stop() {}
  func readEvents(into events: inout [InputEvent]) {}
  func write(_ runs: [CellRun], of buffer: borrowing CellBuffer, cursor: Cursor?) {}
}
