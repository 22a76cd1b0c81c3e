public import TerminalUICore

extension View {
  /// Adds actions to this view's accessibility element: those of buttons that aren't shown.
  ///
  ///     Card(reminder).accessibilityQuickAction(style: .prompt) { Button("Done") { finish() } }
  ///
  /// - Source: SwiftUI `View.accessibilityQuickAction(style:content:)`; a terminal feels no gesture of a hand, so they are actions like others.
  @inlinable public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds actions to this view's accessibility element, while a value is true.
  ///
  /// - Source: SwiftUI `View.accessibilityQuickAction(style:isActive:content:)`.
  @inlinable public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions { if isActive.wrappedValue { content() } }
  }
}

/// How a quick action is announced; no style makes a difference.
///
/// - Source: SwiftUI `AccessibilityQuickActionStyle`.
public nonisolated protocol AccessibilityQuickActionStyle: Sendable {}

/// Quick actions that are announced in words.
///
/// - Source: SwiftUI `AccessibilityQuickActionPromptStyle`.
public nonisolated struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

/// Quick actions that are announced by a line around the view.
///
/// - Source: SwiftUI `AccessibilityQuickActionOutlineStyle`.
public nonisolated struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

nonisolated extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// In words.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

nonisolated extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// By a line around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}
