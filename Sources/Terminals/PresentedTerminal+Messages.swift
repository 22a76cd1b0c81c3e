public import Terminal

// Output other than cells.

extension PresentedTerminal {
  /// Writes a title, the clipboard's content, a notification or a progress; all but the clipboard only where the terminal is known to
  /// have them.
  public func send(_ message: TerminalMessage) {
    guard takes(message.kind) else { return }
    if message.kind == .title { title = message }
    if message.kind == .progress { progress = message }
    if message.kind == .pointer, hasWritten { notePointer(message) }
    guard hasWritten, device.isEntered else { return }
    guard writer.hasRoom else {
      missesMessages = true
      return
    }
    switch message.kind {
    case .title: writer.send(titleBytes(message))
    case .progress: writer.send(progressBytes(message))
    default: writer.send(message.bytes)
    }
  }

  /// Whether the terminal takes messages of a kind.
  private func takes(_ kind: TerminalMessage.Kind) -> Bool {
    switch kind {
    case .clipboard: !isPlain
    case .title: hasTitles
    case .notification: knowsMessages.notifications
    case .progress: knowsMessages.progress
    case .pointer: capabilities.hasPointerShapes
    // Links belong to cells, and aren't sent as messages.
    case .link: false
    }
  }

  /// Returns the bytes for a progress.
  ///
  /// Notes that the progress must be removed at the end.
  func progressBytes(_ progress: TerminalMessage) -> [UInt8] {
    let isShown = progress != .progress(.hidden)
    if isShown != modes.hasProgress {
      modes.hasProgress = isShown
      arm()
    }
    return progress.bytes
  }

  /// Notes whether the pointer must get its own shape back at the end.
  private func notePointer(_ message: TerminalMessage) {
    let isShaped = message != .pointer(.terminalDefault)
    guard isShaped != modes.hasPointer else { return }
    modes.hasPointer = isShaped
    arm()
  }

  /// Returns the bytes that set a title.
  ///
  /// Before the first title the terminal saves its own title.
  func titleBytes(_ title: TerminalMessage) -> [UInt8] {
    guard !modes.hasTitle else { return title.bytes }
    modes.hasTitle = true
    arm()
    return Array("\u{1B}[22;0t".utf8) + title.bytes
  }

  /// From the first link on, the end of one is among the bytes that undo everything.
  func noteLinks(of screen: any PresentedScreen) {
    guard screen.hasLinks, !modes.hasLinks else { return }
    modes.hasLinks = true
    arm()
  }

  /// Sends the latest title and progress again where messages were left out.
  func sendMissedMessages() {
    guard missesMessages, writer.isIdle else { return }
    missesMessages = false
    if let title { send(title) }
    if let progress { send(progress) }
  }

  /// Sounds the terminal's bell.
  public func bell() { if hasWritten, device.isEntered, writer.hasRoom { writer.send([7]) } }
}
