public import Cells

/// A colour of UIKit or AppKit by its name, for `Color(.systemBlue)` and `Color(uiColor: .label)`.
///
///     Text("Hint").foregroundColor(Color(.secondaryLabel)).background(Color(.systemGray6))
///     Color(nsColor: .windowBackgroundColor)
///
/// Names of purposes are roles of the theme around, named colours are the terminal's own. It isn't more than a name for a ``Color``. It is a class so
/// that an app's own initialisers may be `convenience`.
/// - Source: UIKit `UIColor`, AppKit `NSColor`.
public nonisolated final class PlatformColor: Hashable, Sendable {
  /// The colour.
  package let color: Color

  /// Makes the colour of a `Color`.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour of components, 0 … 1 each.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of components, 0 … 1 each.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a grey, from black (0) to white (1).
  public convenience init(white: Double, alpha: Double) { self.init(Color(white: white, opacity: alpha)) }

  /// Makes the colour with a name; see ``Cells/Color/define(_:_:dark:)``.
  ///
  /// - Source: UIKit `UIColor.init(named:)`.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// Whether two colours are the same.
  public static func == (lhs: PlatformColor, rhs: PlatformColor) -> Bool { lhs.color == rhs.color }
  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// Returns this colour with an opacity.
  public func withAlphaComponent(_ alpha: Double) -> PlatformColor { PlatformColor(color.opacity(alpha)) }
}

nonisolated extension PlatformColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal, with components from 0 to 1.
  ///
  ///     Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1))
  ///
  /// - Source: UIKit `UIColor.init(_colorLiteralRed:green:blue:alpha:)`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of a colour literal where the code names no other.
public typealias _ColorLiteralType = PlatformColor

/// A colour of UIKit by its name.
///
/// - Source: UIKit `UIColor`.
public typealias UIColor = PlatformColor

/// A colour of AppKit by its name.
///
/// - Source: AppKit `NSColor`.
public typealias NSColor = PlatformColor

nonisolated extension Color {
  /// Makes the colour with a name of UIKit or AppKit.
  ///
  ///     Color(.systemBackground)
  ///
  /// - Source: SwiftUI `Color.init(_:)`, of a `UIColor` or `NSColor`.
  public init(_ color: PlatformColor) { self = color.color }

  /// Makes a colour that is equal to another one.
  ///
  ///     Color(isOn ? accent : .red)     // `accent` is a `Color`
  ///
  /// - Source: SwiftUI `Color.init(_:)`, of a colour of any type.
  @_disfavoredOverload public init(_ color: Color) { self = color }

  /// Makes the colour with a name of UIKit.
  ///
  /// - Source: SwiftUI `Color.init(uiColor:)`.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Makes the colour with a name of AppKit.
  ///
  /// - Source: SwiftUI `Color.init(nsColor:)`.
  public init(nsColor: NSColor) { self = nsColor.color }
}

// MARK: Texts and lines

nonisolated extension PlatformColor {
  /// The colour of text.
  public static let label = PlatformColor(.role(.foreground))
  /// The colour of lesser text.
  public static let secondaryLabel = PlatformColor(.secondary)
  /// The colour of still lesser text.
  public static let tertiaryLabel = PlatformColor(.role(.foreground).opacity(0.5))
  /// The colour of the least text.
  public static let quaternaryLabel = PlatformColor(.role(.foreground).opacity(0.3))
  /// Text on a dark background: white that lets some of the background through.
  public static let lightText = PlatformColor(.white.opacity(0.6))
  /// Text on a light background: black.
  public static let darkText = PlatformColor(.black)
  /// The colour of an empty field.
  public static let placeholderText = PlatformColor(.role(.placeholder))
  /// The colour of links.
  public static let link = PlatformColor(.role(.link))
  /// The colour of lines.
  public static let separator = PlatformColor(.role(.separator))
  /// The colour of lines.
  public static let opaqueSeparator = PlatformColor(.role(.separator))
  /// The tint.
  public static let tintColor = PlatformColor(.role(.tint))
}

// MARK: Backgrounds

nonisolated extension PlatformColor {
  /// The background of the window.
  public static let systemBackground = PlatformColor(.role(.background))
  /// A surface.
  public static let secondarySystemBackground = PlatformColor(.role(.surface))
  /// A fill on a surface.
  public static let tertiarySystemBackground = PlatformColor(.role(.fill))
  /// The background of the window.
  public static let systemGroupedBackground = PlatformColor(.role(.background))
  /// A surface.
  public static let secondarySystemGroupedBackground = PlatformColor(.role(.surface))
  /// A fill on a surface.
  public static let tertiarySystemGroupedBackground = PlatformColor(.role(.fill))
  /// A fill on a surface.
  public static let systemFill = PlatformColor(.role(.fill))
  /// A fill on a surface.
  public static let secondarySystemFill = PlatformColor(.role(.fill))
  /// A surface.
  public static let tertiarySystemFill = PlatformColor(.role(.surface))
  /// A surface.
  public static let quaternarySystemFill = PlatformColor(.role(.surface))
}

// MARK: Colours

