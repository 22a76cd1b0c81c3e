public import Cells
public import Terminal

/// From damage to the cells that the terminal gets.
@MainActor extension ViewHost {
  /// The cells as they are drawn; none while they are being drawn.
  public var screen: CellBuffer { isDrawing ? CellBuffer(size: .zero) : painter.buffer }

  /// What roles and states look like, where no view says otherwise; another one has everything drawn again.
  ///
  /// Nothing happens while views draw.
  public var palette: Palette {
    get { painter.paint.palette }
    set {
      guard !isDrawing, newValue != palette else { return }
      painter.paint.palette = newValue
      painter.style = newValue.textStyle
      damage(onScreen: Rect(origin: .zero, size: size))
    }
  }

  /// Whether something waits to be drawn: the terminal was busy.
  package var hasDamage: Bool { !damageRegion.isEmpty }

  /// Has cells drawn again, all of which are on the screen.
  final func damage(onScreen rect: Rect) {
    damageRegion.add(rect)
    requestTurn()
  }

  /// Draws what is damaged, and gives the terminal the cells that differ from what it shows.
  ///
  /// A terminal that is busy gets them later.
  public func present(on backend: any TerminalBackend) {
    guard backend.wantsFrame, !isDrawing else { return }
    // A turn presents once, as a rule.
    let first = record.runs.count
    if let motion { motion.willDraw() }
    if !damageRegion.isEmpty { draw() }
    // After that: it may stand where something is drawn.
    let cursor = focus.cursor
    if record.runs.count > first || shown.needsFrame(with: cursor) {
      let runs = first == 0 ? record.runs : Array(record.runs[first...])
      backend.write(runs, of: painter.buffer, cursor: cursor)
      shown.didSend(cursor)
    }
    if let motion { motion.driver?.didPresent() }
  }

  /// Draws what is damaged and finds the runs that differ from what is shown.
  private func draw() {
    isDrawing = true
    drawn.empty()
    painter.itemCount = 0
    for index in 0..<damageRegion.rects.count {
      Reference(root).borrow {
        painter.repaint(damageRegion.rects[index], of: $0, drawn: &drawn)
      }
      record.damage.append(damageRegion.rects[index])
    }
    record.itemsPainted += painter.itemCount
    for index in 0..<drawn.count {
      painter.present(drawn[index], onto: &shown.cells, runs: &record.runs)
    }
    isDrawing = false
    damageRegion.removeAll(keepingCapacity: true)
  }

  /// Gives the screen another size: everything is laid out and drawn anew.
  ///
  /// Nothing happens while views draw.
  public func resize(to size: Size) {
    guard !isDrawing else { return }
    self.size = size
    painter.buffer.resize(to: size)
    root.endPictures()
    layoutPass.begin()
    placesMayDiffer = true
    measureScreenReaders()
    root.resize(to: size)
    invalidateScreen()
  }

  /// Has everything drawn anew: the terminal's screen is blank.
  ///
  /// Nothing happens while views draw.
  public func invalidateScreen() {
    guard !isDrawing else { return }
    shown.becomeBlank(size)
    painter.wideRows.removeAll()
    damageRegion.removeAll(keepingCapacity: true)
    damage(onScreen: Rect(origin: .zero, size: size))
  }
}
