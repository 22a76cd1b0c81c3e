public import Foundation
public import TerminalUI

/// A font by its name, weight and size, for `Font(…)`.
///
///     Text("Total").font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
///
/// The terminal's user chooses the font: of all this only whether it is bold or italic is seen. Lengths are those of UIKit, in points.
/// - Source: UIKit `UIFont`.
public final class UIFont: Hashable, Sendable {
  /// A style of text.
  ///
  /// - Source: UIKit `UIFont.TextStyle`.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2
  }

  /// How heavy a font is.
  ///
  /// - Source: UIKit `UIFont.Weight`.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From −1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// −0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// −0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// −0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The name; “.System” for the system's font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  fileprivate let weight: Weight
  fileprivate let isItalic: Bool

  private init(name: String, _ pointSize: CGFloat, _ weight: Weight = .regular, isItalic: Bool = false) {
    fontName = name
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Makes a font of a name; a terminal has any, because it shows its own.
  public convenience init?(name: String, size: CGFloat) { self.init(name: name, size) }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(name: ".System", size, weight)
  }
  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// The system's font, italic.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".System", size, isItalic: true)
  }
  /// The system's font, whose characters are all as wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The system's font, whose digits are all as wide.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }
  /// The font of a style of text: titles and headlines are bold, as those of `Font` are.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: boldSystemFont(ofSize: 34)
    case .title1: boldSystemFont(ofSize: 28)
    case .title2: boldSystemFont(ofSize: 22)
    case .title3: boldSystemFont(ofSize: 20)
    case .headline: boldSystemFont(ofSize: 17)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }

  /// This font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, fontSize, weight, isItalic: isItalic)
  }
  /// 16 points: a row.
  public var lineHeight: CGFloat { 16 }

  /// Whether two fonts are the same.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.fontName == rhs.fontName && lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight
      && lhs.isItalic == rhs.isItalic
  }
  /// Adds the name and the size to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
  }
}

extension Font {
  /// Makes the font of UIKit's: bold and italic as it is.
  ///
  /// - Source: SwiftUI `Font.init(_:)`, of a `CTFont`.
  public init(_ font: UIFont) {
    let plain = Font.system(size: font.pointSize, weight: font.weight.rawValue >= 0.3 ? .bold : .regular)
    self = font.isItalic ? plain.italic() : plain
  }
}