nonisolated extension PlatformColor {
  /// `Color.red`.
  public static let systemRed = PlatformColor(.red)
  /// `Color.orange`.
  public static let systemOrange = PlatformColor(.orange)
  /// `Color.yellow`.
  public static let systemYellow = PlatformColor(.yellow)
  /// `Color.green`.
  public static let systemGreen = PlatformColor(.green)
  /// `Color.mint`.
  public static let systemMint = PlatformColor(.mint)
  /// `Color.teal`.
  public static let systemTeal = PlatformColor(.teal)
  /// `Color.cyan`.
  public static let systemCyan = PlatformColor(.cyan)
  /// `Color.blue`.
  public static let systemBlue = PlatformColor(.blue)
  /// `Color.indigo`.
  public static let systemIndigo = PlatformColor(.indigo)
  /// `Color.purple`.
  public static let systemPurple = PlatformColor(.purple)
  /// `Color.pink`.
  public static let systemPink = PlatformColor(.pink)
  /// `Color.brown`.
  public static let systemBrown = PlatformColor(.brown)
  /// `Color.gray`.
  public static let systemGray = PlatformColor(.gray)
  /// A grey between text and background.
  public static let systemGray2 = PlatformColor(.role(.foreground).opacity(0.45))
  /// A grey between text and background.
  public static let systemGray3 = PlatformColor(.role(.foreground).opacity(0.35))
  /// A grey between text and background.
  public static let systemGray4 = PlatformColor(.role(.foreground).opacity(0.28))
  /// A fill on a surface.
  public static let systemGray5 = PlatformColor(.role(.fill))
  /// A surface.
  public static let systemGray6 = PlatformColor(.role(.surface))
  /// `Color.black`.
  public static let black = PlatformColor(.black)
  /// `Color.white`.
  public static let white = PlatformColor(.white)
  /// `Color.red`.
  public static let red = PlatformColor(.red)
  /// `Color.green`.
  public static let green = PlatformColor(.green)
  /// `Color.blue`.
  public static let blue = PlatformColor(.blue)
  /// `Color.yellow`.
  public static let yellow = PlatformColor(.yellow)
  /// `Color.orange`.
  public static let orange = PlatformColor(.orange)
  /// `Color.purple`.
  public static let purple = PlatformColor(.purple)
  /// `Color.cyan`.
  public static let cyan = PlatformColor(.cyan)
  /// `Color.magenta`.
  public static let magenta = PlatformColor(.magenta)
  /// `Color.brown`.
  public static let brown = PlatformColor(.brown)
  /// `Color.gray`.
  public static let gray = PlatformColor(.gray)
  /// `Color.gray`.
  public static let darkGray = PlatformColor(.gray)
  /// `Color.lightGray`.
  public static let lightGray = PlatformColor(.lightGray)
  /// No colour.
  public static let clear = PlatformColor(.clear)
}

// MARK: AppKit's

nonisolated extension PlatformColor {
  /// The colour of text.
  public static let labelColor = PlatformColor(.role(.foreground))
  /// The colour of lesser text.
  public static let secondaryLabelColor = PlatformColor(.secondary)
  /// The colour of still lesser text.
  public static let tertiaryLabelColor = PlatformColor(.role(.foreground).opacity(0.5))
  /// The colour of the least text.
  public static let quaternaryLabelColor = PlatformColor(.role(.foreground).opacity(0.3))
  /// The colour of an empty field.
  public static let placeholderTextColor = PlatformColor(.role(.placeholder))
  /// The colour of links.
  public static let linkColor = PlatformColor(.role(.link))
  /// The colour of lines.
  public static let separatorColor = PlatformColor(.role(.separator))
  /// The colour of lines.
  public static let gridColor = PlatformColor(.role(.separator))
  /// The colour of text.
  public static let textColor = PlatformColor(.role(.foreground))
  /// The background of the window.
  public static let textBackgroundColor = PlatformColor(.role(.background))
  /// The colour of selected text.
  public static let selectedTextColor = PlatformColor(.role(.foreground))
  /// The colour of selected text.
  public static let selectedControlTextColor = PlatformColor(.role(.foreground))
  /// The colour of selected text.
  public static let alternateSelectedControlTextColor = PlatformColor(.role(.foreground))
  /// The colour of selected text.
  public static let unemphasizedSelectedTextColor = PlatformColor(.role(.foreground))
  /// The colour of selected text.
  public static let selectedMenuItemTextColor = PlatformColor(.role(.foreground))
  /// A fill on a surface.
  public static let unemphasizedSelectedTextBackgroundColor = PlatformColor(.role(.fill))
  /// The tint.
  public static let keyboardFocusIndicatorColor = PlatformColor(.role(.tint))
  /// The backgrounds of neighbouring rows, in turn.
  public static let alternatingContentBackgroundColors = [
    PlatformColor(.role(.background)), PlatformColor(.role(.surface)),
  ]
  /// `Color.yellow`.
  public static let findHighlightColor = PlatformColor(.yellow)
  /// The background of a selection.
  public static let selectedTextBackgroundColor = PlatformColor(.role(.selection))
  /// The tint.
  public static let controlAccentColor = PlatformColor(.role(.tint))
  /// A fill on a surface.
  public static let controlColor = PlatformColor(.role(.fill))
  /// The colour of text.
  public static let controlTextColor = PlatformColor(.role(.foreground))
  /// A surface.
  public static let controlBackgroundColor = PlatformColor(.role(.surface))
  /// The colour of still lesser text.
  public static let disabledControlTextColor = PlatformColor(.role(.foreground).opacity(0.5))
  /// The background of a selection.
  public static let selectedControlColor = PlatformColor(.role(.selection))
  /// The background of a selection.
  public static let selectedContentBackgroundColor = PlatformColor(.role(.selection))
  /// A fill on a surface.
  public static let unemphasizedSelectedContentBackgroundColor = PlatformColor(.role(.fill))
  /// The background of the window.
  public static let windowBackgroundColor = PlatformColor(.role(.background))
  /// The background of the window.
  public static let underPageBackgroundColor = PlatformColor(.role(.background))
  /// The colour of text.
  public static let windowFrameTextColor = PlatformColor(.role(.foreground))
  /// The colour of text.
  public static let headerTextColor = PlatformColor(.role(.foreground))
  /// A surface.
  public static let highlightColor = PlatformColor(.role(.surface))
  /// No colour.
  public static let shadowColor = PlatformColor(.clear)
}
