internal import TerminalUICore

extension View {
  /// Sets which part of their content the scroll views in this view show at first.
  ///
  ///     ScrollView { ForEach(log) { Text($0.line) } }.defaultScrollAnchor(.bottom)
  ///
  /// The scroll view keeps showing that part. With `.bottom`, appended content comes into sight until the user scrolls up, and again once they are
  /// back at the end. Content that is smaller than the scroll view is placed at the anchor too.
  ///
  /// - Parameter anchor: The place in the content and in the visible part that come together; `nil` for the start.
  /// - Source: SwiftUI `View.defaultScrollAnchor(_:)`.
  @inlinable public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier(DefaultScrollAnchorChange(anchor: anchor)))
  }
}

@usableFromInline struct DefaultScrollAnchorChange: EnvironmentChange {
  let anchor: UnitPoint?

  @usableFromInline init(anchor: UnitPoint?) { self.anchor = anchor }

  @usableFromInline func apply(to values: inout EnvironmentValues) { values.defaultScrollAnchor = anchor }
}

nonisolated private enum DefaultScrollAnchorKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

nonisolated extension EnvironmentValues {
  package var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}
