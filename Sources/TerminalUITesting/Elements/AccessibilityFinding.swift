public import TerminalUI

/// Something on the screen that somebody can't use: who doesn't see it, has no mouse, or no colours.
///
/// It prints as a sentence that says where, what, and what to do.
public struct AccessibilityFinding: Hashable {
  /// What is wrong.
  public enum Kind: String, Hashable, CaseIterable {
    /// It can have the focus, and nobody says what it is.
    case noLabel
    /// It is a picture, and nobody says of what.
    case noDescription
    /// Its state is told by nothing but colour.
    case onlyColor
    /// Its words are too much like what is behind them.
    case lowContrast
    /// It has no cell in which it could be seen or clicked.
    case noRoom
    /// It lies over all else, and no key and no button takes it away.
    case trap
  }

  /// What is wrong.
  public let kind: Kind
  /// The element, in one line.
  public let element: String
  /// Where it is, in cells of the screen.
  public let frame: Rect
  /// What is wrong in words, and what to do.
  public let advice: String
}

extension AccessibilityFinding: CustomStringConvertible {
  /// Where, what, and what to do.
  public var description: String {
    "\(element) at (\(frame.minX), \(frame.minY)), \(frame.width)×\(frame.height): \(advice)"
  }
}
