public import Cells

/// An action of the mouse, its place and the modifiers.
///
///     MouseEvent(.down(.left), at: Point(x: 3, y: 0))
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The main button.
    case left
    /// The middle button, or the wheel pressed.
    case middle
    /// The secondary button.
    case right
    /// The button that goes back (the terminal's 8th).
    case back
    /// The button that goes forward (the terminal's 9th).
    case forward
    /// Another one, by the terminal's number: 10 or 11.
    case other(Int)
  }

  /// The kinds of mouse events.
  public enum Kind: Hashable, Sendable {
    /// A button went down.
    case down(Button)
    /// A button went up. If the terminal doesn't report which button, it is the button that went down last.
    case up(Button)
    /// The mouse moved to another cell while a button was held.
    case drag(Button)
    /// The mouse moved to another cell with no button held. Reported only on request.
    case move
    /// The wheel turned by one notch: `dx` is −1 (left), 0 or 1 (right), `dy` −1 (up), 0 or 1 (down).
    case scroll(dx: Int, dy: Int)
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell it happened in: never negative, but it may be outside of the screen after a resize.
  public var position: Point
  /// The modifiers held: Shift, Alt or Control; many terminals keep Shift for themselves.
  public var modifiers: EventModifiers

  /// Makes a mouse event.
  @inlinable public init(_ kind: Kind, at position: Point, modifiers: EventModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}

extension MouseEvent: CustomStringConvertible {
  /// The event in one line, such as `ctrl-down left (3, 0)`.
  public var description: String {
    let name =
      switch kind {
      case .down(let button): "down \(button)"
      case .up(let button): "up \(button)"
      case .drag(let button): "drag \(button)"
      case .move: "move"
      case .scroll(let dx, let dy): "scroll \(dx),\(dy)"
      }
    return "\(modifiers)\(name) \(position)"
  }
}
