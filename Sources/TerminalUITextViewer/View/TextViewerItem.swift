internal import Cells
internal import CellLayout
internal import TerminalUI
internal import TerminalUICore

/// The view whose item draws the rows of a text viewer.
struct TextViewerCells: NodeView {
  let control: TextViewerNode

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { TextViewerItem(view.control, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

/// Draws the rows in sight, their matches, the indicator and the row of the search.
final class TextViewerItem: ItemNode, Scroller {
  private unowned(unsafe) let control: TextViewerNode

  init(_ control: TextViewerNode, in context: NodeContext) {
    self.control = control
    super.init(in: context, flags: .clips)
  }

  func scrolls(_ axis: Axis) -> Bool { axis == .vertical || !control.rows.wraps }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    // Where nothing is offered: a page of a terminal.
    Answer(
      Size(width: Swift.max(proposal.width ?? 80, 0), height: Swift.max(proposal.height ?? 24, 0)),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let answer = measure(proposal)
    control.sizeChanged(to: answer.size)
    return answer
  }

  /// The scroll indicator of the text; `nil` if all of the text is in sight.
  var thumb: ScrollThumb? {
    guard size.width > 1 else { return nil }
    let rows = control.shownRows()
    guard let first = rows.first?.bytes.lowerBound, let last = rows.last?.bytes.upperBound, last > first
    else { return nil }
    let (seen, height) = (last - first, control.height)
    let total = Int((Double(control.store.count) * Double(height) / Double(seen)).rounded())
    let hidden = control.store.count - seen
    let isEnd = control.store.count - last <= 2
    guard hidden > 2 || first > 0 else { return nil }
    let limit = Swift.max(total, height + 1) - height
    let offset =
      first == 0 ? 0 : isEnd ? limit : Int(Double(first) / Double(Swift.max(hidden, 1)) * Double(limit))
    return ScrollThumb(room: height, total: limit + height, offset: Swift.min(offset, limit))
  }

  /// The columns of a match, where it is in sight.
  func columns(of place: Int) -> Range<Int>? {
    guard let row = control.shownRows().first(where: { $0.bytes.contains(place) }),
      let pattern = control.search?.pattern
    else { return nil }
    let start = place - row.bytes.lowerBound
    return TextPlaces(control.store.string(row.bytes)).columns(of: start..<start + pattern.count, line: 0)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rows = control.shownRows()
    let matches = matches(in: rows)
    let text = Rect(
      origin: origin, size: Size(width: Swift.max(size.width - 1, 0), height: control.height))
    painter.clipped(to: text) { painter in
      var next = 0
      for (y, row) in rows.enumerated() {
        paint(row, matches, from: &next, &painter, at: origin.offsetBy(dx: -control.left, dy: y))
      }
    }
    if let thumb {
      painter.drawVertical(
        thumb, at: origin.offsetBy(dx: size.width - 1, dy: 0), in: control.value ? .tint : .secondary)
    }
    if control.hasBar { paintBar(&painter, at: origin.offsetBy(dx: 0, dy: size.height - 1)) }
  }

  /// The beginnings of the matches that are at least partly in sight.
  private func matches(in rows: [TextRow]) -> [Int] {
    guard let pattern = control.search?.pattern, let first = rows.first, let last = rows.last else {
      return []
    }
    let start = first.bytes.lowerBound - pattern.count + 1
    return pattern.matches(in: Swift.max(start, 0)..<last.bytes.upperBound, of: control.store)
  }

  private func paint(
    _ row: TextRow, _ matches: [Int], from next: inout Int, _ painter: inout Painter, at origin: Point
  ) {
    let string = control.store.string(row.bytes)
    let width = control.rows.wraps ? control.rows.width : nil
    guard let line = LineBreaking.breaking(StyledText(string), width: width).lines.first else { return }
    painter.write(line.text, at: origin)
    if let selected = control.selection?.bytes, selected.overlaps(row.bytes) {
      let part = selected.clamped(to: row.bytes)
      let columns = TextPlaces(string, width: width).columns(
        of: part.lowerBound - row.bytes.lowerBound..<part.upperBound - row.bytes.lowerBound, line: 0)
      let cells = Rect(x: origin.x + columns.lowerBound, y: origin.y, width: columns.count, height: 1)
      painter.clipped(to: cells) { $0.write(line.text, at: origin, style: Style(attributes: .reverse)) }
    }
    guard let pattern = control.search?.pattern else { return }
    while next < matches.count, matches[next] + pattern.count <= row.bytes.lowerBound { next += 1 }
    let inside = matches[next...].prefix { $0 < row.bytes.upperBound }
    guard !inside.isEmpty else { return }
    let parts = inside.map { match in
      (Swift.max(match, row.bytes.lowerBound) - row.bytes.lowerBound)..<(Swift.min(
        match + pattern.count, row.bytes.upperBound) - row.bytes.lowerBound)
    }
    let found = TextPlaces(string, width: width).characters(of: parts, line: 0)
    for (match, characters) in zip(inside, found) where !characters.columns.isEmpty {
      let (columns, bytes) = (characters.columns, characters.bytes)
      guard origin.x + columns.upperBound > painter.clip.minX else { continue }
      guard origin.x + columns.lowerBound < painter.clip.maxX else { break }
      let isCurrent = match == control.search?.current
      // Not the line again for each: it may have as many matches as columns.
      painter.write(
        control.store.string(
          (row.bytes.lowerBound + bytes.lowerBound)..<(row.bytes.lowerBound + bytes.upperBound)),
        at: origin.offsetBy(dx: columns.lowerBound, dy: 0),
        style: Style(attributes: isCurrent ? [.reverse, .bold] : [.reverse, .dim]))
    }
  }

  /// Draws the row of the search: the pattern, and the number of matches.
  private func paintBar(_ painter: inout Painter, at origin: Point) {
    let text = "/" + (control.prompt ?? control.search?.pattern.string ?? "")
    painter.clipped(to: Rect(origin: origin, size: Size(width: size.width, height: 1))) { painter in
      painter.write(text, at: origin)
      guard let status else { return }
      let x = Swift.max(size.width - CellWidth.width(of: status), CellWidth.width(of: text) + 2)
      painter.write(
        status, at: origin.offsetBy(dx: x, dy: 0), style: Style(foreground: .role(.secondary)))
    }
  }

  /// The status of the search: how many matches were found so far.
  private var status: String? {
    guard let search = control.search else { return nil }
    let isComplete = search.isComplete(in: control.store)
    if search.found == 0 {
      return isComplete ? "not found" : search.current == nil ? "searching…" : "counting…"
    }
    return (search.found == 1 ? "1 match" : "\(search.found) matches") + (isComplete ? "" : "…")
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "TextViewerCells" }
}
