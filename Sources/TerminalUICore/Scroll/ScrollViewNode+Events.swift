internal import CellLayout
internal import Cells
package import Terminal

/// What a scroll view does with keys and the wheel.
@MainActor extension ScrollViewNode {
  /// The rows that one notch of the wheel moves.
  package static var rowsPerNotch: Int { 3 }
  /// The columns that one notch of the wheel, or one arrow key, moves.
  static var columnsPerNotch: Int { 4 }

  func takeWheel(_ event: MouseEvent) -> Bool {
    guard case .scroll(let dx, let dy) = event.kind, isEnabled, !configuration.isFixed else { return false }
    // A wheel has one direction: it serves the only axis there is.
    let sideways = !scrolls(.vertical) && dx == 0
    return scroll(
      dx: (sideways ? dy : dx).clampedToCells &* Self.columnsPerNotch,
      dy: sideways ? 0 : dy.clampedToCells &* Self.rowsPerNotch)
  }

  /// A press on an indicator shows another page at once.
  package var waitsForOthers: Bool { true }

  package func hear(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down: return !configuration.isFixed && press(at: event.globalLocation) ? .active : .failed
    case .move: drag(to: event.globalLocation)
    case .up, .time: break
    }
    return event.kind == .up ? .ended : .active
  }

  /// Moves as a key says.
  ///
  /// - Parameter arrows: Whether the arrow keys move, too; else only those for pages and ends.
  /// - Returns: Whether the key moved something.
  package func scroll(by press: KeyPress, arrows: Bool) -> Bool {
    guard !configuration.isFixed, press.phase != .up, press.modifiers.held.isEmpty else { return false }
    let main: Axis = scrolls(.vertical) ? .vertical : .horizontal
    switch press.key {
    case .pageUp: return page(main, forward: false)
    case .pageDown: return page(main, forward: true)
    case .home: return scroll(to: main == .vertical ? Point(x: offset.x, y: 0) : Point(x: 0, y: offset.y))
    case .end: return scrollToEnd(of: main)
    case .upArrow: return arrows && scroll(dx: 0, dy: -1)
    case .downArrow: return arrows && scroll(dx: 0, dy: 1)
    case .leftArrow: return arrows && scroll(dx: -Self.columnsPerNotch, dy: 0)
    case .rightArrow: return arrows && scroll(dx: Self.columnsPerNotch, dy: 0)
    default: return false
    }
  }
}
