public import TerminalUICore

/// How groups of controls look.
///
///     struct Below: ControlGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.content }
///       }
///     }
///
/// - Source: SwiftUI `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle: _ViewStyle
where _Configuration == ControlGroupStyleConfiguration {
  /// The properties of a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view of a group.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls that its style gets.
///
/// - Source: SwiftUI `ControlGroupStyleConfiguration`.
@MainActor @preconcurrency public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let view: AnyView
    let styles: [any ControlGroupStyle]
    /// The controls.
    public var body: some View { view.environment(\.controlGroupStyles, styles) }
  }

  /// The label of a group; empty if the group has none.
  public struct Label: View {
    let view: AnyView?
    /// The label.
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// The default style of groups of controls: in a row.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 1) { configuration.content }
  }
}

/// The style of groups of controls that are a menu with the label.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a group.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if let label = configuration.label.view { label } else { Text("…") }
    }
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Beside each other.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Beside each other.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
  /// Beside each other.
  public static var palette: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the label.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
  /// A menu with the label.
  public static var compactMenu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets how the groups of controls in this view look.
  ///
  /// - Source: SwiftUI `View.controlGroupStyle(_:)`.
  @inlinable public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any ControlGroupStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var controlGroupStyles: [any ControlGroupStyle] {
    get { self[StyleKey<any ControlGroupStyle>.self] }
    set { self[StyleKey<any ControlGroupStyle>.self] = newValue }
  }
}
