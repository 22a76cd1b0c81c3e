package import TerminalUICore

/// What the bar of a navigation stack shows.
@MainActor package final class NavigationBarState: Source {
  /// The rows of the bar, with the line below it.
  static let height = 2

  private var values: (title: String?, back: String?)

  /// The title of the shown screen.
  package var title: String? {
    wasRead()
    return values.title
  }

  /// The title of the screen below; `nil` where there is none.
  package var back: String? {
    wasRead()
    return values.back
  }

  /// Whether there is anything to show.
  var isShown: Bool { values.title != nil || values.back != nil }

  func set(title: String?, back: String?) {
    guard values != (title, back) else { return }
    values = (title, back)
    changed()
  }
}
