internal import Cells
internal import RuntimeMetadata
internal import TerminalUICore

/// Draws the lines of texts in place of the framework; two are equal if the values are that they were made of.
// Safe to send: it is made, compared and called where views are, on the main actor.
package nonisolated final class TextDrawer: Hashable, @unchecked Sendable {
  /// Draws a layout for a text whose top left cell is at the point.
  let draw: @MainActor (Text.Layout, TextNode, inout Painter, Point) -> Void
  /// The room around the text, in the unit of its place.
  let padding: EdgeInsets
  private let value: Any
  private let isEqual: (Any) -> Bool

  @MainActor package init<Value>(
    _ value: Value, padding: EdgeInsets,
    draw: @escaping @MainActor (Text.Layout, TextNode, inout Painter, Point) -> Void
  ) {
    (self.draw, self.padding, self.value) = (draw, padding, value)
    isEqual = { other in (other as? Value).map { valuesAreEqual(value, $0) } ?? false }
  }

  package static func == (left: TextDrawer, right: TextDrawer) -> Bool {
    left === right || left.isEqual(right.value)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(padding) }
}

extension TextNode {
  /// Has lines drawn, the top left cell at `origin`.
  package func paint(
    _ lines: [BrokenText.Line], by drawer: TextDrawer, isTruncated: Bool, _ painter: inout Painter,
    at origin: Point
  ) {
    let layout = Text.Layout(
      lines, EnvironmentValues(frame).textOptions.alignment, in: size.width,
      scale: Double(lengthUnit.perColumn), isTruncated: isTruncated)
    drawer.draw(layout, self, &painter, origin)
  }

  /// How many cells around the text are drawn to.
  func reach(of drawer: TextDrawer) -> Int {
    let padding = drawer.padding
    let columns = Swift.max(padding.leading, padding.trailing)
    let rows = Swift.max(padding.top, padding.bottom)
    return Swift.max(
      lengthUnit.cells(columns, along: .horizontal), lengthUnit.cells(rows, along: .vertical), 0)
  }
}
