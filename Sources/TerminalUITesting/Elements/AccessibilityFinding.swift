public import TerminalUI

/// Something on the screen that some people can't use: without sight, a mouse, or colours.
///
/// A finding prints as a sentence with the place, the problem and the remedy.
public struct AccessibilityFinding: Hashable {
  /// The kind of the problem.
  public enum Kind: String, Hashable, CaseIterable {
    /// The element can have the focus, and has no label.
    case noLabel
    /// The element is in a list, and is neither a row nor a control.
    case noRole
    /// The element is a picture, and has no description.
    case noDescription
    /// Only a colour shows the state of the element.
    case onlyColor
    /// The words of the element are too similar to their background.
    case lowContrast
    /// The element has no cell in which it could be seen or clicked.
    case noRoom
    /// The layer covers everything else, and no key and no button closes it.
    case trap
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The element, in one line.
  public let element: String
  /// Where the element is, in cells of the screen.
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
