public import TerminalUICore

extension View {
  /// Sets the room between the symbols and the titles of the labels in this view.
  ///
  ///     Label("Inbox", systemImage: "envelope").labelIconToTitleSpacing(3)     // "✉   Inbox"
  ///
  /// - Parameter spacing: The room, in columns or the unit of `lengthUnit(_:)`; it is rounded to whole columns.
  /// - Source: SwiftUI `View.labelIconToTitleSpacing(_:)`.
  @inlinable public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the room between the symbols and the titles of the labels in this view.
  ///
  /// - Parameter spacing: The room, in columns or the unit of `lengthUnit(_:)`.
  /// - Source: SwiftUI `View.labelIconToTitleSpacing(_:)`.
  @inlinable public func labelIconToTitleSpacing(_ spacing: Int) -> some View {
    environment(\.labelIconToTitleSpacing, Double(spacing))
  }
}

nonisolated private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

nonisolated extension EnvironmentValues {
  /// The room between the symbol and the title of a label; `nil` for the usual.
  @usableFromInline var labelIconToTitleSpacing: Double? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }
}
