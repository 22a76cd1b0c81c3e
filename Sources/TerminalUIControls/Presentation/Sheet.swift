public import TerminalUICore

extension View {
  /// Shows a view over the screen while a value is true.
  ///
  ///     Button("New…") { isEditing = true }
  ///       .sheet(isPresented: $isEditing) { Editor() }
  ///
  /// The view is on a surface with a rounded border, in the middle; it is as large as it needs to be, and scrolls where the window is smaller. A form
  /// or a scroll view in it is as tall as its content, if that fits. A list, a table or an editor has all the available height, because its rows come
  /// and go; `frame(height:)` and ``View/presentationDetents(_:)`` change that. The views below take no input, and are shown in one dim colour.
  /// Escape and the ``EnvironmentValues/dismiss`` action take it away, and write `false`; see ``View/interactiveDismissDisabled(_:)``. Return in a
  /// field presses the button with ``KeyboardShortcut/defaultAction``.
  ///
  /// Its content gets the environment of the view that presents it, with its theme and its objects, but without the state of that view alone: it is
  /// enabled even if the view is not.
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown.
  ///   - onDismiss: Called when it has closed, after its views have disappeared.
  ///   - content: Makes the view; it runs when the sheet is shown, and not before.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.sheet(isPresented:onDismiss:content:)`.
  @inlinable public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, .sheet, onDismiss) { SheetSurface(content: content()) }
  }

  /// Shows a view over the screen while there is an item.
  ///
  /// An item with another identity takes the sheet away and shows a new one.
  /// - Parameters:
  ///   - item: The item that the sheet shows; taking it away writes `nil`.
  ///   - onDismiss: Called when it has closed, after its views have disappeared.
  ///   - content: Makes the view of an item.
  /// - Returns: A view that looks like this one and presents the content.
  /// - Source: SwiftUI `View.sheet(item:onDismiss:content:)`.
  @inlinable public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item, .sheet, onDismiss) { SheetSurface(content: content($0)) }
  }
}
