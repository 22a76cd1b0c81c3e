import Cells

/// The cells of a table in some columns.
///
///     Name  │ Size          Name: a
///     ──────┼─────          Size: 12
///     a     │   12          ────────
///
/// Each column has room for its longest word; the rest is shared by columns that want more. Without room for the words, each
/// row is a list.
nonisolated struct TableArrangement {
  /// The columns of a word that may be cut.
  static let longWord = 12

  /// A text at its place.
  struct Part {
    let text: RichText
    /// The number in the table of the first link in the text.
    let firstLink: Int
    let x: Int
    let y: Int
    let width: Int
    let alignment: MarkdownTable.Alignment
    let isTitle: Bool

    func offset(ofLine width: Int) -> Int {
      switch alignment {
      case .leading: 0
      case .center: Swift.max(self.width - width, 0) / 2
      case .trailing: Swift.max(self.width - width, 0)
      }
    }
  }

  private(set) var parts: [Part] = []
  /// The rows with a line across.
  private(set) var rules: [Int] = []
  /// The columns with a line between two columns of the table.
  private(set) var separators: [Int] = []
  private(set) var size = Size.zero

  init(_ table: MarkdownTable, width: Int?) {
    let columns = table.alignments.count
    guard columns > 0 else { return }
    var (natural, least) = ([Int](repeating: 0, count: columns), [Int](repeating: 0, count: columns))
    for row in table.rows {
      for (index, cell) in row.prefix(columns).enumerated() {
        natural[index] = Swift.max(natural[index], LineBreaking.measure(cell.text).size.width)
        least[index] = Swift.max(least[index], Swift.min(cell.longestWord, Self.longWord))
      }
    }
    let room = width.map { $0 - 3 * (columns - 1) } ?? .max
    let rest = room - least.reduce(0, +)
    if rest < 0, let width {
      arrangeRecords(table, width: Swift.max(width, 1))
    } else {
      let more = Self.widths(zip(natural, least).map { $0 - $1 }, in: rest)
      arrangeColumns(table, zip(least, more).map { $0 + $1 })
    }
  }

  /// Divides columns of cells among those of a table: those that want less than an equal share get what they want.
  static func widths(_ natural: [Int], in room: Int) -> [Int] {
    guard natural.reduce(0, { $0 &+ $1 }) > room else { return natural }
    var widths = natural
    var (rest, count) = (Swift.max(room, 0), natural.count)
    for (index, width) in natural.enumerated().sorted(by: { $0.element < $1.element }) {
      widths[index] = Swift.min(width, rest / count)
      rest -= widths[index]
      count -= 1
    }
    return widths
  }

  /// Places the cells side by side, with lines between the columns.
  private mutating func arrangeColumns(_ table: MarkdownTable, _ widths: [Int]) {
    var (x, starts) = (0, [Int]())
    for width in widths {
      starts.append(x)
      x += width + 3
    }
    separators = starts.dropFirst().map { $0 - 2 }
    size.width = Swift.max(x - 3, 0)
    var link = 0
    // Lines between the rows separate rows of several lines.
    let heights = table.rows.map { row in
      zip(row, widths).reduce(1) {
        Swift.max($0, LineBreaking.measure($1.0.text, width: Swift.max($1.1, 1)).size.height)
      }
    }
    let hasRules = heights.dropFirst().contains { $0 > 1 }
    for (row, cells) in table.rows.enumerated() {
      for (column, cell) in cells.prefix(widths.count).enumerated() {
        parts.append(
          Part(
            text: cell, firstLink: link, x: starts[column], y: size.height, width: widths[column],
            alignment: table.alignments[column], isTitle: row == 0))
        link += cell.links.count
      }
      size.height += heights[row]
      if row == 0 || hasRules && row + 1 < table.rows.count {
        rules.append(size.height)
        size.height += 1
      }
    }
  }

  /// Each row as a list of its texts, with the titles of the columns.
  private mutating func arrangeRecords(_ table: MarkdownTable, width: Int) {
    size.width = width
    // The titles have no links of their own here: they are there once a row.
    var link = table.rows.first.map { $0.reduce(0) { $0 + $1.links.count } } ?? 0
    let titles = table.rows.first ?? []
    for (row, cells) in table.rows.enumerated().dropFirst(table.rows.count > 1 ? 1 : 0) {
      for (column, cell) in cells.prefix(table.alignments.count).enumerated() {
        var text = cell
        if row > 0, titles.indices.contains(column), !titles[column].text.isEmpty {
          text = cell.following(
            titles[column].text.styled(Style(attributes: .bold))
              + StyledText(": ", style: Style(attributes: .bold)))
        }
        parts.append(
          Part(
            text: text, firstLink: link, x: 0, y: size.height, width: width, alignment: .leading,
            isTitle: row == 0))
        if row > 0 { link += cell.links.count }
        size.height += LineBreaking.measure(text.text, width: width).size.height
      }
      if row + 1 < table.rows.count {
        rules.append(size.height)
        size.height += 1
      }
    }
  }

  /// The cells of each link of the table.
  func linkPlaces(count: Int) -> [[Rect]] {
    var places = [[Rect]](repeating: [], count: count)
    for part in parts where !part.text.links.isEmpty {
      for (index, rects) in part.text.linkPlaces(in: part.width, offset: part.offset).enumerated()
      where places.indices.contains(part.firstLink + index) {
        places[part.firstLink + index] = rects.map { $0.offsetBy(dx: part.x, dy: part.y) }
      }
    }
    return places
  }
}
