internal import Cells
internal import Terminal

/// The cells that the terminal shows: the next frame is compared with it, and only differences are sent.
struct ShownScreen {
  /// The cells as the terminal has them.
  var cells: CellBuffer
  /// The terminal's cursor, as it has it.
  private var cursor: Cursor?
  /// The terminal has had no frame since it gave us a blank screen; it gets one even if that shows nothing.
  private var isNew = true

  init(size: Size) { cells = CellBuffer(size: size) }

  /// Notes that the terminal's screen is blank, and how large it is.
  mutating func becomeBlank(_ size: Size) {
    cells.resize(to: size)
    cursor = nil
    isNew = true
  }

  /// Whether a frame without changed cells has to be sent, because of its cursor or as the first one.
  func needsFrame(with cursor: Cursor?) -> Bool { cursor != self.cursor || isNew }

  /// Notes that a frame was sent.
  mutating func didSend(_ cursor: Cursor?) {
    self.cursor = cursor
    isNew = false
  }
}
