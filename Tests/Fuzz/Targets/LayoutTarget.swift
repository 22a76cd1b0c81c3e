import TerminalUI

extension FuzzTarget {
  /// Layout: any views in any size are laid out and drawn, twice the same way.
  static let layout = FuzzTarget(name: "layout") { input in
    MainActor.assumeIsolated {
      var reader = ByteReader(input)
      let size = Size(width: reader.number(below: 50), height: reader.number(below: 20))
      var copy = reader
      let host = ViewHost(size: size, content: anyView(&reader))
      let terminal = HeadlessBackend(size: size)
      host.turn(on: terminal)
      let second = ViewHost(size: Size(width: 3, height: 3), content: anyView(&copy))
      second.turn(on: HeadlessBackend(size: Size(width: 3, height: 3)))
      second.resize(to: size)
      let other = HeadlessBackend(size: size)
      second.turn(on: other)
      if host.screen != terminal.screen { return "the terminal shows something else than was drawn" }
      return host.screen == second.screen
        ? nil : "at once:\n\(host.screen.styledText)\nafter a resize:\n\(second.screen.styledText)"
    }
  }
}
