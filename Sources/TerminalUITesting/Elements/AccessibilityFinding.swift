public import TerminalUI

/// Something on the screen that some people can't use: without sight, a mouse, or colours.
///
/// It prints as a sentence with the place, the problem and the remedy.
public struct AccessibilityFinding: Hashable {
  /// The kind of the problem.
  public enum Kind: String, Hashable, CaseIterable {
    /// It can have the focus, and has no label.
    case noLabel
    /// It is in a list, and is neither a row nor a control.
    case noRole
    /// It is a picture, and has no description.
    case noDescription
    /// Only a colour shows its state.
    case onlyColor
    /// Its words are too similar to their background.
    case lowContrast
    /// It has no cell in which it could be seen or clicked.
    case noRoom
    /// It covers everything else, and no key and no button closes it.
    case trap
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The element, in one line.
  public let element: String
  /// Where it is, in cells of the screen.
  public let frame: Rect
  /// The problem in words, and the remedy.
  public let advice: String
}

extension AccessibilityFinding: CustomStringConvertible {
  /// The place, the problem and the remedy.
  public var description: String {
    "\(element) at (\(frame.minX), \(frame.minY)), \(frame.width)×\(frame.height): \(advice)"
  }
}
