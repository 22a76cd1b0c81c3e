package import Cells
package import TerminalUICore

/// Hears the presses on the texts of a view that can be selected.
package nonisolated final class TextSelector: Hashable, Sendable {
  package let hear: @MainActor @Sendable (GestureEvent, TextNode) -> GestureProgress

  package init(_ hear: @escaping @MainActor @Sendable (GestureEvent, TextNode) -> GestureProgress) {
    self.hear = hear
  }

  package static func == (one: TextSelector, other: TextSelector) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The state of a text that can be selected.
struct TextNodeSelection {
  /// The room for which the lines were broken.
  var width: Int?
  var maxHeight: Int?
  /// The places of the characters, once they were needed.
  var places: TextPlaces?
  /// The selected part, in bytes of the text.
  var selected: Range<Int>?
  /// The cell at which the selection grows.
  var caretCell: Rect?
}

/// The selection of a text.
extension TextNode: PressResponder {
  package func hear(_ event: GestureEvent) -> GestureProgress {
    isSelectable ? options.selector?.hear(event, self) ?? .failed : .failed
  }

  /// Whether what is shown can be selected.
  package var isSelectable: Bool {
    let options = options
    return options.selector != nil && !options.isRedacted && options.drawer == nil && !string.isEmpty
      && selecting != nil
  }

  /// The selected part, in bytes of the text; `nil` for nothing.
  package var selectedBytes: Range<Int>? { flags.contains(.hasLeft) ? nil : selecting?.selected }

  /// Where the characters of the text are; `nil` before it was laid out.
  package var places: TextPlaces? {
    guard var selecting else { return nil }
    if let places = selecting.places { return places }
    let options = options
    let places = TextPlaces(
      string, width: selecting.width, maxHeight: selecting.maxHeight, lineLimit: options.lineLimit,
      truncation: options.truncation)
    selecting.places = places
    self.selecting = selecting
    return places
  }

  /// The character at a cell of the text, or the nearest one.
  package func character(at cell: Point) -> TextPlaces.Character? {
    guard let places, places.lineCount > 0 else { return nil }
    let line = Swift.min(Swift.max(cell.y, 0), places.lineCount - 1)
    return places.character(atColumn: cell.x - start(ofLine: line, in: places), line: line)
  }

  /// Selects a part of the text, or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The part, in bytes from one edge of a character to another.
  ///   - caret: A place in the character at which the selection grows.
  package func select(_ bytes: Range<Int>?, caret: Int) {
    guard !flags.contains(.hasLeft), let places, let old = selecting?.selected ?? bytes else { return }
    var caretCell: Rect?
    if bytes != nil {
      let character = places.character(at: caret)
      caretCell = Rect(
        x: start(ofLine: character.line, in: places) + character.columns.lowerBound, y: character.line,
        width: 1, height: 1)
    }
    let hadNone = selecting?.selected == nil
    selecting?.selected = bytes
    selecting?.caretCell = caretCell
    guard let bytes, !hadNone else { return damage(lines: old, in: places) }
    if old.lowerBound != bytes.lowerBound { damage(lines: old.lowerBound, bytes.lowerBound, in: places) }
    if old.upperBound != bytes.upperBound { damage(lines: old.upperBound, bytes.upperBound, in: places) }
  }

  private func damage(lines bytes: Range<Int>, in places: TextPlaces) {
    damage(lines: bytes.lowerBound, bytes.upperBound, in: places)
  }

  private func damage(lines one: Int, _ other: Int, in places: TextPlaces) {
    let (first, last) = (places.line(of: Swift.min(one, other)), places.line(of: Swift.max(one, other)))
    damage(Rect(x: 0, y: first, width: size.width, height: last - first + 1))
  }

  /// The column at which a line begins.
  private func start(ofLine line: Int, in places: TextPlaces) -> Int {
    options.alignment.offset(ofWidth: places.width(ofLine: line), in: size.width)
  }

  /// Notes for which room the lines are broken, where the text can be selected.
  func noteSelectability(_ options: TextOptions, width: Int?, maxHeight: Int?) {
    guard options.selector != nil else {
      flags.remove(.handlesMouse)
      return selecting = nil
    }
    flags.insert(.handlesMouse)
    var new = selecting ?? TextNodeSelection()
    (new.width, new.maxHeight, new.places, new.caretCell) = (width, maxHeight, nil, nil)
    selecting = new
  }

  /// Keeps the selection of a text that has changed, if everything up to its end is as before, such as in a text that grows.
  func keepSelection(from old: String) {
    selecting?.places = nil
    guard let selected = selecting?.selected else { return }
    let isKept =
      string.utf8.count >= selected.upperBound
      && string.utf8.prefix(selected.upperBound).elementsEqual(old.utf8.prefix(selected.upperBound))
    guard !isKept else { return }
    selecting?.selected = nil
    selecting?.caretCell = nil
  }

  /// Draws what is selected once more, in reverse.
  func paintSelection(_ lines: [BrokenText.Line], _ painter: inout Painter, at origin: Point) {
    guard let selected = selecting?.selected, !selected.isEmpty, let places else { return }
    let rows =
      (painter.clip.minY - origin.y)..<Swift.max(painter.clip.maxY - origin.y, painter.clip.minY - origin.y)
    let shown =
      places.line(of: selected.lowerBound)..<(places.line(of: selected.upperBound) + 1)
    for row in shown.clamped(to: rows).clamped(to: 0..<Swift.min(lines.count, places.lineCount)) {
      let columns = places.columns(of: selected, line: row)
      guard !columns.isEmpty else { continue }
      let place = origin.offsetBy(dx: start(ofLine: row, in: places), dy: row)
      let cells = Rect(x: place.x + columns.lowerBound, y: place.y, width: columns.count, height: 1)
      painter.clipped(to: cells) {
        $0.write(lines[row].text, at: place, style: Style(attributes: .reverse))
      }
    }
  }
}
