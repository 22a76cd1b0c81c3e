internal import TerminalUICore

/// Copying rows.
extension TableNode {
  /// Copies the selection, with tabs between the columns; returns whether it was sent.
  func copySelectedRows() -> Bool {
    guard selector.canSelect, !selector.selection.isEmpty else { return false }
    let text = selectsCells ? selectedCellText : selectedText
    return Evaluation.unobserved { EnvironmentValues(frame).copyToClipboard }(text)
  }

  /// The selected rows as lines, with tabs between the columns that show.
  var selectedText: String {
    var lines: [String] = []
    for list in selector.rows?.windows ?? [] {
      let made = list.lower..<list.upper
      let others = selector.selectedPlaces(outOfSightIn: list, inSight: made.count(where: { _ in true }))
      let places = (Array(made) + others).sorted()
      for place in places {
        list.inspectRow(at: place) { row in
          guard let row = row.firstRow, let value = selector.value(of: row),
            selector.selection.contains(value), let line = text(of: row, columns: columns.shown)
          else { return }
          lines.append(line)
        }
      }
    }
    if lines.isEmpty {
      selector.visitRows { row in
        if row.isSelected, let line = text(of: row, columns: columns.shown) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A row as a line.
  func text(of row: ListRowNode, columns: [Int]) -> String? {
    guard let cells = tableRow(row)?.allCells else { return nil }
    return columns.filter(cells.indices.contains).map { index in
      String(cells[index].plainText.map { $0 == "\t" || $0 == "\n" ? " " : $0 })
    }.joined(separator: "\t")
  }
}
