package import Cells
package import Terminal

/// Who hears input besides the views on its way, and what the terminal tells because of them.
@MainActor package struct InputAudience {
  /// Who hears every event.
  package let listeners = EventListeners<InputEvent>()
  /// Who hears the keys that no view handles.
  package let unhandledListeners = EventListeners<InputEvent>()
  /// The number of views that want to hear of keys that go up.
  package var keyReleaseCount = 0
  /// Whether the terminal tells all keys, as far as it has said so; who goes by it reads ``FocusFollowers/keyWays``.
  package private(set) var hasKeyboardProtocol = false
  /// Called when the terminal has said what its colours are.
  package var onColors: ((TerminalColors) -> Void)?

  /// Whether anybody wants to hear of keys that go up.
  var hearsKeyReleases: Bool { keyReleaseCount > 0 }

  /// Takes what the terminal can do now; says whether it tells other keys than before.
  mutating func take(_ capabilities: TerminalCapabilities) -> Bool {
    guard capabilities.hasKeyboardProtocol != hasKeyboardProtocol else { return false }
    hasKeyboardProtocol.toggle()
    return true
  }
}
