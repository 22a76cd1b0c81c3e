package import CellLayout

/// How one layer of the screen behaves: all differences between kinds of layers are in this value.
///
///     .modifier(PresentationModifier(item: item, layer: .sheet) { Editor($0) })
@MainActor @usableFromInline package struct Layer: Equatable {
  /// The name in descriptions.
  package var name: String
  /// The largest size of the layer, and its position.
  package var placement: LayerPlacement
  /// The order among the layers of one presenter: a higher level is above, and a later layer above one of its level.
  package var level: Int
  /// Whether the layers below take no input: keys, Tab, shortcuts, paste, hover, wheel and presses are dead there.
  package var isModal: Bool
  /// Whether the layers below are shown in one dim colour.
  package var dims: Bool
  /// Whether the layer gets the keyboard when it comes.
  package var takesKeyboard: Bool
  /// Whether the focused values below the layer still hold while the layer has the keyboard.
  package var keepsFocusedValues: Bool
  /// The user actions that close the layer.
  package var closing: Closing
  /// Whether only the cells of its views are the layer's.
  ///
  /// Other cells show the layers below, and clicks in them go there.
  package var hasGaps: Bool
  /// The name of Escape in hints of keys where it closes the layer; `nil` where they leave it out.
  package var closingTitle: String?
  /// Whether the layer opens and closes gradually, as layers that demand attention and passing messages do.
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

  /// Whether nothing below the layer can be seen.
  var covers: Bool { placement == .filling }
}
