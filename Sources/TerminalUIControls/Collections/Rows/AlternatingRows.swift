extension View {
  /// Puts every other row of the lists and tables in this view on a surface, for easier reading.
  ///
  ///     Table(songs) { … }.alternatingRowBackgrounds()
  ///
  /// Every second element of a list's data is shaded; the stripes continue below the last one. Rows that are views of their own, headers and footers stay as they
  /// are. So do all rows if the terminal's colours are unknown, because there is no shade between its background and a block. A row's own background
  /// takes precedence.
  /// - Source: SwiftUI `View.alternatingRowBackgrounds(_:)`.
  @inlinable public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    transformEnvironment(\.alternatesRowBackgrounds) { $0 = behavior.isOn ?? $0 }
  }
}

/// Whether every other row is on a surface.
///
/// - Source: SwiftUI `AlternatingRowBackgroundBehavior`.
public nonisolated struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  @usableFromInline let isOn: Bool?

  /// The behaviour of the views around; by default no row has another background.
  public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
  /// Every other row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
  /// No row is.
  public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}

nonisolated private enum AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether every other row of a list is on a surface.
  @usableFromInline var alternatesRowBackgrounds: Bool {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}
