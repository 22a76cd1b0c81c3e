// Names without effect: characters have one size. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// How large the user wants text; a terminal's user chooses that outside of the app.
///
/// - Source: SwiftUI `DynamicTypeSize`.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest, for people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether `left` is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

nonisolated extension EnvironmentValues {
  /// The text size that views should use: `large`, unless a view sets another size.
  ///
  /// No text of the framework depends on it.
  ///
  /// - Source: SwiftUI `EnvironmentValues.dynamicTypeSize`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text that this view reads in its environment; no text changes with it.
  ///
  /// - Source: SwiftUI `View.dynamicTypeSize(_:)`.
  @inlinable public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text that this view reads in its environment to a range; no text changes with it.
  ///
  /// - Source: SwiftUI `View.dynamicTypeSize(_:)`.
  @inlinable public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let sizes = DynamicTypeSize.allCases.filter(range.contains)
      // Of an empty range nothing can be taken.
      guard let first = sizes.first, let last = sizes.last else { return }
      size = size < first ? first : last
    }
  }
}
