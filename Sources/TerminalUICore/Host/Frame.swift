public import Cells
public import Terminal

/// From damage to the cells that the terminal gets.
extension ViewHost {
  /// The cells as they are drawn; none while they are being drawn.
  public var screen: CellBuffer { cells.buffer }

  /// The looks of roles and states, where no view sets them; another palette has everything drawn again.
  ///
  /// Nothing happens while views draw.
  public var palette: Palette {
    get { cells.palette }
    set {
      guard !cells.isDrawing, newValue != palette else { return }
      cells.palette = newValue
      damage(onScreen: Rect(origin: .zero, size: size))
    }
  }

  /// Whether something waits to be drawn: the terminal was busy.
  package var hasDamage: Bool { cells.hasDamage }

  /// Draws cells again.
  ///
  /// All of them must be on the screen.
  final func damage(onScreen rect: Rect) {
    cells.add(damage: rect)
    requestTurn()
  }

  /// Draws damaged cells, and gives the terminal the cells that differ from the shown ones.
  ///
  /// A terminal that is busy gets them later.
  public func present(on backend: any TerminalBackend) {
    guard backend.wantsFrame, !cells.isDrawing else { return }
    // A turn presents once, as a rule.
    let first = record.runs.count
    if let motion { motion.willDraw() }
    cells.placeSign(at: focus.node?.signedItem)
    if cells.hasDamage { draw() }
    // The cursor comes last: it may be on cells that were just drawn.
    cells.send(first == 0 ? record.runs : Array(record.runs[first...]), cursor: focus.cursor, to: backend)
    if let motion { motion.driver?.didPresent() }
  }

  /// Draws damaged cells and finds the runs that differ from the shown ones.
  private func draw() {
    record.damage += cells.damagedRects
    record.itemsPainted += Reference(root).borrow { cells.draw($0) }
    for (name, reason) in ColorTable.takeMissing() { report(.missingColor(name, reason: reason)) }
    cells.collectChanges(&record.runs)
  }

  /// Gives the screen another size, and lays out and draws everything again.
  ///
  /// Nothing happens while views draw.
  public func resize(to size: Size) {
    guard !cells.isDrawing else { return }
    cells.resize(to: size)
    replace(WindowSizeKey.self, by: size)
    root.endPictures()
    layoutPass.begin()
    places.mayDiffer = true
    adoptScreenSize(size)
    root.resize(to: size)
    invalidateScreen()
  }

  /// Has everything drawn again: the terminal's screen is blank.
  ///
  /// Nothing happens while views draw.
  public func invalidateScreen() {
    guard !cells.isDrawing else { return }
    cells.becomeBlank(size)
    damage(onScreen: Rect(origin: .zero, size: size))
  }
}
