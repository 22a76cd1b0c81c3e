/// Whether something is shown.
///
/// - Source: SwiftUI `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context has it.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
