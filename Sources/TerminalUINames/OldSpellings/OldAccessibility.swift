public import TerminalUICore

// The older names of the accessibility modifiers: one modifier with many labels.

extension View {
  /// Sets the name of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibility(label:)`, deprecated there for `accessibilityLabel(_:)`.
  @inlinable public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibility(value:)`, deprecated there for `accessibilityValue(_:)`.
  @inlinable public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the hint of this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibility(hint:)`, deprecated there for `accessibilityHint(_:)`.
  @inlinable public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets whether assistive technologies skip this view.
  ///
  /// - Source: SwiftUI `View.accessibility(hidden:)`, deprecated there for `accessibilityHidden(_:)`.
  @inlinable public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives this view a name for tests.
  ///
  /// - Source: SwiftUI `View.accessibility(identifier:)`, deprecated there for `accessibilityIdentifier(_:)`.
  @inlinable public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Adds traits to this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibility(addTraits:)`, deprecated there for `accessibilityAddTraits(_:)`.
  @inlinable public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits from this view for assistive technologies.
  ///
  /// - Source: SwiftUI `View.accessibility(removeTraits:)`, deprecated there for `accessibilityRemoveTraits(_:)`.
  @inlinable public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the place of this view in the reading order.
  ///
  /// - Source: SwiftUI `View.accessibility(sortPriority:)`, deprecated there for `accessibilitySortPriority(_:)`.
  @inlinable public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
