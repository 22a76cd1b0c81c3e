public import Cells
public import Terminal

/// From damage to the cells that the terminal gets.
@MainActor extension ViewHost {
  /// The cells as they are drawn.
  public var screen: CellBuffer { painter?.buffer ?? CellBuffer(size: .zero) }

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
    guard backend.wantsFrame else { return }
    let cursor = focus.cursor
    guard !damageRegion.isEmpty || cursor != shownCursor || isScreenNew else { return }
    // A turn presents once, as a rule.
    let first = record.runs.count
    draw()
    if record.runs.count > first || cursor != shownCursor || isScreenNew {
      let runs = first == 0 ? record.runs : Array(record.runs[first...])
      backend.write(runs, of: screen, cursor: cursor)
      shownCursor = cursor
      isScreenNew = false
    }
  }

  /// Draws what is damaged and finds the runs that differ from what is shown.
  private func draw() {
    // What is drawn may come back to the host, which hasn't got the painter meanwhile.
    guard var painter = painter.take() else { return }
    var drawn: ContiguousArray<Rect> = []
    swap(&drawn, &self.drawn)
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
      painter.buffer.present(drawn[index], onto: &shown, runs: &record.runs)
    }
    self.painter = consume painter
    swap(&drawn, &self.drawn)
    damageRegion.removeAll(keepingCapacity: true)
  }

  /// Gives the screen another size: everything is laid out and drawn anew.
  public func resize(to size: Size) {
    self.size = size
    painter?.buffer.resize(to: size)
    root.endPictures()
    layoutPass.begin()
    root.resize(to: size)
    invalidateScreen()
  }

  /// Has everything drawn anew: the terminal's screen is blank.
  public func invalidateScreen() {
    shown.resize(to: size)
    painter?.wideRows.removeAll()
    shownCursor = nil
    isScreenNew = true
    damageRegion.removeAll(keepingCapacity: true)
    damage(onScreen: Rect(origin: .zero, size: size))
  }
}
