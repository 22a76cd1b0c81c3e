/// A glyph and its style; the second column of a wide glyph is a continuation.
public struct Cell: Hashable, Sendable {
  /// The glyph in the cell.
  public var glyph: Glyph
  /// How the cell looks.
  ///
  /// Of a cell in a ``CellBuffer``, every open colour means the terminal's default.
  public var style: Style

  /// Makes a cell.
  @inlinable public init(glyph: Glyph, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// A space in the terminal's default colours.
  @inlinable public static var blank: Cell { Cell(glyph: .space) }
}

extension Cell: CustomStringConvertible {
  /// The glyph and its style, such as `a bold red`.
  public var description: String { style == .plain ? glyph.string : "\(glyph) \(style)" }
}
