// Names without effect: characters have one size and one width, and there is no room between cells. The table "Accepted, without effect" of
// docs/Compatibility.md lists them.

extension View {
  /// Shows this view as it is: characters have one size.
  ///
  /// - Source: SwiftUI `View.minimumScaleFactor(_:)`; without effect.
  @inlinable public func minimumScaleFactor(_ factor: Double) -> some View { self }

  /// Shows this view as it is: there is no room between characters.
  ///
  /// - Source: SwiftUI `View.allowsTightening(_:)`; without effect.
  @inlinable public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Shows this view as it is: there is no room between characters.
  ///
  /// - Source: SwiftUI `View.kerning(_:)`; without effect.
  @inlinable public func kerning(_ kerning: Double) -> some View { self }

  /// Shows this view as it is: there is no room between characters.
  ///
  /// - Source: SwiftUI `View.tracking(_:)`; without effect.
  @inlinable public func tracking(_ tracking: Double) -> some View { self }

  /// Shows this view as it is: there is no room between rows, and a whole row would be too much.
  ///
  /// - Source: SwiftUI `View.lineSpacing(_:)`; without effect.
  @inlinable public func lineSpacing(_ lineSpacing: Double) -> some View { self }

  /// Shows this view as it is: a character is in its row.
  ///
  /// - Source: SwiftUI `View.baselineOffset(_:)`; without effect.
  @inlinable public func baselineOffset(_ baselineOffset: Double) -> some View { self }

  /// Shows this view as it is: a line is a row.
  ///
  /// - Source: SwiftUI `View.lineHeight(_:)`; without effect.
  @inlinable public func lineHeight(_ lineHeight: Text.LineHeight?) -> some View { self }

  /// Shows this view as it is: the terminal's user chooses the font.
  ///
  /// - Source: SwiftUI `View.fontDesign(_:)`; without effect.
  @inlinable public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Shows this view as it is: the terminal's user chooses the font.
  ///
  /// - Source: SwiftUI `View.fontWidth(_:)`; without effect.
  @inlinable public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Shows this view as it is: characters have one size.
  ///
  /// - Source: SwiftUI `View.textScale(_:isEnabled:)`; without effect.
  @inlinable public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}

nonisolated extension Text {
  /// This text as it is: there is no room between characters.
  ///
  /// - Source: SwiftUI `Text.kerning(_:)`; without effect.
  @inlinable public func kerning(_ kerning: Double) -> Text { self }

  /// This text as it is: there is no room between characters.
  ///
  /// - Source: SwiftUI `Text.tracking(_:)`; without effect.
  @inlinable public func tracking(_ tracking: Double) -> Text { self }

  /// This text as it is: a character is in its row.
  ///
  /// - Source: SwiftUI `Text.baselineOffset(_:)`; without effect.
  @inlinable public func baselineOffset(_ baselineOffset: Double) -> Text { self }

  /// This text as it is: the terminal's user chooses the font.
  ///
  /// - Source: SwiftUI `Text.fontDesign(_:)`; without effect.
  @inlinable public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// This text as it is: the terminal's user chooses the font.
  ///
  /// - Source: SwiftUI `Text.fontWidth(_:)`; without effect.
  @inlinable public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// This text as it is: characters have one size.
  ///
  /// - Source: SwiftUI `Text.textScale(_:isEnabled:)`; without effect.
  @inlinable public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// How far apart the baselines of lines are; a line is a row.
  ///
  /// With `TerminalUIFoundation` it is also named `AttributedString.LineHeight`.
  /// - Source: Foundation `AttributedString.LineHeight`.
  public nonisolated struct LineHeight: Hashable, Sendable {
    /// As the font says.
    public static let variable = LineHeight()
    /// As usual.
    public static let normal = LineHeight()
    /// Nearer.
    public static let tight = LineHeight()
    /// Farther apart.
    public static let loose = LineHeight()
    /// A multiple of the size of the font.
    public static func multiple(factor: Double) -> LineHeight { LineHeight() }
    /// The size of the font, and so much more.
    public static func leading(increase: Double) -> LineHeight { LineHeight() }
    /// A length.
    public static func exact(points: Double) -> LineHeight { LineHeight() }
  }

  /// The size of a text relative to others; characters have one size.
  ///
  /// - Source: SwiftUI `Text.Scale`.
  public nonisolated enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}

nonisolated extension Font {
  /// The plain font: the terminal's user chooses the font.
  ///
  ///     Text("Menu").font(.custom("Georgia", size: 24))     // as .font(.body)
  ///
  /// - Source: SwiftUI `Font.custom(_:size:)`; without effect.
  public static func custom(_ name: String, size: Double) -> Font { .body }

  /// The plain font: the terminal's user chooses the font, and characters have one size.
  ///
  /// - Source: SwiftUI `Font.custom(_:fixedSize:)`; without effect.
  public static func custom(_ name: String, fixedSize: Double) -> Font { .body }

  /// The font of a style of text: bold for titles and headlines.
  ///
  /// - Source: SwiftUI `Font.custom(_:size:relativeTo:)`; differs in that the name has no effect.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    .system(textStyle)
  }

  /// How wide characters are, which the terminal's user chooses: no effect.
  ///
  /// - Source: SwiftUI `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// How wide; 0 is the usual.
    public var value: Double
    /// Makes a width.
    public init(_ value: Double) { self.value = value }
    /// Narrower.
    public static let condensed = Width(-0.2)
    /// Much narrower.
    public static let compressed = Width(-0.4)
    /// As usual.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)
  }

  /// How far apart rows are; rows have no room between them.
  ///
  /// - Source: SwiftUI `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// This font: the terminal's user chooses it.
  ///
  /// - Source: SwiftUI `Font.width(_:)`; without effect.
  public func width(_ width: Width) -> Font { self }
  /// This font: rows have no room between them.
  ///
  /// - Source: SwiftUI `Font.leading(_:)`; without effect.
  public func leading(_ leading: Leading) -> Font { self }
  /// This font: a terminal has no small capitals.
  ///
  /// - Source: SwiftUI `Font.smallCaps()`; without effect.
  public func smallCaps() -> Font { self }
  /// This font: a terminal has no small capitals.
  ///
  /// - Source: SwiftUI `Font.lowercaseSmallCaps()`; without effect.
  public func lowercaseSmallCaps() -> Font { self }
  /// This font: a terminal has no small capitals.
  ///
  /// - Source: SwiftUI `Font.uppercaseSmallCaps()`; without effect.
  public func uppercaseSmallCaps() -> Font { self }
}
