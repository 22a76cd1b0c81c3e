/// How texts look, as far as a terminal can show it: bold or not, italic or not.
///
///     Text("Inbox").font(.title)
///     Text("12 new").font(.caption.italic())
///
/// A terminal's text has one size and one design. So the styles for titles and `headline` are bold, and the others are not. Weights from semibold on
/// are bold; sizes and designs have no effect.
/// - Source: SwiftUI `Font`; there are no fonts by name, because the terminal's user chooses the font.
public nonisolated struct Font: Hashable, Sendable {
  private var isBold = false
  private var isItalic = false

  var attributes: TextAttributes {
    var attributes: TextAttributes = []
    if isBold { attributes.insert(.bold) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }

  /// Bold.
  public static let largeTitle = system(.largeTitle)
  /// Bold.
  public static let title = system(.title)
  /// Bold.
  public static let title2 = system(.title2)
  /// Bold.
  public static let title3 = system(.title3)
  /// Bold.
  public static let headline = system(.headline)
  /// Plain.
  public static let subheadline = system(.subheadline)
  /// Plain.
  public static let body = system(.body)
  /// Plain.
  public static let callout = system(.callout)
  /// Plain.
  public static let footnote = system(.footnote)
  /// Plain.
  public static let caption = system(.caption)
  /// Plain.
  public static let caption2 = system(.caption2)

  /// The font of a style of text, in another weight if one is given; the design has no effect.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(isBold: weight?.isBold ?? style.isBold)
  }

  /// A font of a weight; size and design have no effect.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(isBold: weight?.isBold ?? false)
  }

  private init(isBold: Bool) { self.isBold = isBold }

  /// The style of texts with a weight.
  @usableFromInline package static func style(of weight: Weight?) -> Style {
    guard let weight else { return .plain }
    return weight.isBold ? Style(attributes: .bold) : Style(removing: .bold)
  }

  /// This font, bold.
  public func bold() -> Font { weight(.bold) }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.isBold
    return font
  }

  /// This font, italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// This font: all characters of a terminal have one width.
  public func monospaced() -> Font { self }

  /// This font: all characters of a terminal have one width.
  public func monospacedDigit() -> Font { self }

  /// The role of a text.
  ///
  /// - Source: SwiftUI `Font.TextStyle`.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var isBold: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  /// The design of characters, which the terminal's user chooses: no effect.
  ///
  /// - Source: SwiftUI `Font.Design`.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How strong characters are: bold from semibold on.
  ///
  /// - Source: SwiftUI `Font.Weight`.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isBold: Bool {
      switch self {
      case .ultraLight, .thin, .light, .regular, .medium: false
      case .semibold, .bold, .heavy, .black: true
      }
    }
  }
}

extension Font: CustomStringConvertible {
  /// The part of the font that a terminal shows.
  public var description: String {
    let words = [isBold ? "bold" : nil, isItalic ? "italic" : nil].compactMap { $0 }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
