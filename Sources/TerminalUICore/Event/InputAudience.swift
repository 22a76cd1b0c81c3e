package import Cells
package import Terminal

/// The observers of input besides the views on its way, and the reports that the terminal sends for them.
@MainActor package struct InputAudience {
  /// Observe every event.
  package let listeners = EventListeners<InputEvent>()
  /// Observe the keys that no view handles.
  package let unhandledListeners = EventListeners<InputEvent>()
  /// The number of views that observe the release of keys.
  package var keyReleaseCount = 0
  /// Whether the terminal reports all keys, as far as it has answered.
  ///
  /// Views that depend on it read ``FocusFollowers/keyMeaningSource``.
  package private(set) var hasKeyboardProtocol = false
  /// Called when the terminal has reported its colours.
  package var onColors: ((TerminalColors) -> Void)?

  /// Whether anything observes the release of keys.
  var hearsKeyReleases: Bool { keyReleaseCount > 0 }

  /// Adopts the terminal's abilities; returns whether it reports other keys than before.
  mutating func adopt(_ capabilities: TerminalCapabilities) -> Bool {
    guard capabilities.hasKeyboardProtocol != hasKeyboardProtocol else { return false }
    hasKeyboardProtocol.toggle()
    return true
  }
}
