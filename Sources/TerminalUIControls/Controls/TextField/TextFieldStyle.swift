public import TerminalUICore

/// How text fields look.
///
///     struct Arrowed: TextFieldStyle {
///       @Environment(\.isFocused) private var isFocused
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { Text(isFocused ? "▸" : " "); configuration.field }
///       }
///     }
///
/// The style's view has the focus, the keys and the clicks of the field.
/// - Source: SwiftUI `TextFieldStyle`, which apps can't write there; `makeBody(configuration:)` is as in its other styles.
@MainActor @preconcurrency public protocol TextFieldStyle: _ViewStyle
where _Configuration == TextFieldStyleConfiguration {
  /// The properties of a text field.
  typealias Configuration = TextFieldStyleConfiguration
  /// The view that the older form of a style makes.
  associatedtype _Body: View
  /// The title of the field that the older form of a style gets.
  typealias _Label = TextFieldStyleConfiguration.Label
  /// Makes the view of a text field.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// Makes the view of a text field around the field itself: the form that apps write for SwiftUI.
  ///
  ///     struct Underlined: TextFieldStyle {
  ///       func _body(configuration: TextField<Self._Label>) -> some View {
  ///         VStack { configuration; Divider() }
  ///       }
  ///     }
  ///
  /// A style has one of the two functions; where it has both, `makeBody(configuration:)` counts.
  @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  /// Makes the view of a text field by the older form of the style.
  public func makeBody(configuration: Configuration) -> some View {
    _body(configuration: TextField(configuration))
  }

  /// Makes the field alone.
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// The field alone, with its title where a form has a column for that.
struct UnstyledField: UnaryView {
  let configuration: TextFieldStyleConfiguration

  var body: some View { FormRow(configuration.label) { configuration.field } }
}

/// The properties of a text field that its style gets.
@MainActor @preconcurrency public struct TextFieldStyleConfiguration {
  /// The title of a text field.
  public struct Label: UnaryView {
    let view: AnyView
    /// The title.
    public var body: some View { view }
  }

  /// The text of a field or its prompt, and the caret, as wide as it is offered.
  ///
  /// The view is one row high unless it wraps its text. Outside of its text field, and after the field has left, it shows
  /// nothing.
  public struct Field: NodeView {
    package let source: FieldSource
    var hasBackground = false

    /// Puts the field on a surface, or on a line if the terminal's colours are unknown.
    ///
    /// So an empty field is visible.
    ///
    /// The surface has the tint while the field has the focus, and the colour of errors while the text isn't valid.
    public func onSurface(_ isShown: Bool = true) -> Field { Field(source: source, hasBackground: isShown) }

    /// Makes an item that shows the text.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      context.item { context in
        guard let control = view.source.control, context.isInside(control) else {
          return AbsentPartNode(in: context)
        }
        return control.makeItem(hasBackground: view.hasBackground, in: context)
      }
    }
    /// Updates whether the field has a background.
    public static func _updateNode(_ node: Node, to view: Self) {
      (node as? FieldTextNode)?.hasBackground = view.hasBackground
    }
  }

  /// The title, which the field also shows while it is empty, unless it is in a form.
  public let label: Label
  /// The text that is edited.
  public let field: Field
}

/// Whose text a field shows: a style may keep it longer than the control is there.
package struct FieldSource: Equatable {
  weak let control: FieldControl?

  package nonisolated static func == (left: Self, right: Self) -> Bool { left.control === right.control }
}

extension View {
  /// Sets how the text fields in this view look.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.roundedBorder)
  ///     // ╭────────╮
  ///     // │Ann     │
  ///     // ╰────────╯
  ///
  /// - Source: SwiftUI `View.textFieldStyle(_:)`.
  @inlinable public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any TextFieldStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var textFieldStyles: [any TextFieldStyle] { self[StyleKey<any TextFieldStyle>.self] }
}
