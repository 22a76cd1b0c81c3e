public import TerminalUICore

extension View {
  /// Adds a menu for rows of a list or table, and a primary action.
  ///
  ///     Table(files, selection: $selected) { … }
  ///       .contextMenu(forSelectionType: File.ID.self) { files in
  ///         Button("Delete", role: .destructive) { delete(files) }
  ///       } primaryAction: { files in
  ///         open(files)
  ///       }
  ///
  /// The other button of the mouse opens the menu for the selection if the row under it is selected. Otherwise it selects that
  /// row, and opens the menu for it. Next to the rows the menu is for no row. The keys of a context menu open it for the
  /// selection. Return and a double click run the primary action, before the controls of the row.
  ///
  /// - Parameters:
  ///   - type: The type of the selected values; lists with a selection of another type ignore the menu.
  ///   - menu: Makes what is in the menu for some rows; nothing opens if that is nothing.
  ///   - primaryAction: Called with the selection; `nil` does nothing.
  /// - Returns: A view whose lists have the menu and the action.
  /// - Source: SwiftUI `View.contextMenu(forSelectionType:menu:primaryAction:)`.
  @inlinable public func contextMenu<I: Hashable, M: View>(
    forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// Makes one context menu for all rows.
///
/// Before it opens, the list writes the rows that it is about into ``MenuRows``.
@usableFromInline struct RowMenuModifier<I: Hashable, M: View>: ViewModifier {
  @State private var rows = MenuRows<I>()
  private let menu: (Set<I>) -> M
  private let primaryAction: ((Set<I>) -> Void)?

  @usableFromInline init(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    (self.menu, self.primaryAction) = (menu, primaryAction)
  }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.menuRows, rows)
      .environment(\.primaryAction, primaryAction.map { PrimaryAction(run: $0) })
      .contextMenu { menu(rows.values) }
  }
}

/// The rows that a menu is for, as a list hands them over without knowing the type that the menu wants.
@MainActor protocol AnyMenuRows: AnyObject {
  /// Adopts the rows, and returns whether they are of the right type.
  func adopt<Value: Hashable>(_ values: Set<Value>) -> Bool
}

/// The values of the rows that the menu is about; rows whose values have another type have no menu.
final class MenuRows<I: Hashable>: AnyMenuRows {
  private(set) var values: Set<I> = []

  init() {}

  func adopt<Value: Hashable>(_ values: Set<Value>) -> Bool {
    guard let values = values as? Set<I> else { return false }
    self.values = values
    return true
  }
}

nonisolated extension EnvironmentValues {
  fileprivate var menuRows: (any AnyMenuRows)? {
    get { self[MenuRowsKey.self] }
    set { self[MenuRowsKey.self] = newValue }
  }
}

nonisolated private enum MenuRowsKey: EnvironmentKey {
  static var defaultValue: (any AnyMenuRows)? { nil }
}

/// The primary action of `contextMenu(forSelectionType:)`, which Return and a double click run.
final class PrimaryAction {
  private let run: Any
  init<I: Hashable>(run: @escaping (Set<I>) -> Void) { self.run = TypedRun(run: run) }

  /// The action in a type by which it is found again: a function itself can't be cast to the type of the rows' values.
  private struct TypedRun<I: Hashable> { let run: (Set<I>) -> Void }

  /// Whether the action is for values of `type`.
  func isFor<Value: Hashable>(_ type: Value.Type) -> Bool { run is TypedRun<Value> }

  /// Runs the action, and returns whether it is for such values.
  func callAsFunction<Value: Hashable>(_ values: Set<Value>) -> Bool {
    guard let run = run as? TypedRun<Value> else { return false }
    run.run(values)
    return true
  }
}

nonisolated extension EnvironmentValues {
  fileprivate var primaryAction: PrimaryAction? {
    get { self[PrimaryActionKey.self] }
    set { self[PrimaryActionKey.self] = newValue }
  }
}

nonisolated private enum PrimaryActionKey: EnvironmentKey {
  static var defaultValue: PrimaryAction? { nil }
}

extension RowSelector {
  /// The environment of the list.
  private var values: EnvironmentValues? { node.map { EnvironmentValues($0.frame) } }

  /// The values that are selected.
  private var selected: Set<Value> {
    canSelectMany ? selection.many : Set([selection.one].compactMap(\.self))
  }

  /// Whether there is a primary action for the selection.
  var hasPrimaryAction: Bool {
    canSelect && !selection.isEmpty
      && Evaluation.unobserved { values?.primaryAction }?.isFor(Value.self) == true
  }

  /// Runs the primary action for the selection, and returns whether there is one.
  @discardableResult func runPrimaryAction() -> Bool {
    guard canSelect, !selection.isEmpty,
      let action = Evaluation.unobserved({ values?.primaryAction })
    else { return false }
    return action(selected)
  }

  /// The menu of the row that keys go on from.
  var currentMenu: MenuPresenter? {
    guard let node else { return nil }
    return currentRow?.contextMenu(in: node)
  }

  /// Reports to the menu around for which rows it is: `nil` for the selection.
  func tellMenu(_ values: Set<Value>? = nil) {
    guard canSelect, let rows = Evaluation.unobserved({ self.values?.menuRows }) else { return }
    _ = rows.adopt(values ?? selected)
  }

  /// The other button of the mouse is for the selection, or else for the row under it.
  package func prepareRowMenu(at point: Point) {
    guard canSelect, Evaluation.unobserved({ values?.menuRows }) != nil else { return }
    guard let row = row(at: point), let value = value(of: row) else { return tellMenu([]) }
    if selection.contains(value) { return tellMenu() }
    select(row)
    tellMenu([value])
  }
}
