/// The default style of text fields.
///
/// The field is one row on a surface, or on a line if the terminal's colours are unknown.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a text field.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormRow(configuration.label) { configuration.field.onSurface() }
  }
}

/// The style of text fields that are nothing but their text: one row.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a text field.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormRow(configuration.label) { configuration.field }
  }
}

/// The style of text fields in a border with round corners: three rows.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.isFocused) private var isFocused

  /// Makes the style.
  public init() {}
  /// Makes the view of a text field.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormRow(configuration.label) {
      configuration.field.border(.role(isFocused ? .tint : .separator), .rounded)
    }
  }
}

/// The style of text fields in a border: three rows.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  @Environment(\.isFocused) private var isFocused

  /// Makes the style.
  public init() {}
  /// Makes the view of a text field.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FormRow(configuration.label) {
      configuration.field.border(.role(isFocused ? .tint : .separator), .light)
    }
  }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// One row on a surface or a line.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
