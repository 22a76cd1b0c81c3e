// Names without effect: they ask services of a system for help, which no terminal has. The table "Accepted, without effect" of docs/Compatibility.md
// lists them.

/// How far a system's writing tools may go; a terminal has none.
///
/// - Source: SwiftUI `WritingToolsBehavior`.
public nonisolated struct WritingToolsBehavior: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = WritingToolsBehavior()
  /// In place.
  public static let complete = WritingToolsBehavior()
  /// In a panel.
  public static let limited = WritingToolsBehavior()
  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}

/// How a window comes from a view; here it is there at once.
///
/// - Source: SwiftUI `NavigationTransition`.
public nonisolated struct NavigationTransition: Sendable {
  /// As the system has it.
  public static let automatic = NavigationTransition()
  /// From the place of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

extension View {
  /// Shows this view as it is: a terminal has no writing tools.
  ///
  /// - Source: SwiftUI `View.writingToolsBehavior(_:)`; without effect.
  @inlinable public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Shows this view as it is: screens don't come from a view.
  ///
  /// - Source: SwiftUI `View.navigationTransition(_:)`; without effect.
  @inlinable public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Shows this view as it is: screens don't come from a view.
  ///
  /// - Source: SwiftUI `View.matchedTransitionSource(id:in:)`; without effect.
  @inlinable public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Shows this view as it is: screens don't come from a view.
  ///
  /// - Source: SwiftUI `View.matchedTransitionSource(id:in:configuration:)`; without effect.
  @inlinable public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> EmptyMatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Shows this view as it is: no widget is drawn again because of it.
  ///
  /// - Source: SwiftUI `View.invalidatableContent(_:)`; without effect.
  @inlinable public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Shows this view as it is: an app has one window.
  ///
  /// - Source: SwiftUI `View.handlesExternalEvents(preferring:allowing:)`; without effect.
  @inlinable public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
}
