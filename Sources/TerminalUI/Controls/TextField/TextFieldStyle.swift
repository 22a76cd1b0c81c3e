/// How text fields look.
///
/// - Source: SwiftUI `TextFieldStyle`.
public nonisolated protocol TextFieldStyle {
  /// The lines around the field; `nil` for none.
  var _lines: BoxDrawing? { get }
}

/// The style of text fields where no other is asked for: as `plain`.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var _lines: BoxDrawing? { nil }
}

/// The style of text fields that are nothing but their text: one row.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// None.
  public var _lines: BoxDrawing? { nil }
}

/// The style of text fields in a border with round corners: three rows.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Lines with round corners.
  public var _lines: BoxDrawing? { .rounded }
}

/// The style of text fields in a border: three rows.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Light lines.
  public var _lines: BoxDrawing? { .light }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As `plain`.
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
    modifier(EnvironmentModifier(KeyChange(TextFieldLinesKey.self, style._lines)))
  }
}

/// The border of text fields.
@usableFromInline nonisolated enum TextFieldLinesKey: EnvironmentKey {
  @usableFromInline static var defaultValue: BoxDrawing? { nil }
}
