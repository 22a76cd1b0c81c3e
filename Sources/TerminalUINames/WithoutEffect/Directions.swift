// Names without effect: layouts go from left to right. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// The direction of layouts; here all go from left to right.
///
/// - Source: SwiftUI `LayoutDirection`.
public nonisolated enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

nonisolated private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

nonisolated extension EnvironmentValues {
  /// The direction of layouts: `leftToRight`, unless a view sets it; no layout changes with it.
  ///
  /// - Source: SwiftUI `EnvironmentValues.layoutDirection`.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
