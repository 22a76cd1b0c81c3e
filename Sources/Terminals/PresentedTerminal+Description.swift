internal import Cells
internal import Terminal

/// A terminal in one line.
extension PresentedTerminal: CustomStringConvertible {
  /// The terminal's size, capabilities and state in one line.
  public var description: String { "\(size) \(capabilities), \(screen == nil ? "stopped" : "\(writer)")" }
}
