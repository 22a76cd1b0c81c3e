public import TerminalUICore

extension View {
  /// Shows a view in place of all that is on the screen while a value is true.
  ///
  /// The views below keep their state, and are neither laid out nor drawn until they are seen again. Escape does not take the view away; the
  /// ``EnvironmentValues/dismiss`` action does.
  /// - Parameters:
  ///   - isPresented: Whether the view is shown.
  ///   - onDismiss: Called when it has closed, after its views have disappeared.
  ///   - content: Makes the view; it runs when the view is shown, and not before.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.fullScreenCover(isPresented:onDismiss:content:)`.
  @inlinable public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .cover, onDismiss, content: content)
  }

  /// Shows a view in place of all that is on the screen while there is an item.
  ///
  /// - Parameters:
  ///   - item: The item to show; taking the view away writes `nil`.
  ///   - onDismiss: Called when it has closed, after its views have disappeared.
  ///   - content: Makes the view of an item.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.fullScreenCover(item:onDismiss:content:)`.
  @inlinable public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .cover, onDismiss, content: content)
  }
}
