extension View {
  /// Runs an action for the selected rows of a list or table when Return is pressed or a row is clicked twice.
  ///
  ///     Table(files, selection: $selected) { … }.primaryAction(forSelectionType: File.ID.self) { open($0) }
  ///
  /// Return goes to the action before the controls of the row.
  ///
  /// - Parameters:
  ///   - type: What the selection holds: of lists around each other it is for those whose selection is of this type.
  ///   - action: Called with what is selected.
  /// - Returns: A view whose lists have the action.
  /// - Source: SwiftUI `View.contextMenu(forSelectionType:menu:primaryAction:)`, of which it is the last part.
  @inlinable public func primaryAction<I: Hashable>(
    forSelectionType type: I.Type = I.self, perform action: @escaping (Set<I>) -> Void
  ) -> some View {
    environment(\.primaryAction, PrimaryAction(run: action))
  }
}

/// What is done with the selected rows.
@usableFromInline final class PrimaryAction {
  private let run: Any
  @usableFromInline init<I: Hashable>(run: @escaping (Set<I>) -> Void) { self.run = TypedRun(run: run) }

  private struct TypedRun<I: Hashable> { let run: (Set<I>) -> Void }

  /// Runs the action; says whether it is for such values.
  func callAsFunction<Value: Hashable>(_ values: Set<Value>) -> Bool {
    guard let run = run as? TypedRun<Value> else { return false }
    run.run(values)
    return true
  }
}

nonisolated extension EnvironmentValues {
  @usableFromInline var primaryAction: PrimaryAction? {
    get { self[PrimaryActionKey.self] }
    set { self[PrimaryActionKey.self] = newValue }
  }
}

nonisolated private enum PrimaryActionKey: EnvironmentKey {
  static var defaultValue: PrimaryAction? { nil }
}

extension ListSelectionNode {
  /// Runs the primary action for what is selected; says whether there is one.
  func runPrimaryAction() -> Bool {
    guard canSelect, !selection.isEmpty,
      let action = Evaluation.unobserved({ EnvironmentValues(frame).primaryAction })
    else { return false }
    return action(canSelectMany ? selection.many : Set([selection.one].compactMap(\.self)))
  }
}
