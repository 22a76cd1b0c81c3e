internal import Cells
package import TerminalUIElements

/// The cells of a table's row, with the titles of their columns.
package struct TableSentence {
  /// The titles and the texts of the columns, from left to right.
  package let cells: [(title: String, text: String)]

  /// Reads a row of a list with the titles of columns.
  ///
  /// - Returns: `nil` where the list has no columns.
  package init?(_ row: AccessibilityElement, in list: AccessibilityElement) {
    let titles = Self.titles(of: list)
    guard !titles.isEmpty else { return nil }
    cells = titles.indices.map { index in
      let start = titles[index].frame.minX
      let end = index + 1 < titles.count ? titles[index + 1].frame.minX : Int.max
      let parts = row.parts.filter { index == 0 && $0.frame.minX < end || start..<end ~= $0.frame.minX }
      let text = parts.filter { !$0.isMark }.map { part in
        [part.label, part.value].compactMap { $0.map(SpokenText.clean) }.filter { !$0.isEmpty }
          .joined(separator: " ")
      }
      return (SpokenText.clean(titles[index].label ?? ""), text.joined(separator: " "))
    }
  }

  /// The titles of a list's columns.
  package static func titles(of list: AccessibilityElement) -> [AccessibilityElement] {
    list.children.filter { $0.role == .columnHeader }.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The words for a cell.
  package func words(of column: Int) -> String {
    let cell = cells[column]
    let text = cell.text.isEmpty ? SpokenWords.translated("empty") : cell.text
    return cell.title.isEmpty ? text : "\(cell.title): \(text)"
  }

  /// The words for the row: cells without text are left out.
  package var line: String {
    cells.indices.filter { !cells[$0].text.isEmpty }.map(words).joined(separator: ", ")
  }
}
