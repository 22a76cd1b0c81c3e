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
  /// What a menu is.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view of a menu.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a menu.
///
/// - Source: SwiftUI `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
    /// One item.
    public static var _isUnary: Bool { true }
  }

  /// What is in a menu.
  public struct Content: View {
    let make: () -> AnyView
    /// The rows.
    public var body: some View { make() }
  }

  /// What the menu says.
  public let label: Label
  /// What is in it.
  public let content: Content
  let primaryAction: (() -> Void)?
  /// What it says, where that is a text.
  var title: String?
}

/// The style of menus where no other is asked for: a button with a sign, in the style that buttons have.
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
    modifier(EnvironmentModifier(StyleChange(MenuStyleKey.self, style)))
  }
}

@usableFromInline nonisolated enum MenuStyleKey: StyleKey {
  @usableFromInline typealias Style = any MenuStyle
}

nonisolated extension EnvironmentValues {
  var menuStyles: [any MenuStyle] { self[MenuStyleKey.self] }
}
