public import TerminalUICore

/// The treatment of the elements in a view that becomes one element.
///
/// - Source: SwiftUI `AccessibilityChildBehavior`.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int8

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are elements in it.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// Their labels and values, traits and actions are those of the one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

extension View {
  /// Makes one element of this view.
  ///
  ///     HStack { Text("12"); Text("unread") }.accessibilityElement(children: .combine)     // "12, unread"
  ///
  /// - Source: SwiftUI `View.accessibilityElement(children:)`.
  @inlinable public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier.making(children))
  }
}

extension AccessibilityModifier {
  @usableFromInline static func making(_ children: AccessibilityChildBehavior) -> Self {
    Self { $0.children = children }
  }
}
