extension View {
  /// Hides the labels of the controls in this view; assistive technologies still read them.
  ///
  ///     Toggle("Wrap lines", isOn: $wrapsLines).labelsHidden()     // [✓]
  ///
  /// A toggle, picker, slider, stepper, gauge, progress view, text field or `LabeledContent` then shows its value alone, in a form too. A button
  /// keeps its label.
  /// - Source: SwiftUI `View.labelsHidden()`.
  @inlinable public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Sets whether the labels of the controls in this view are shown.
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
