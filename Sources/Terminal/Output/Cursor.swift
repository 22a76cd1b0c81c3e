public import Cells

/// Where the terminal's cursor is, and how it looks.
///
/// A backend takes `Cursor?`: `nil` hides it. A hidden cursor has a place all the same: terminals tell magnifiers and screen
/// readers where it is.
public struct Cursor: Hashable, Sendable {
  /// How the cursor looks; a terminal that can't choose shows its own.
  ///
  /// - Source: DECSCUSR; the raw values are its parameters.
  public enum Shape: UInt8, Hashable, Sendable {
    /// The user's choice for the terminal.
    case terminalDefault = 0
    /// A blinking block.
    case blinkingBlock = 1
    /// A steady block.
    case block = 2
    /// A blinking line below the character.
    case blinkingUnderline = 3
    /// A steady line below the character.
    case underline = 4
    /// A blinking bar before the character.
    case blinkingBar = 5
    /// A steady bar before the character.
    case bar = 6
  }

  /// The cell the cursor is in; a position outside the screen hides it.
  public var position: Point
  /// How the cursor looks.
  public var shape: Shape

  /// Whether the cursor isn't drawn.
  public var isHidden: Bool

  /// Makes a cursor in a cell.
  @inlinable public init(position: Point, shape: Shape = .terminalDefault, isHidden: Bool = false) {
    self.position = position
    self.shape = shape
    self.isHidden = isHidden
  }
}

extension Cursor: CustomStringConvertible {
  /// The cursor as `bar at (3, 0)`, or `hidden bar at (3, 0)`.
  public var description: String { "\(isHidden ? "hidden " : "")\(shape) at \(position)" }
}
