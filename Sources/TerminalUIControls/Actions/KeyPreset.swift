internal import TerminalUICore

/// Keys for moving that a user, or an app, wants in addition to the arrows: `:preset vi` in the keymap.
///
/// They count where no view and no action of the app uses them: typed text stays text, and a shortcut of the app takes precedence. Letters that are
/// such keys don't select a row that begins with them.
///
/// | | |
/// |---|---|
/// | `h` `j` `k` `l` | as the arrows left, down, up, right |
/// | `g g` | as Home; the second key within a second |
/// | `G` | as End |
enum KeyPreset: String, Sendable {
  case vi

  /// Whether a letter is one of its keys.
  nonisolated func uses(_ text: String) -> Bool { ["h", "j", "k", "l", "g", "G"].contains(text) }
}

/// Performs the keys of `:preset` in a keymap, such as `j` for Down, after all views have left them alone.
final class PresetKeys {
  private weak var host: ViewHost?
  /// When the first of two keys came.
  private var begun: Duration?

  init(_ host: ViewHost) { self.host = host }

  /// The keys, behind all that views use.
  package func keys(_ keys: inout KeyTable) {
    guard let host, host.keyBindings.keymap.preset == .vi else { return }
    let moves: [(KeyEquivalent, KeyEquivalent, String)] = [
      ("j", .downArrow, "Down"), ("k", .upArrow, "Up"), ("h", .leftArrow, "Left"),
      ("l", .rightArrow, "Right"),
      ("G", .end, "End"),
    ]
    for (key, arrow, title) in moves {
      keys.on(key, with: .plain, title: title) { send(arrow) }
    }
    keys.on("g", with: .none, title: "Start, pressed twice") {
      let now = host.clock.now
      if let begun, now - begun <= .seconds(1) { return send(.home) }
      begun = now
    }
  }

  private func send(_ key: KeyEquivalent) {
    begun = nil
    host?.send(.key(KeyPress(key: key)))
  }
}
