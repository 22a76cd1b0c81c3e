public import TerminalUICore

/// The treatment of the elements in a view that becomes one element.
///
/// - Source: SwiftUI `AccessibilityChildBehavior`.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int8

  /// The elements in the view are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// The elements in the view stay, as elements in the new one.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// The new element has the labels, values, traits and actions of the elements in the view.
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
