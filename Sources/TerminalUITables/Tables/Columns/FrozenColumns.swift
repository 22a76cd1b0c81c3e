extension View {
  /// Sets how many columns at the start of a table don't scroll; 1 is the default, 0 scrolls all.
  ///
  ///     Table(stocks) { … }.frozenColumns(2)
  ///
  /// There is no such modifier in SwiftUI.
  @inlinable public func frozenColumns(_ count: Int) -> some View { environment(\.frozenColumns, count) }
}

nonisolated extension EnvironmentValues {
  /// How many columns at the start of a table stay in place.
  @usableFromInline var frozenColumns: Int {
    get { self[FrozenColumnsKey.self] }
    set { self[FrozenColumnsKey.self] = newValue }
  }
}

nonisolated private enum FrozenColumnsKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}
