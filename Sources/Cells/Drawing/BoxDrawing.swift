/// The glyphs that boxes and rules are drawn of.
///
///     ┌──┬──┐   ┏━━┳━━┓   ╔══╦══╗   ╭──┬──╮   ┌╌╌┬╌╌┐   +--+--+
///     ├──┼──┤   ┣━━╋━━┫   ╠══╬══╣   ├──┼──┤   ├╌╌┼╌╌┤   +--+--+
///     └──┴──┘   ┗━━┻━━┛   ╚══╩══╝   ╰──┴──╯   └╌╌┴╌╌┘   +--+--+
///      light     heavy     double    rounded   dashed    ascii
public struct BoxDrawing: Hashable, Sendable {
  /// The line from left to right.
  public var horizontal: Glyph
  /// The line from top to bottom.
  public var vertical: Glyph
  /// The top left corner.
  public var topLeading: Glyph
  /// The top right corner.
  public var topTrailing: Glyph
  /// The bottom left corner.
  public var bottomLeading: Glyph
  /// The bottom right corner.
  public var bottomTrailing: Glyph
  /// A vertical line that begins at the top edge.
  public var topTee: Glyph
  /// A vertical line that ends at the bottom edge.
  public var bottomTee: Glyph
  /// A horizontal line that begins at the left edge.
  public var leadingTee: Glyph
  /// A horizontal line that ends at the right edge.
  public var trailingTee: Glyph
  /// Two lines that cross.
  public var cross: Glyph

  /// Makes a set from eleven characters, row by row: the two lines, then `┌┬┐├┼┤└┴┘`.
  ///
  ///     BoxDrawing(lines: "─│", joints: "┌┬┐├┼┤└┴┘")
  ///
  /// Missing characters are spaces, and so are those that are not one column wide.
  public init(lines: String, joints: String) {
    var glyphs = (Array(lines.prefix(2)) + Array(repeating: " ", count: 2)).prefix(2).map(Glyph.init)
    glyphs += (Array(joints.prefix(9)) + Array(repeating: " ", count: 9)).prefix(9).map(Glyph.init)
    func glyph(_ index: Int) -> Glyph { glyphs[index].width == 1 ? glyphs[index] : .space }
    horizontal = glyph(0)
    vertical = glyph(1)
    topLeading = glyph(2)
    topTee = glyph(3)
    topTrailing = glyph(4)
    leadingTee = glyph(5)
    cross = glyph(6)
    trailingTee = glyph(7)
    bottomLeading = glyph(8)
    bottomTee = glyph(9)
    bottomTrailing = glyph(10)
  }

  /// Thin lines.
  public static let light = BoxDrawing(lines: "─│", joints: "┌┬┐├┼┤└┴┘")
  /// Thick lines.
  public static let heavy = BoxDrawing(lines: "━┃", joints: "┏┳┓┣╋┫┗┻┛")
  /// Two thin lines.
  public static let double = BoxDrawing(lines: "═║", joints: "╔╦╗╠╬╣╚╩╝")
  /// Thin lines with round corners.
  public static let rounded = BoxDrawing(lines: "─│", joints: "╭┬╮├┼┤╰┴╯")
  /// Thin broken lines.
  public static let dashed = BoxDrawing(lines: "╌╎", joints: "┌┬┐├┼┤└┴┘")
  /// Signs of ASCII, for terminals and readers that know no others.
  public static let ascii = BoxDrawing(lines: "-|", joints: "+++++++++")
}

extension BoxDrawing: CustomStringConvertible {
  /// The lines and joints as they are given to the initialiser.
  public var description: String {
    let glyphs = [
      horizontal, vertical, topLeading, topTee, topTrailing, leadingTee, cross, trailingTee, bottomLeading,
      bottomTee, bottomTrailing,
    ]
    return glyphs.map(\.string).joined()
  }
}
