/// Text broken into lines.
public struct BrokenText: Hashable, Sendable {
  /// A line without new lines in it, in which tabs are spaces and an ellipsis replaces omitted text.
  public struct Line: Hashable, Sendable {
    /// The text of the line.
    public var text: StyledText
    /// The line's columns.
    public var width: Int

    /// Makes a line.
    @inlinable public init(text: StyledText, width: Int) {
      self.text = text
      self.width = width
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// The columns of the widest line and the number of lines.
  public var size: Size

  /// Makes text of lines.
  public init(lines: [Line]) {
    self.lines = lines
    size = Size(width: lines.reduce(0) { Swift.max($0, $1.width) }, height: lines.count)
  }
}

extension BrokenText: CustomStringConvertible {
  /// The lines, joined by new lines.
  public var description: String { lines.map(\.text.string).joined(separator: "\n") }
}
