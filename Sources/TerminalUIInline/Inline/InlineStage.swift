internal import Presenter
package import Terminal
package import Terminals
package import TerminalUICore

/// Shows an app in rows below the prompt: the region, above which the lines stay that the app prints.
///
/// The app's session calls it at the steps of its loop.
package final class InlineStage: WindowStage {
  package init() {}

  package func terminal(_ input: Int32, _ output: Int32) -> PresentedTerminal {
    InlineTerminal(input: input, output: output)
  }

  package func plainTerminal() -> any TerminalBackend { PlainTerminal() }

  /// Called by `LineStage`, which shows the app in this stage's place: the printed text, and at the end
  /// the text that replaces the region.
  package func takeText(of host: ViewHost, isOver: Bool) -> [String] {
    let region = InlineRegion.of(host)
    if isOver, let replacement = region.replacement { region.add(replacement(), at: host.rootNode.frame) }
    return region.takeText(of: host)
  }

  package func turn(of host: ViewHost, on terminal: any TerminalBackend) {
    turn(of: host, on: terminal, isLast: false)
  }

  /// Takes a turn, and then shows the rows of the region as high as they are now, with the lines that were printed.
  private func turn(of host: ViewHost, on terminal: any TerminalBackend, isLast: Bool) {
    let region = InlineRegion.of(host)
    if let terminal = terminal as? any RegionBackend {
      // The committed lines and the height of the region are known when the tree is up to date.
      host.prepareForEvent()
      host.update()
      terminal.ending = region.end == .kept ? .kept : .cleared
      if terminal.wantsFrame {
        terminal.commit(region.takeLines(of: host))
        // What would be erased at once isn't shown.
        terminal.height = isLast && region.end == .cleared ? 0 : host.shownHeight
      }
      host.turn(on: terminal)
      terminal.flush()
    } else {
      host.turn(on: terminal)
    }
    // Lines may have come meanwhile, or while the terminal was busy.
    if region.isWaiting { host.requestTurn() }
  }

  /// Shows the last state of the region, or what replaces it, and waits until the terminal has taken it.
  package func end(of host: ViewHost, on terminal: any TerminalBackend) {
    guard let terminal = terminal as? any RegionBackend else { return }
    /// Waits for the terminal; it may have got another size meanwhile.
    func finish() {
      for event in terminal.finish() { if case .resize = event { host.send(event) } }
    }
    finish()
    let region = InlineRegion.of(host)
    if let replacement = region.replacement { region.add(replacement(), at: host.rootNode.frame) }
    turn(of: host, on: terminal, isLast: true)
    finish()
  }
}
