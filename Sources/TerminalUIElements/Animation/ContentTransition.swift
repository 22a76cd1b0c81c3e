public import TerminalUICore

/// How the content of a view changes where that is animated.
///
/// - Source: SwiftUI `ContentTransition`.
public nonisolated struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, opacity, interpolate, number }
  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// Changes at once: text below other text can't be seen.
  public static let opacity = ContentTransition(kind: .opacity)
  /// At once; colours of views around move by themselves.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// At once: a symbol is a character.
  public static let symbolEffect = ContentTransition(kind: .identity)

  /// A number in a text counts to the new one.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number)
  }
  /// A number in a text counts to the new one.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number) }

  var movesNumbers: Bool { kind == .number }
}

private nonisolated enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of views changes where that is animated.
  ///
  /// - Source: SwiftUI `EnvironmentValues.contentTransition`.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of this view changes in an animation.
  ///
  ///     Text("\(count) files").contentTransition(.numericText())
  ///
  /// A number counts where the text before and behind it stays, with as many digits behind the point; a time such as `1:02.5` counts, too.
  /// All else changes at once.
  /// - Source: SwiftUI `View.contentTransition(_:)`.
  @inlinable public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
