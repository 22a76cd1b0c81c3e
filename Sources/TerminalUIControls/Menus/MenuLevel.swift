/// An open menu, as the environment hands it to the views in it: they close it, or open a submenu.
@MainActor final class MenuLevel {
  /// The node that presents the menu, as long as it exists: actions of the menu may be kept longer.
  package private(set) weak var presenter: MenuPresenter?
  /// The menus that this one is a submenu of, the nearest first.
  let outer: [MenuLevel]
  /// Whether the first row is selected when the menu opens.
  let selectsFirst: Bool
  /// The node around the rows.
  weak var container: MenuNode?
  /// The icons of its rows.
  let icons = IconGroup()

  init(of presenter: MenuPresenter, in parent: MenuLevel?, selectsFirst: Bool) {
    self.selectsFirst = selectsFirst
    self.presenter = presenter
    outer = parent.map { [$0] + $0.outer } ?? []
  }

  /// Whether this is a submenu.
  var isSubmenu: Bool { !outer.isEmpty }

  /// The menu that all others around this one are submenus of.
  var root: MenuLevel { outer.last ?? self }

  /// The actions that keys would have if the menu were closed, by identifiers: rows show their keys.
  private(set) lazy var commands: [String: KeyAction] = {
    let actions = presenter.map { ActionList.actions(around: $0) } ?? []
    return Dictionary(actions.map { ($0.id, $0) }) { first, _ in first }
  }()

  /// Closes the menu, and those that it is a submenu of.
  func closeAll() { root.presenter?.close() }
}

nonisolated private enum MenuLevelKey: EnvironmentKey {
  static var defaultValue: MenuLevel? { nil }
}

nonisolated private enum MenuHasMarksKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// The menu that the view is in.
  var menuLevel: MenuLevel? {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }

  /// Whether rows of the menu leave room for a mark.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}

/// Tells a menu that one of its rows has a mark, so that all rows leave room for one.
enum MenuMarkKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
