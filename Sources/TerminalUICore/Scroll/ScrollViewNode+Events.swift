package import CellLayout
internal import Cells
package import Terminal

/// The actions of a scroll view for keys and the wheel.
extension ScrollViewNode {
  /// The rows that one notch of the wheel moves.
  package static var rowsPerNotch: Int { 3 }
  /// The columns that one notch of the wheel, or one arrow key, moves.
  package static var columnsPerNotch: Int { 4 }

  func handleWheel(_ event: MouseEvent) -> Bool {
    guard case .scroll(let dx, let dy) = event.kind, isEnabled, !configuration.isFixed else { return false }
    // A wheel has one direction: it serves the only axis there is.
    let sideways = !scrolls(.vertical) && dx == 0
    return scroll(
      dx: (sideways ? dy : dx).clampedToCells &* Self.columnsPerNotch,
      dy: sideways ? 0 : dy.clampedToCells &* Self.rowsPerNotch)
  }

  /// A press on an indicator shows another page at once.
  public var waitsForOthers: Bool { true }

  /// Handles a press on the indicators.
  public func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down: return !configuration.isFixed && press(at: event.globalLocation) ? .active : .failed
    case .move: drag(to: event.globalLocation)
    case .up, .time: break
    }
    return event.kind == .up ? .ended : .active
  }

  /// Whether there is more to show in a direction.
  package func canMove(_ axis: Axis, forward: Bool) -> Bool {
    if configuration.isFixed { return false }
    let step = forward ? 1 : -1
    let point = axis == .vertical ? offset.offsetBy(dx: 0, dy: step) : offset.offsetBy(dx: step, dy: 0)
    return clamped(point) != offset
  }

  /// 1 for each side at which there is more content out of sight: before, above, behind and below, in this order.
  var ends: SIMD4<UInt8> {
    let limit = limit
    return SIMD4(
      offset.x > 0 ? 1 : 0, offset.y > 0 ? 1 : 0, offset.x < limit.x ? 1 : 0, offset.y < limit.y ? 1 : 0)
  }

  /// Moves by a number of cells; says whether that is a change.
  @discardableResult package func scroll(dx: Int, dy: Int) -> Bool {
    scroll(to: offset.offsetBy(dx: dx, dy: dy))
  }

  /// The keys that scroll.
  ///
  /// - Parameters:
  ///   - keys: The table that they are added to.
  ///   - arrows: Whether the arrow keys move, too; else only those for pages and ends.
  ///   - follow: Called after a key for pages and ends.
  package func keys(_ keys: inout KeyTable, arrows: Bool, follow: @escaping () -> Void = {}) {
    guard !configuration.isFixed else { return }
    let main: Axis = scrolls(.vertical) ? .vertical : .horizontal
    keys.on(.pageUp, with: .none, title: "Page up", when: canMove(main, forward: false)) {
      page(main, forward: false)
      follow()
    }
    keys.on(.pageDown, with: .none, title: "Page down", when: canMove(main, forward: true)) {
      page(main, forward: true)
      follow()
    }
    keys.on(.home, with: .none, title: "Start", when: canMove(main, forward: false)) {
      scroll(to: main == .vertical ? Point(x: offset.x, y: 0) : Point(x: 0, y: offset.y))
      follow()
    }
    keys.on(.end, with: .none, title: "End", when: canMove(main, forward: true)) {
      scrollToEnd(of: main)
      follow()
    }
    guard arrows else { return }
    keys.on(.upArrow, with: .none, title: "Up", when: canMove(.vertical, forward: false)) {
      scroll(dx: 0, dy: -1)
    }
    keys.on(.downArrow, with: .none, title: "Down", when: canMove(.vertical, forward: true)) {
      scroll(dx: 0, dy: 1)
    }
    keys.on(.leftArrow, with: .none, title: "Left", when: canMove(.horizontal, forward: false)) {
      scroll(dx: -Self.columnsPerNotch, dy: 0)
    }
    keys.on(.rightArrow, with: .none, title: "Right", when: canMove(.horizontal, forward: true)) {
      scroll(dx: Self.columnsPerNotch, dy: 0)
    }
  }

  /// Moves as a key says.
  ///
  /// - Parameter arrows: Whether the arrow keys move, too; else only those for pages and ends.
  /// - Returns: Whether the key moved something.
  package func scroll(by press: KeyPress, arrows: Bool) -> Bool {
    var table = KeyTable.performing(press)
    keys(&table, arrows: arrows)
    return table.isUsed
  }
}
