public import TerminalUICore

/// How text editors look.
///
///     struct Ruled: TextEditorStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(spacing: 0) { Divider(); configuration.field; Divider() }
///       }
///     }
///
/// The style's view has the focus, the keys and the clicks of the editor.
/// - Source: SwiftUI `TextEditorStyle`.
@MainActor @preconcurrency public protocol TextEditorStyle: _ViewStyle
where _Configuration == TextEditorStyleConfiguration {
  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration
  /// Makes the view of a text editor.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor that its style gets.
///
/// - Source: SwiftUI `TextEditorStyleConfiguration`, which has nothing that an app can use.
@MainActor @preconcurrency public struct TextEditorStyleConfiguration {
  /// The text and the caret: as large as it is offered.
  public let field: TextFieldStyleConfiguration.Field
}

/// The default style of text editors: in a frame with round corners, in the tint while it has the focus.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  @Environment(\.isFocused) private var isFocused

  /// Makes the style.
  public init() {}
  /// Makes the view of a text editor.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.field.border(.role(isFocused ? .tint : .separator), .rounded)
  }
}

/// The style of text editors that are nothing but their text.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a text editor.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.field }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A frame with round corners.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing but the text.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how the text editors in this view look.
  ///
  ///     TextEditor(text: $note).textEditorStyle(.plain)
  ///
  /// - Source: SwiftUI `View.textEditorStyle(_:)`.
  @inlinable public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any TextEditorStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var textEditorStyles: [any TextEditorStyle] { self[StyleKey<any TextEditorStyle>.self] }
}
