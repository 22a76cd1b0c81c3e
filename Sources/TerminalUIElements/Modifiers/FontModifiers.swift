extension View {
  /// Sets the font of the texts in this view: a terminal shows whether it is bold and italic.
  ///
  ///     VStack { Text("One"); Text("Two") }.font(.headline)
  ///
  /// `nil` means plain text. It also replaces a font that is set further out.
  /// - Source: SwiftUI `View.font(_:)`.
  @inlinable public func font(_ font: Font?) -> some View { modifier(FontModifier(font: font)) }

  /// Makes the texts in this view bold or not by a weight; `nil` leaves it to the font.
  ///
  /// Weights from semibold on are bold.
  ///
  ///     List(mails) { Text($0.subject).fontWeight($0.isRead ? .regular : .bold) }
  ///
  /// - Source: SwiftUI `View.fontWeight(_:)`.
  @inlinable public func fontWeight(_ weight: Font.Weight?) -> some View { style(Font.style(of: weight)) }

  /// This view: all characters of a terminal have one width.
  ///
  /// - Source: SwiftUI `View.monospaced(_:)`.
  @inlinable public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// This view: all characters of a terminal have one width.
  ///
  /// - Source: SwiftUI `View.monospacedDigit()`.
  @inlinable public func monospacedDigit() -> some View { self }
}

/// Removes the attributes of the outer font and adds those of `font`.
///
/// Attributes that inner views set win.
@usableFromInline struct FontModifier: ViewModifier {
  @Environment(\.font) private var outer
  let font: Font?

  @usableFromInline init(font: Font?) { self.font = font }

  @usableFromInline func body(content: Content) -> some View {
    let old = outer?.attributes ?? []
    let new = font?.attributes ?? []
    content.environment(\.font, font).style(Style(attributes: new, removing: old.subtracting(new)))
  }
}

nonisolated private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

nonisolated extension EnvironmentValues {
  /// The font of texts; `nil` where none is set.
  ///
  /// - Source: SwiftUI `EnvironmentValues.font`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

nonisolated extension Text {
  /// Gives this text what a terminal shows of a font: bold, italic.
  ///
  /// A plain font doesn't remove bold or italic. Use `fontWeight(_:)` to remove bold. `nil` leaves the font to the views around.
  /// - Source: SwiftUI `Text.font(_:)`.
  public func font(_ font: Font?) -> Text {
    guard let attributes = font?.attributes, !attributes.isEmpty else { return self }
    return Text(content.styled(Style(attributes: attributes)))
  }

  /// Makes this text bold, for a weight from semibold on, or not; `nil` leaves it to the font.
  ///
  /// - Source: SwiftUI `Text.fontWeight(_:)`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { bold($0.isBold) } ?? self }

  /// This text: all characters of a terminal have one width.
  ///
  /// - Source: SwiftUI `Text.monospaced(_:)`.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// This text: all characters of a terminal have one width.
  ///
  /// - Source: SwiftUI `Text.monospacedDigit()`.
  public func monospacedDigit() -> Text { self }
}
