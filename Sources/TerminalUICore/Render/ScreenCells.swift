internal import Cells
internal import Terminal

/// The cells of a screen: as drawn, as the terminal shows them, and those to draw again.
///
/// A class: views that draw may come back to the host.
@MainActor final class ScreenCells {
  /// Draws the next cells; no other code looks at it while ``isDrawing``.
  private var painter: Painter
  /// Whether views are drawing.
  private(set) var isDrawing = false
  /// The cells to draw again.
  private var damage = Region()
  /// The rectangles that the last frame drew.
  private var drawn: ContiguousArray<Rect> = []
  /// The cells that the terminal shows.
  private var shown: ShownScreen
  /// The scroll view that draws the focus sign in its first cell.
  private(set) weak var signedItem: ItemNode?

  init(size: Size) {
    painter = Painter(buffer: CellBuffer(size: size), clip: .zero)
    shown = ShownScreen(size: size)
    damage.add(Rect(origin: .zero, size: size))
  }

  /// The cells as they are drawn; none while they are being drawn.
  var buffer: CellBuffer { isDrawing ? CellBuffer(size: .zero) : painter.buffer }

  /// Where the first word that is drawn in a rectangle begins.
  func wordStart(in rect: Rect) -> Point { painter.buffer.wordStart(in: rect) }

  /// The looks of roles and states where no view sets them.
  var palette: Palette {
    get { painter.paint.palette }
    set {
      painter.paint.palette = newValue
      painter.style = newValue.textStyle
    }
  }

  /// The paint, and the style of text, where no view sets them.
  var paint: Paint { painter.paint }
  var style: Style { painter.style }

  /// How far off its place an item may be drawn.
  var motionReach: Int {
    get { painter.motionReach }
    set { painter.motionReach = newValue }
  }

  // MARK: Damage

  var hasDamage: Bool { !damage.isEmpty }

  /// The cells that are drawn next.
  var damagedRects: [Rect] { damage.rects }

  /// Draws cells again.
  ///
  /// All of them must be on the screen.
  func add(damage rect: Rect) { damage.add(rect) }

  /// Moves the focus sign to another item; `nil` removes the sign.
  func placeSign(at item: ItemNode?) {
    guard item !== signedItem else { return }
    for case let item? in [signedItem, item] where !item.flags.contains(.hasLeft) {
      add(damage: item.visibleRect(Rect(origin: .zero, size: Size(width: 2, height: 1))))
    }
    signedItem = item
  }

  /// The screen has another size.
  func resize(to size: Size) { painter.buffer.resize(to: size) }

  /// The terminal's screen is blank.
  func becomeBlank(_ size: Size) {
    shown.becomeBlank(size)
    painter.wideRows.removeAll()
    damage.removeAll(keepingCapacity: true)
  }

  // MARK: Drawing

  /// Draws the damaged cells; returns how many items that was.
  func draw(_ root: ItemNode) -> Int {
    drawn.empty()
    painter.itemCount = 0
    whileDrawing {
      for index in 0..<damage.rects.count {
        painter.repaint(damage.rects[index], of: root, drawn: &drawn)
      }
    }
    damage.removeAll(keepingCapacity: true)
    return painter.itemCount
  }

  /// Adds the runs of cells drawn last that the terminal doesn't show yet: it will.
  func collectChanges(_ runs: inout [CellRun]) {
    for index in 0..<drawn.count { painter.buffer.present(drawn[index], onto: &shown.cells, runs: &runs) }
  }

  /// Gives a terminal the runs and the cursor, unless it shows them already.
  func send(_ runs: [CellRun], cursor: Cursor?, to backend: any TerminalBackend) {
    guard !runs.isEmpty || shown.needsFrame(with: cursor) else { return }
    backend.write(runs, of: painter.buffer, cursor: cursor)
    shown.didSend(cursor)
  }

  /// The drawing of `paint` in blank cells, which aren't shown.
  func cells(_ size: Size, drawnBy paint: (inout Painter) -> Void) -> CellBuffer {
    var painter = Painter(buffer: CellBuffer(size: size), clip: Rect(origin: .zero, size: size))
    painter.paint.palette = palette
    painter.style = palette.textStyle
    painter.motionReach = motionReach
    whileDrawing { paint(&painter) }
    return painter.buffer
  }

  /// Does something that has views draw: they find no screen meanwhile.
  func whileDrawing(_ body: () -> Void) {
    isDrawing = true
    body()
    isDrawing = false
  }
}
