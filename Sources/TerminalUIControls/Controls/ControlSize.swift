/// How much room a control takes.
///
/// - Source: SwiftUI `ControlSize`.
public nonisolated enum ControlSize: Hashable, Comparable, CaseIterable, Sendable {
  /// As `small`.
  case mini
  /// A column instead of two on either side of the label.
  case small
  /// As controls are.
  case regular
  /// Three rows, and two columns more on either side; between lines where there is no surface.
  case large
  /// As `large`.
  case extraLarge
}

extension View {
  /// Sets how much room the controls in this view take.
  ///
  ///     Button("Start") { start() }.controlSize(.large)
  ///
  /// The size concerns controls with a surface or brackets: buttons, toggles as buttons, menus, segmented pickers, steppers.
  /// Other controls have one size.
  /// - Source: SwiftUI `View.controlSize(_:)`.
  @inlinable public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

nonisolated private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

nonisolated extension EnvironmentValues {
  /// How much room controls take.
  ///
  /// - Source: SwiftUI `EnvironmentValues.controlSize`.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
