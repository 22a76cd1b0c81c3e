public import TerminalUICore

extension View {
  /// Puts the options of the radio groups in this view into a row.
  ///
  ///     Picker("Size", selection: $size) { … }.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
  ///     //  Size (•) Small  ( ) Large
  ///
  /// Left and Right choose then, in place of Up and Down.
  /// - Source: SwiftUI `View.horizontalRadioGroupLayout()`.
  @inlinable public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasRadioGroupsInRows, true)
  }
}

nonisolated private enum HasRadioGroupsInRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether the options of radio groups are in a row.
  @usableFromInline var hasRadioGroupsInRows: Bool {
    get { self[HasRadioGroupsInRowsKey.self] }
    set { self[HasRadioGroupsInRowsKey.self] = newValue }
  }
}
