public import TerminalUICore

/// How labels look.
///
///     struct Boxed: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }.border()
///       }
///     }
///
/// - Source: SwiftUI `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle: _ViewStyle
where _Configuration == LabelStyleConfiguration {
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view of a label.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that its style gets.
///
/// - Source: SwiftUI `LabelStyleConfiguration`.
@MainActor @preconcurrency public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView
    /// The title.
    public var body: some View { view }
  }

  /// The symbol of a label.
  public struct Icon: View {
    let view: AnyView
    /// The symbol.
    public var body: some View { view }
  }

  /// The title of the label.
  public let title: Title
  /// The icon before the title.
  public let icon: Icon
  /// Whether the icon is a symbol without a character, so that it can't stand alone.
  let lacksIcon: Bool
  /// The room between symbol and title; `nil` for the usual.
  let spacing: Double?
}

extension LabelStyleConfiguration.Title: AccessibleLabel {}

/// The default style of labels: the same as `titleAndIcon`.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The style of labels that show the symbol, and the title behind it.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: configuration.spacing) {
      configuration.icon
      configuration.title
    }
  }
}

/// The style of labels that show their title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style of labels that show their symbol alone, or their title if there is no character for the symbol.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.lacksIcon { configuration.title } else { configuration.icon }
  }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// As `titleAndIcon`.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The symbol, and the title behind it.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how the labels in this view look.
  ///
  ///     Label("Inbox", symbol: "✉").labelStyle(.iconOnly)
  ///
  /// - Source: SwiftUI `View.labelStyle(_:)`.
  @inlinable public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any LabelStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var labelStyles: [any LabelStyle] { self[StyleKey<any LabelStyle>.self] }
}
