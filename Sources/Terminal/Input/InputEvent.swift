public import Cells

/// Something the user or the terminal did.
///
/// Text and keys come as ``key(_:)``, a bracketed paste as one inert string. Where two events arrive in one read,
/// they keep their order.
public enum InputEvent: Hashable, Sendable {
  /// A key went down, repeated or went up.
  case key(KeyPress)
  /// The mouse moved, or a button or wheel was used.
  case mouse(MouseEvent)
  /// Text was pasted. It is data: no key of it may act.
  case paste(String)
  /// The terminal's window gained (`true`) or lost (`false`) the keyboard.
  case focus(Bool)
  /// The terminal has a new size in cells, and its screen is blank again.
  case resize(Size)
  /// The terminal has reported its colours, at first or after a change.
  case colors(TerminalColors)
  /// The process has to stop, as SIGTSTP says: the program gives the terminal back first.
  case stop
  /// The terminal hung up or its input ended: nothing more will come, and nothing can be shown.
  case end
}

extension InputEvent: CustomStringConvertible {
  /// The event in one line, such as `key ctrl-c` or `resize 80×24`.
  public var description: String {
    switch self {
    case .key(let press): "key \(press)"
    case .mouse(let event): "mouse \(event)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .focus(let isFocused): isFocused ? "focus gained" : "focus lost"
    case .resize(let size): "resize \(size)"
    case .colors(let colors): "colors \(colors)"
    case .stop: "stop"
    case .end: "end"
    }
  }
}
