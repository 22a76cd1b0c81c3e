// Names without effect: the pointer is the terminal's, and buttons are pressed once. The table "Accepted, without effect" of docs/Compatibility.md
// lists them.

/// Whether a button acts again and again while it is held; here it acts once.
///
/// - Source: SwiftUI `ButtonRepeatBehavior`.
public nonisolated enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Whether a control is pressed when something is dragged over it; here it isn't.
///
/// - Source: SwiftUI `SpringLoadingBehavior`.
public nonisolated enum SpringLoadingBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

extension View {
  /// Shows this view as it is: the pointer is the terminal's.
  ///
  /// - Source: SwiftUI `View.pointerVisibility(_:)`; without effect.
  @inlinable public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Shows this view as it is: a terminal reports a held key as many presses, and a held button once.
  ///
  /// - Source: SwiftUI `View.buttonRepeatBehavior(_:)`; without effect.
  @inlinable public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Shows this view as it is: nothing is dragged from one view to another.
  ///
  /// - Source: SwiftUI `View.springLoadingBehavior(_:)`; without effect.
  @inlinable public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}
