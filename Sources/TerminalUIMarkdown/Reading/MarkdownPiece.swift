/// A part of a document that is read and shown on its own: a heading, a paragraph, an item of a list, a table.
nonisolated struct MarkdownPiece: Equatable {
  /// How the bytes of a piece are read.
  enum Form: Equatable {
    /// As Markdown.
    case markdown
    /// As lines of fenced code; the first piece of a block has the line that opens it.
    case code(Fence, isContinued: Bool)
    /// As lines of HTML.
    case html
  }

  /// The text, with the line ends after it.
  var text: String
  var form = Form.markdown
  /// Whether an empty row is above it.
  var hasGap = false
  /// The number of an item in an ordered list, which counts from the list's first one.
  var number: Int?
  /// The definitions of the links in it that are elsewhere in the document, as Markdown.
  var definitions = ""
}

/// The line that opens a block of code, which says how the block ends.
nonisolated struct Fence: Equatable {
  /// A backtick or a tilde.
  var mark: UInt8
  /// The number of marks.
  var length: Int
  /// The columns before the marks, which the lines of the code lose too.
  var indent: Int
}

/// Where a piece begins, and how it is read: so much is kept of each.
nonisolated struct PieceMark: Equatable {
  /// The number of its first byte.
  var start: Int
  var form = MarkdownPiece.Form.markdown
  var hasGap = false
  var number: Int32 = -1
  /// Where the table begins that it continues; -1 for none.
  var table = -1
}
