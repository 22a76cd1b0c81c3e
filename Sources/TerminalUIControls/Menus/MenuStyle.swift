public import TerminalUICore

/// How menus look while they are closed.
///
///     struct Tagged: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { Text("≡"); Menu(configuration) }
///       }
///     }
///
/// - Source: SwiftUI `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle: _ViewStyle
where _Configuration == MenuStyleConfiguration {
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view of a menu.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that its style gets.
///
/// - Source: SwiftUI `MenuStyleConfiguration`.
@MainActor @preconcurrency public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The content of a menu.
  public struct Content: View {
    let make: () -> AnyView
    /// The rows.
    public var body: some View { make() }
  }

  /// The label of the menu.
  public let label: Label
  /// The content of the menu.
  public let content: Content
  let primaryAction: (() -> Void)?
  /// The text of the label, if it is a text.
  package var title: String?
}

extension MenuStyleConfiguration.Label: AccessibleLabel {}

/// The default style of menus: a button with a sign, in the style that buttons have.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration)
  }
}

/// The style of menus that look like buttons: as `automatic`.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration)
  }
}

/// The style of menus that are nothing but their label and a sign.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuControl(configuration: configuration).buttonStyle(.borderless)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// A button with a sign.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with a sign.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label and a sign, in the tint.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets how the menus in this view look.
  ///
  ///     Menu("Sort") { … }.menuStyle(.borderlessButton)
  ///
  /// - Source: SwiftUI `View.menuStyle(_:)`.
  @inlinable public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any MenuStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var menuStyles: [any MenuStyle] { self[StyleKey<any MenuStyle>.self] }
}
