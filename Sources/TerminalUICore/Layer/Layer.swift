package import CellLayout

/// How one layer of the screen behaves: all differences between kinds of layers are in this value.
///
///     .modifier(PresentationModifier(item: item, layer: .sheet) { Editor($0) })
@MainActor @usableFromInline package struct Layer: Equatable {
  /// The name in descriptions.
  package var name: String
  /// Its largest size, and its position.
  package var placement: LayerPlacement
  /// Of the layers from one presenter those with a higher level lie above; of one level the later ones do.
  package var level: Int
  /// Whether the layers below take no input: keys, Tab, shortcuts, paste, hover, wheel and presses are dead there.
  package var isModal: Bool
  /// Whether the layers below are shown in one dim colour.
  package var dims: Bool
  /// Whether it gets the keyboard when it comes.
  package var takesKeyboard: Bool
  /// Whether the values that the focus left below it hold while it has the keyboard.
  package var keepsFocusedValues: Bool
  /// The user actions that close it.
  package var closing: Closing
  /// Whether only the cells of its views are the layer's.
  ///
  /// Other cells show the layers below, and clicks in them go there.
  package var hasGaps: Bool
  /// The name of Escape in hints of keys where it closes the layer; `nil` where they leave it out.
  package var closingTitle: String?
  /// Whether it opens and closes gradually: layers that demand attention, and passing messages.
  package var opensSlowly: Bool

  /// The user actions that close a layer.
  package struct Closing: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Escape, where nothing in the layer uses it.
    package static let escape = Closing(rawValue: 1)
    /// A press of a button of the mouse beside a modal layer; it does nothing else.
    package static let pressBeside = Closing(rawValue: 2)
  }

  /// The level above everything, for any presenter.
  package nonisolated static let overAll = Int.max

  /// Makes a layer.
  package init(
    _ name: String, _ placement: LayerPlacement, level: Int = 0, isModal: Bool = true, dims: Bool = false,
    takesKeyboard: Bool = true, keepsFocusedValues: Bool = false, closing: Closing = .escape,
    hasGaps: Bool = false, closingTitle: String? = nil
  ) {
    self.name = name
    self.placement = placement
    self.level = level
    self.isModal = isModal
    self.dims = dims
    self.takesKeyboard = takesKeyboard
    self.keepsFocusedValues = keepsFocusedValues
    self.closing = closing
    self.hasGaps = hasGaps
    self.closingTitle = closingTitle
    opensSlowly = dims || hasGaps
  }

  /// Whether nothing below it can be seen.
  var covers: Bool { placement == .filling }
}
