extension View {
  /// Sets whether the tables in this view show the titles of their columns.
  ///
  ///     Table(songs) { … }.tableColumnHeaders(.hidden)
  ///
  /// - Source: SwiftUI `View.tableColumnHeaders(_:)`.
  @inlinable public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  @usableFromInline var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
