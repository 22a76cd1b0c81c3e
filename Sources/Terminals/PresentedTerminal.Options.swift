extension PresentedTerminal {
  /// The features that a backend wants of its terminal.
  public struct Options: Hashable, Sendable {
    /// Whether the mouse is reported: buttons, wheel, and moves while a button is held.
    public var hasMouse: Bool
    /// Whether pasted text is marked as such.
    public var hasPaste: Bool
    /// Whether the window's gaining and losing the keyboard is reported.
    public var hasFocus: Bool
    /// Whether the terminal is queried for features that are used only if it has them.
    ///
    /// That is the kitty keyboard protocol and synchronized updates, in 16 bytes before the first frame; behind it, in 26 bytes, its
    /// colours. Terminals that are known to show the question are not queried.
    public var asksTerminal: Bool
    /// How long after an ESC byte it is the Escape key.
    public var escapeTimeout: Duration

    /// Makes options; by default the mouse, pastes and focus are reported, and the terminal is not queried.
    public init(
      hasMouse: Bool = true, hasPaste: Bool = true, hasFocus: Bool = true, asksTerminal: Bool = false,
      escapeTimeout: Duration = .milliseconds(50)
    ) {
      self.hasMouse = hasMouse
      self.hasPaste = hasPaste
      self.hasFocus = hasFocus
      self.asksTerminal = asksTerminal
      self.escapeTimeout = escapeTimeout
    }
  }
}
