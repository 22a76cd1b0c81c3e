public import TerminalUICore

extension View {
  /// Runs an action when this view is clicked: a short name for `onTapGesture(count:perform:)`.
  ///
  ///     Text("more").onTap { isOpen.toggle() }
  ///
  /// - Parameters:
  ///   - count: The number of clicks; less than 1 counts as 1.
  ///   - action: Runs with the last click.
  /// - Returns: A view that takes clicks.
  @inlinable public func onTap(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    onTapGesture(count: count, perform: action)
  }
}
