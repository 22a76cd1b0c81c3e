/// How many rows are free behind the sections of a list.
///
/// - Source: SwiftUI `ListSectionSpacing`; differs in unit (rows).
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  package let rows: Int

  /// The spacing of the list's style: one row in `sidebar`, `grouped` and `insetGrouped`, none in other styles.
  public static let `default` = ListSectionSpacing(rows: -1)
  /// No row between sections.
  public static let compact = ListSectionSpacing(rows: 0)
  /// Some rows, 0 … 1 000.
  public static func custom(_ rows: Int) -> ListSectionSpacing {
    ListSectionSpacing(rows: Swift.min(Swift.max(rows, 0), 1_000))
  }
  /// Some rows, 0 … 1 000, rounded to a whole number.
  @_disfavoredOverload public static func custom(_ rows: Double) -> ListSectionSpacing {
    custom(Swift.min(rows.wholeLength, 1_000))
  }
}

extension View {
  /// Sets how many rows are free behind each section of the lists in this view.
  ///
  ///     List { Section("A") { … }; Section("B") { … } }.listSectionSpacing(1)
  ///
  /// On a section, the spacing is for that section. The rows of the spacing can't be selected.
  /// - Source: SwiftUI `View.listSectionSpacing(_:)`; differs in unit (rows).
  @inlinable public func listSectionSpacing(_ rows: Int) -> some View {
    listSectionSpacing(.custom(rows))
  }

  /// Sets how much is free behind each section of the lists in this view, rounded to a whole number.
  ///
  /// - Source: SwiftUI `View.listSectionSpacing(_:)`.
  @_disfavoredOverload @inlinable public func listSectionSpacing(_ rows: Double) -> some View {
    listSectionSpacing(.custom(rows))
  }

  /// Sets how many rows are free behind each section of the lists in this view.
  ///
  /// - Source: SwiftUI `View.listSectionSpacing(_:)`.
  @inlinable public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

nonisolated extension EnvironmentValues {
  /// The rows between sections.
  @usableFromInline var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

nonisolated private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

/// The empty rows behind a section of a list.
struct SectionGap: View {
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.isInRow) private var isInList

  var body: some View {
    if isInList, spacing.rows > 0 {
      Color.clear.frame(height: spacing.rows).sectionEdge()
    }
  }
}
