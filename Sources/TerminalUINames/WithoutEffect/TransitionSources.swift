// Names without effect: screens don't come from a view. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// The look of a view from which a screen comes; here none does.
///
/// - Source: SwiftUI `EmptyMatchedTransitionSourceConfiguration`.
public nonisolated struct EmptyMatchedTransitionSourceConfiguration: Sendable {
  /// Returns this configuration: a background has no effect.
  public func background(_ color: Color) -> Self { self }
  /// Returns this configuration: a shape has no effect.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// Returns this configuration: a shadow has no effect.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
}
