/// How many colours a terminal shows; each depth has all colours of the ones before.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Only the terminal's own foreground and background.
  case none
  /// The 8 ANSI colours.
  case ansi8
  /// The 8 ANSI colours and their bright variants.
  case ansi16
  /// xterm's palette: the 16, a cube of 6 × 6 × 6, and 24 greys.
  case indexed256
  /// 8 bits for each of red, green and blue.
  case rgb

  /// Whether a depth has fewer colours than another.
  @inlinable public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
