internal import CellLayout
public import TerminalUICore

/// The kinds of layers, and their properties.
///
/// | Kind | place | level | modal | dims | keyboard | closed by |
/// | --- | --- | --- | --- | --- | --- | --- |
/// | sheet | in the middle | 0 | yes | yes | yes | Escape |
/// | palette, help | near the upper edge | 0 | yes | yes | yes | Escape, a press elsewhere |
/// | cover | everywhere | 0 | yes | – | yes | – |
/// | alert, dialog | in the middle | 1 | yes | yes | yes | its actions |
/// | popover | next to its view, or over it | 2 | yes | no | yes | Escape, a press elsewhere |
/// | menu | next to its view | 2 | yes | no | yes | Escape, a press elsewhere |
/// | submenu | next to its row | 2 | no | no | yes | Escape |
/// | suggestions | next to the caret | 2 | no | no | no | – |
/// | toast | in a corner, above controls in use | over all | no | no | no | – |
/// | chord | in a corner, above controls in use | over all | no | no | no | – |
/// | tooltip | next to its view | over all | no | no | no | – |
///
/// Between toasts the screen shows the views below, and takes clicks. Toasts and chords define their kinds themselves.
extension Layer {
  /// A view on a surface in the middle.
  @usableFromInline package static var sheet: Layer {
    Layer("sheet", .centred, dims: true, closingTitle: "Close")
  }
  /// A list of actions to choose from.
  @usableFromInline package static func actions(_ name: String) -> Layer {
    Layer(
      name, .hanging, dims: true, keepsFocusedValues: true, closing: [.escape, .pressBeside],
      closingTitle: "Close")
  }
  /// A view that fills the screen.
  @usableFromInline package static var cover: Layer { Layer("cover", .filling, closing: []) }
  /// A question that has to be answered.
  @usableFromInline package static var alert: Layer {
    Layer("alert", .centred, level: 1, dims: true)
  }
  /// A choice between actions.
  @usableFromInline package static var dialog: Layer {
    Layer("dialog", .centred, level: 1, dims: true, closing: .escape)
  }
  /// The layer of a popover, which is next to the view that it belongs to.
  @usableFromInline package static func popover(_ edge: Edge = .bottom) -> Layer {
    Layer("popover", .beside(edge, mayCover: true), level: 2, closing: [.escape, .pressBeside])
  }
  /// The layer of a menu, with commands.
  @usableFromInline package static func menu(_ edge: Edge = .bottom) -> Layer {
    Layer("menu", .beside(edge), level: 2, keepsFocusedValues: true, closing: [.escape, .pressBeside])
  }
  /// A submenu of a row, which still observes the mouse.
  ///
  /// A press elsewhere closes the menu, and the submenu with it.
  @usableFromInline package static var submenu: Layer {
    Layer("menu", .branching, level: 2, isModal: false, keepsFocusedValues: true)
  }
  /// Suggestions for the text being typed; the keyboard stays where it is.
  @usableFromInline package static var suggestions: Layer {
    Layer("suggestions", .beside(.bottom), level: 2, isModal: false, takesKeyboard: false, closing: [])
  }
  /// The help of a view.
  @usableFromInline package static var tooltip: Layer {
    Layer(
      "tooltip", .beside(.bottom, mayCover: true), level: Layer.overAll, isModal: false, takesKeyboard: false,
      closing: [])
  }
}
