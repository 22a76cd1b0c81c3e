public import TerminalUICore

/// The purpose of an action.
///
/// - Source: SwiftUI `AccessibilityActionKind`.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// The main action of the element.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Goes away, or back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Does or undoes what matters most, wherever one is.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")

  /// Makes a custom kind with a name.
  @MainActor public init(named name: Text) { self.init(name: name.content.string) }

  private init(name: String) { self.name = name }
}

extension View {
  /// Adds an action to this view for assistive technologies.
  ///
  ///     Text(message.title).onTapGesture { open(message) }.accessibilityAction { open(message) }
  ///
  /// - Source: SwiftUI `View.accessibilityAction(_:_:)`.
  @inlinable public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityModifier.acting(actionKind, handler))
  }

  /// Adds an action with a name to this view.
  ///
  /// - Source: SwiftUI `View.accessibilityAction(named:_:)`.
  @inlinable public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds something that can be done with this view, with a name.
  ///
  /// - Source: SwiftUI `View.accessibilityAction(named:_:)`.
  @inlinable public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  )
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds something that can be done with this view, with a name.
  ///
  /// - Source: SwiftUI `View.accessibilityAction(named:_:)`.
  @_disfavoredOverload @inlinable public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

extension AccessibilityModifier {
  @usableFromInline static func acting(_ kind: AccessibilityActionKind, _ run: @escaping () -> Void) -> Self {
    Self { $0.actions = [AccessibilityAction(name: kind.name, run: run)] }
  }
}
