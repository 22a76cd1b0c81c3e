extension PresentedTerminal {
  /// Whether the mouse's moves are reported without a button too.
  public var reportsMouseMotion: Bool {
    get { modes.hasMouseMotion }
    set {
      guard newValue != modes.hasMouseMotion else { return }
      var new = modes
      new.hasMouseMotion = newValue
      let change = modes.change(to: new)
      modes = new
      guard hasWritten, device.isEntered, !change.isEmpty else { return }
      arm()
      writer.send(change)
    }
  }
}
