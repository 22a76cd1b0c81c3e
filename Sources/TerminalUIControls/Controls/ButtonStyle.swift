public import TerminalUICore

/// How buttons look; how they act is as always.
///
///     struct Arrow: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { Text(configuration.isPressed ? "▶" : "▷"); configuration.label }
///       }
///     }
///
/// The view that the style makes takes the focus, keys and clicks. It is one block in the tint while it has the focus. While it is disabled,
/// text without a colour is quiet, and colours that the style sets stay.
/// - Source: SwiftUI `ButtonStyle`.
@MainActor @preconcurrency public protocol ButtonStyle: _ViewStyle
where _Configuration == ButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that its style gets for the look.
///
/// - Source: SwiftUI `ButtonStyleConfiguration`.
@MainActor @preconcurrency public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The purpose of the button, where it affects the look.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the mouse holds it, or a key pressed it in the last tenth of a second.
  ///
  /// Terminals don't say when a key goes up. With reduced motion a key shows nothing.
  public var isPressed: Bool {
    // Read here, so that a style that doesn't ask isn't evaluated for it; and both, since either may change.
    let (byMouse, byKey) = (values.isPressed, values[IsPressedByKeyKey.self])
    return byMouse || byKey
  }

  /// The values at the button.
  let values: EnvironmentValues
}

extension ButtonStyleConfiguration.Label: AccessibleLabel {}

extension View {
  /// Sets how the buttons in this view look.
  ///
  ///     Button("Next") { next() }.buttonStyle(Arrow())
  ///
  /// - Source: SwiftUI `View.buttonStyle(_:)`.
  @inlinable public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressedButtonStyle(style: style))
  }
}

/// A primitive style that looks like `style`, and acts like a button.
@usableFromInline nonisolated struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  package let style: Style

  @usableFromInline init(style: Style) { self.style = style }

  @usableFromInline @MainActor func makeBody(configuration: Configuration) -> some View {
    ControlLook(
      content: StyledLabel(style: style, role: configuration.role, label: configuration.label.view),
      keepsColors: true
    )
    .focusable().modifier(PressModifier(action: configuration.action, showsKeys: true))
  }
}

extension View {
  /// Has keys and clicks press this view: it can have the focus, and looks like it.
  func pressable(_ action: @escaping () -> Void) -> some View {
    ControlLook(content: self).focusable().modifier(PressModifier(action: action))
  }
}

/// The view that an app's style makes, evaluated again when the environment that its configuration reads changes.
private struct StyledLabel<Style: ButtonStyle>: View {
  @Environment(\.self) private var values
  let style: Style
  let role: ButtonRole?
  let label: AnyView

  var body: some View {
    StyledView(
      style,
      ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(view: label), values: values))
  }
}
