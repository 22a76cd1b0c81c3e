public import TerminalUICore

/// One or more lines of text.
///
///     Text("Count: \(count)").bold()
///
/// Text wraps at word boundaries to the width it is offered, and ends with "…" where rows or `lineLimit(_:)` leave no room for all of it. Characters
/// that can't be shown in a cell, such as control characters, are replaced.
/// - Source: SwiftUI `Text`.
public struct Text: NodeView, Equatable {
  // Three words: every text of an app is kept twice.
  package nonisolated let content: StyledText

  /// The characters, without styles.
  package nonisolated var plainString: String { content.string }

  // Literals use this initialiser, so that they may contain texts.
  /// Makes a text from a literal, in which other texts keep their styles.
  ///
  ///     Text("\(name) is \(Text("late").bold())")
  ///
  /// With `TerminalUIFoundation` the literal is a key, which is looked up in the tables of the program: see ``LocalizedStringKey``.
  /// - Source: SwiftUI `Text.init(_:tableName:bundle:comment:)`.
  public nonisolated init(_ key: LocalizedStringKey) { content = key.content }

  /// Makes a text from a string that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {
    self.content = StyledText(String(content))
  }

  /// Makes a text from a string that is shown as it is.
  @_disfavoredOverload public nonisolated init(_ content: String) { self.content = StyledText(content) }

  /// Makes a text from a string that is shown as it is.
  public nonisolated init(verbatim content: String) { self.content = StyledText(content) }

  /// Makes a text from a string in runs of style.
  @_disfavoredOverload public nonisolated init(_ content: StyledText) { self.content = content }

  /// Makes a text of both texts, each in its style.
  public nonisolated static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.content + rhs.content) }

  /// Makes an item that draws the text.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item(TextMaker(content: view.content))
  }
  /// Draws the new text if it differs.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view.content)
  }
}

/// Makes the item of a text: a value, because a closure would be checked for its actor at each text of a long list.
private struct TextMaker: ItemMaker {
  let content: StyledText
  func makeItem(in context: NodeContext) -> ItemNode { TextNode(content, in: context) }
}
