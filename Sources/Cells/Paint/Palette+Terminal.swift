// The palette where the terminal's colours are unknown.

extension Palette {
  /// The palette for a terminal if only the number of its colours is known.
  ///
  /// Elements that are coloured as a whole have their colour in front, reversed: their text is then the terminal's background, a pair that most
  /// terminals keep readable. The tint is cyan: measured over published palettes its least contrast is twice that of blue, which xterm's and Tango's
  /// hardly show on their black.
  ///
  /// Faces are blocks that bring their text along, so that the terminal's background doesn't matter. Only what has the focus is in a colour:
  ///
  /// | Colours | A block is |
  /// |---|---|
  /// | 256 or more | a grey of the ramp, which no user changes |
  /// | 16 | bright white on bright black, or black on white where the terminal is light; fields have a line |
  /// | 8 | nothing: brackets, lines, the tint and `bold` say it |
  /// | none | nothing: brackets, lines, `bold` and `reverse` say it |
  public static func terminal(_ colors: TerminalColors) -> Palette {
    let isColored = colors.depth != .none
    let blocks = Blocks(colors)
    let tint = Color.cyan
    func color(_ color: Color) -> Style { isColored ? Style(foreground: color) : .plain }
    return Palette(colors) { role in
      switch role {
      case .foreground, .primary, .background, .surface, .fill, .selection, .onTint: .plain
      case .secondary, .tertiary, .quaternary, .separator, .placeholder: Style(attributes: .dim)
      case .tint: color(tint)
      case .link: color(tint).over(Style(attributes: .underline))
      case .success: color(.green)
      case .warning: color(.yellow)
      case .error: color(.red)
      }
    } ground: { role in
      guard isColored else { return nil }
      return switch role {
      case .background: .terminalDefault
      case .tint, .selection, .link: tint
      case .success: .green
      case .warning: .yellow
      case .error: .red
      default: nil
      }
    } look: { state in
      switch state {
      case .focused: color(tint).over(Style(attributes: .reverse, removing: .dim))
      case .selected: blocks.selected
      case .hovered: Style(attributes: isColored ? .underline : .bold)
      case .pressed: color(tint).over(Style(attributes: [.reverse, .bold], removing: .dim))
      case .disabled: Style(foreground: .terminalDefault, attributes: .dim, removing: [.bold, .reverse])
      case .invalid: color(.red).underlined(.wavy, color: isColored ? .red : nil)
      }
    } face: {
      blocks.face($0)
    }
  }

  /// Blocks whose text can be read whatever the terminal's background is.
  private struct Blocks {
    private let depth: ColorDepth
    private let isDark: Bool

    init(_ colors: TerminalColors) {
      depth = colors.depth
      isDark = colors.effectiveScheme == .dark
    }

    private func block(_ text: Color, _ ground: Color, _ attributes: TextAttributes = []) -> Style {
      Style(foreground: text, background: ground, attributes: attributes, removing: [.dim, .reverse])
    }

    private func grey(_ dark: UInt8, _ light: UInt8) -> Style {
      isDark ? block(.indexed(255), .indexed(dark)) : block(.indexed(234), .indexed(light))
    }

    /// Areas raised above the background.
    private var raised: Style {
      switch depth {
      case .none, .ansi8: .plain
      case .ansi16: isDark ? block(.white, .gray) : block(.black, .lightGray)
      case .indexed256, .rgb: grey(238, 252)
      }
    }

    var selected: Style {
      switch depth {
      case .none: Style(attributes: [.bold, .underline])
      // With a bar before it: another block would compete with the focus.
      case .ansi8, .ansi16: Style(attributes: .bold, removing: .dim)
      case .indexed256, .rgb:
        isDark ? block(.indexed(255), .indexed(24)) : block(.indexed(234), .indexed(153))
      }
    }

    func face(_ face: PaintFace) -> Style {
      switch face {
      case .button: return raised
      case .prominent, .chosen:
        switch depth {
        case .none: return Style(attributes: face == .chosen ? [.bold, .underline] : .bold)
        // Underlined in the tint it would look like a field with the focus.
        case .ansi8:
          return face == .chosen
            ? Style(attributes: [.bold, .underline], removing: .dim)
            : Style(foreground: .cyan, attributes: .bold, removing: .dim)
        case .ansi16: return Style(attributes: face == .chosen ? [.bold, .underline] : .bold).over(raised)
        case .indexed256, .rgb: return block(.indexed(231), .indexed(25), .bold)
        }
      case .destructive:
        switch depth {
        case .none: return .plain
        case .ansi8, .ansi16: return Style(foreground: .red, attributes: .bold, removing: .dim)
        case .indexed256, .rgb: return block(.indexed(231), .indexed(124))
        }
      case .field:
        switch depth {
        case .none, .ansi8, .ansi16: return .plain
        case .indexed256, .rgb: return grey(236, 254)
        }
      case .header:
        switch depth {
        case .none: return Style(attributes: [.bold, .underline])
        case .ansi8, .ansi16: return Style(foreground: .cyan, attributes: .bold)
        case .indexed256, .rgb: return Style(attributes: .bold).over(grey(236, 254))
        }
      }
    }
  }
}
