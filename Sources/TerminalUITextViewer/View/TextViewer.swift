internal import TerminalUI
public import TerminalUICore

/// A view for reading a text of any length, with the keys of a pager.
///
///     TextViewer(text)
///     TextViewer(log).defaultScrollAnchor(.bottom)
///
/// It takes all the room it is offered. Opening a text costs nothing, scrolling what is in sight, whether the text has a hundred bytes or a hundred
/// million. A line of more than 16 KiB is shown in parts of that length.
///
/// | | |
/// |---|---|
/// | Space, `f`, PageDown; `b`, PageUp | a page |
/// | `d`, Ctrl-D; `u`, Ctrl-U | half a page |
/// | `j`, Return, arrow down; `k`, arrow up | a row; so does the wheel, by three |
/// | `g`, Home; `G`, End | to the start, to the end |
/// | arrows left and right | to the side, where lines aren't wrapped |
/// | `/` | searches while the pattern is typed; Return keeps what was found, Escape goes back |
/// | `n`, `N` | to the next match, to the one before; beyond an end of the text from its other end |
/// | drag, two and three clicks | select characters, words, lines |
/// | Shift with arrow up or down | selects rows, from the first one in sight |
/// | Ctrl-C, Ctrl-Insert, Alt-W | copy what is selected, where the scene has ``WindowGroup/allowsClipboardWriting(_:)`` |
/// | Escape | ends the selection, then the search |
///
/// All matches in sight are marked, and the last row tells how many there are so far: they are counted between other events. Small letters of ASCII
/// in a pattern stand for capitals too, unless it has capitals itself.
///
/// With `defaultScrollAnchor(.bottom)` it begins at the end of the text and stays there while the text grows, until the user scrolls up.
///
/// There is no such view in SwiftUI, where a `Text` in a `ScrollView` is laid out as a whole.
public struct TextViewer: NodeView {
  let content: Content
  let wraps: Bool

  enum Content {
    case string(String)
    case long(LongText)
  }

  /// Makes a viewer of a text that is there as a whole.
  ///
  /// A text that begins with the one before it counts as the same, which has grown.
  /// - Parameters:
  ///   - text: The text.
  ///   - wraps: Whether lines wider than the view go on in the next row.
  public init(_ text: String, wraps: Bool = true) { (content, self.wraps) = (.string(text), wraps) }

  /// Makes a viewer of a text that grows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - wraps: Whether lines wider than the view go on in the next row.
  public init(_ text: LongText, wraps: Bool = true) { (content, self.wraps) = (.long(text), wraps) }

  /// Makes an item that shows the text, and the node that moves it.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    TextViewerNode.make(view, in: context)
  }
  /// Takes the new text.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextViewerNode.self).update(view)
  }
}
