internal import RuntimeMetadata
package import TerminalUICore

/// The bar of the stack around a view, or around the view that brings an item of a bar.
package nonisolated enum StackBarKey: EnvironmentKey {
  package static var defaultValue: NavigationBarState? { nil }
}

/// The contents of a navigation stack's bar: written by the stack's node, read by the bar.
@MainActor package final class NavigationBarState: Source {
  /// The texts that a bar shows.
  package struct Values {
    /// The title of the shown screen.
    package var title: ScreenTitle?
    /// The subtitle, behind the title.
    package var subtitle: ScreenTitle?
    /// The title of the screen below; `nil` where there is none.
    package var back: String?

    /// Makes the contents of an empty bar.
    package init() {}

    init(title: ScreenTitle?, subtitle: ScreenTitle?, back: String?) {
      (self.title, self.subtitle, self.back) = (title, subtitle, back)
    }

    /// Whether there is anything to show.
    package var isEmpty: Bool { title == nil && subtitle == nil && back == nil }
  }

  /// The stack; it leaves with its screens.
  weak var stack: NavigationNode?
  /// The bars of the columns next to this one, in a split view.
  package weak var next: NavigationBarState?
  package weak var previous: NavigationBarState?
  /// The bar of a stack that is all of this one's root, and has the way out of the column for it.
  weak var inner: NavigationBarState?
  private weak var outer: NavigationBarState?
  /// Moves from the root of the column to the column before; `nil` while the column before is shown.
  package var leave: (() -> Void)? {
    didSet { if (leave == nil) != (oldValue == nil) { tellStack() } }
  }
  /// Shows the next column, after a link has led there.
  package var advance: (() -> Void)?
  private var latest = Values()
  /// The title of a root that has none.
  private let standardTitle: String?
  /// Whether the stack is as large as its screen, and doesn't take all the room it is offered.
  package let hugsScreen: Bool

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - standardTitle: The title of a root that has none, and in which no stack has one.
  ///   - hugsScreen: Whether the stack is as large as its screen.
  package init(standardTitle: String? = nil, hugsScreen: Bool = false) {
    self.standardTitle = standardTitle
    self.hugsScreen = hugsScreen
    super.init()
  }

  /// The bar's title for a root without one; an inner stack that fills the root has it instead.
  var titleOfRoot: ScreenTitle? {
    if inner?.stack != nil { return nil }
    return (standardTitle ?? outer?.standardTitle).map { ScreenTitle(text: $0) }
  }

  /// The present contents; reading them makes a reader.
  package var values: Values {
    wasRead()
    return latest
  }

  func set(_ values: Values) {
    guard !valuesAreEqual(latest, values) else { return }
    latest = values
    changed()
  }

  /// A stack is all of the root of this bar's column: its bar leads out of it.
  func lend(to inner: NavigationBarState) {
    self.inner = inner
    inner.outer = self
    tellStack()
  }

  private func tellStack() {
    stack?.barChanged()
    inner?.stack?.barChanged()
  }

  /// Where the root of the stack leads back to, outside of it.
  var exit: (title: String, leave: () -> Void)? {
    guard inner?.stack == nil, let column = outer ?? Optional(self), let leave = column.leave else {
      return nil
    }
    let before = column.previous.map { $0.inner ?? $0 }
    return (before?.stack?.screens.last?.title?.text ?? "Back", leave)
  }

  /// Whether there is a screen over the root.
  package var hasScreens: Bool { (stack?.screens.count ?? 0) > 1 || (inner?.stack?.screens.count ?? 0) > 1 }

  /// Goes back by one screen.
  package func goBack() { stack?.goBack() }
}
