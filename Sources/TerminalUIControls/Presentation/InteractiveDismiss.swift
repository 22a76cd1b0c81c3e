public import TerminalUICore

extension View {
  /// Keeps the user from closing the sheet or popover that this view is in.
  ///
  ///     Form { … }.interactiveDismissDisabled(hasChanges)
  ///
  /// Escape does nothing then, nor does a click outside of a popover. The app still closes it: by the ``EnvironmentValues/dismiss``
  /// action, or by the value that presents it. Of several views in a sheet one is enough. In the window itself it does nothing.
  ///
  /// - Parameter isDisabled: Whether the user's own ways are off.
  /// - Returns: A view that holds its sheet.
  /// - Source: SwiftUI `View.interactiveDismissDisabled(_:)`.
  @inlinable public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(LayerHold(isDisabled))
  }
}
