extension View {
  /// Leaves out the labels of the controls in this view; to those who can't see the screen they are still told.
  ///
  ///     Toggle("Wrap lines", isOn: $wrapsLines).labelsHidden()     // [✓]
  ///
  /// Of a toggle, picker, slider, stepper, gauge, progress and text field, and of `LabeledContent`, what shows the value stands alone, in
  /// a form too. A button is its label, and keeps it.
  /// - Source: SwiftUI `View.labelsHidden()`.
  @inlinable public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Says whether the labels of the controls in this view are shown.
  ///
  /// - Source: SwiftUI `View.labelsVisibility(_:)`.
  @inlinable public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

nonisolated private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

nonisolated extension EnvironmentValues {
  /// Whether controls show their labels.
  ///
  /// - Source: SwiftUI `EnvironmentValues.labelsVisibility`.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}
