/// Whether something is shown.
///
/// - Source: SwiftUI `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the context has it.
  case automatic
  /// The element is shown.
  case visible
  /// The element is hidden.
  case hidden
}
