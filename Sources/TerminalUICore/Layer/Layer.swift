/// How one layer of the screen behaves: what tells a sheet from a menu or a note.
///
///     .modifier(PresentationModifier(item: item, layer: .sheet) { Editor($0) })
@MainActor @usableFromInline package struct Layer {
  /// How large it may be, and where it lies.
  package var placement: LayerPlacement
  /// Whether what is below takes no input: keys, Tab, shortcuts, paste, hover, wheel and presses are dead there.
  package var isModal: Bool
  /// Whether it gets the keyboard when it comes.
  package var takesKeyboard: Bool
  /// What of the user's takes it away.
  package var closing: Closing

  /// What the user can do to have a layer taken away.
  package struct Closing: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Escape, where nothing in the layer uses it.
    package static let escape = Closing(rawValue: 1)
    /// A press of a button of the mouse beside the layer; it does nothing else.
    package static let pressBeside = Closing(rawValue: 2)
  }

  /// Makes a layer.
  package init(
    _ placement: LayerPlacement, isModal: Bool = true, takesKeyboard: Bool = true, closing: Closing = .escape
  ) {
    self.placement = placement
    self.isModal = isModal
    self.takesKeyboard = takesKeyboard
    self.closing = closing
  }

  /// Whether nothing below it can be seen.
  var covers: Bool { placement == .filling }
}
