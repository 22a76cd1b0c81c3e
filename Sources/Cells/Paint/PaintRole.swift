/// The purpose of a colour; a ``Palette`` says which colour that is.
///
///     Style(foreground: .role(.error))
public enum PaintRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Text and lines.
  case foreground
  /// Text and lines, in the colour that the views around give to them.
  case primary
  /// Text of lesser importance.
  case secondary
  /// Text of still lesser importance.
  case tertiary
  /// Text of the least importance.
  case quaternary
  /// The background of everything.
  case background
  /// Areas that stand out from the background: bars, panels, fields.
  case surface
  /// Areas that stand out from a surface: tracks, buttons.
  case fill
  /// The background of a selected item.
  case selection
  /// Lines between things, and around them.
  case separator
  /// Text in an empty field.
  case placeholder
  /// Elements that can be used, and the focus.
  case tint
  /// Text on the tint.
  case onTint
  /// Text that leads somewhere.
  case link
  /// Success.
  case success
  /// A warning.
  case warning
  /// Errors and destructive actions.
  case error
}

/// The present state of a control or a row, where that shows.
public enum PaintState: UInt8, Hashable, Sendable, CaseIterable {
  /// The element has the keyboard focus.
  case focused
  /// The element is selected, and doesn't have the keyboard focus.
  case selected
  /// The mouse is over the element.
  case hovered
  /// The element is being pressed.
  case pressed
  /// The element is disabled.
  case disabled
  /// The value of the element isn't valid.
  case invalid
}

extension PaintRole: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .foreground: "foreground"
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .background: "background"
    case .surface: "surface"
    case .fill: "fill"
    case .selection: "selection"
    case .separator: "separator"
    case .placeholder: "placeholder"
    case .tint: "tint"
    case .onTint: "onTint"
    case .link: "link"
    case .success: "success"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

extension PaintRole {
  /// The role that a colour refers to.
  @usableFromInline init?(color: Color) {
    let value = color.bits & 0xFF_FFFF
    guard color.bits >> 24 & 3 == 3, value > 0, value <= 0xFF else { return nil }
    self.init(rawValue: UInt8(value - 1))
  }
}

extension Color {
  /// The colour that the palette has for a role, where it is painted.
  ///
  ///     Style(foreground: .role(.error))
  public static func role(_ role: PaintRole) -> Color { Color(bits: 3 << 24 | UInt32(role.rawValue) + 1) }
}
