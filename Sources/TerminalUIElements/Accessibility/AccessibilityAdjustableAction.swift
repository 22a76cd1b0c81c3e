/// In which direction a value is adjusted.
///
/// - Source: SwiftUI `AccessibilityAdjustmentDirection`.
public nonisolated enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

extension View {
  /// Adds the actions `increment` and `decrement` to this view for assistive technologies.
  ///
  ///     Rating(stars: stars)
  ///       .accessibilityLabel("Rating")
  ///       .accessibilityValue("\(stars) of 5")
  ///       .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
  ///
  /// - Source: SwiftUI `View.accessibilityAdjustableAction(_:)`.
  @inlinable public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AccessibilityModifier.adjusting(handler))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func adjusting(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self {
    Self {
      $0.actions = [
        AccessibilityAction(name: "increment") { handler(.increment) },
        AccessibilityAction(name: "decrement") { handler(.decrement) },
      ]
    }
  }
}

extension AccessibilityElement {
  /// Adds what goes a step up or down.
  package mutating func adjusts(_ step: @escaping (Int) -> Void) {
    actions.append(AccessibilityAction(name: "increment") { step(1) })
    actions.append(AccessibilityAction(name: "decrement") { step(-1) })
  }
}
