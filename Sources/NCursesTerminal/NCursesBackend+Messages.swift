internal import CTerminal
public import Terminal

// What is written and is no cell.

extension NCursesBackend {
  /// Writes a title or the clipboard's content; titles only where the terminal is known to have them.
  public func send(_ message: TerminalMessage) {
    // Links belong to cells.
    guard message.kind == .clipboard || message.kind == .title && hasTitles else { return }
    if message.kind == .title { title = message }
    guard hasWritten, ct_is_entered() else { return }
    writer.send(message.kind == .title ? titleBytes(message) : message.bytes)
  }

  /// Has the terminal keep the title that it has, once, and gives it another one.
  func titleBytes(_ title: TerminalMessage) -> [UInt8] {
    guard !modes.hasTitle else { return title.bytes }
    modes.hasTitle = true
    arm()
    return Array("\u{1B}[22;0t".utf8) + title.bytes
  }

  /// Sounds the terminal's bell.
  public func bell() { if hasWritten, ct_is_entered() { writer.send([7]) } }
}
