extension CellBuffer {
  /// The text and its styles, for snapshots.
  ///
  ///     |Count: 1 |
  ///     |[ + ]    |
  ///     0,0-6: bold
  ///     1,0-4: black on green
  ///
  /// Each row of cells is between two bars, so that spaces at its end are seen and kept. Then each line names the cells of one style: the row, the
  /// first and the last column, and the style. Rows below each other with the same columns and style share a line (`2-5,0-9: on blue`). Plain cells
  /// are not named. Lines are ordered by row, then column.
  public var styledText: String {
    var text = ""
    for y in 0..<size.height {
      text += "|" + rowText(y) + "|\n"
    }
    for block in styleBlocks() {
      text += "\(block.rows.name),\(block.columns.name): \(block.style)\n"
    }
    if !text.isEmpty { text.removeLast() }
    return text
  }

  /// Cells of one style: some columns of some rows.
  private struct StyleBlock {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>
    var style: Style
  }

  /// The styles as blocks: runs of one style and the same columns in rows below each other become one.
  private func styleBlocks() -> [StyleBlock] {
    var blocks: [StyleBlock] = []
    for y in 0..<size.height {
      for run in styleRuns(of: y) where run.style != .plain {
        let above = blocks.lastIndex {
          $0.rows.upperBound == y - 1 && $0.columns == run.columns && $0.style == run.style
        }
        if let above {
          blocks[above].rows = blocks[above].rows.lowerBound...y
        } else {
          blocks.append(StyleBlock(rows: y...y, columns: run.columns, style: run.style))
        }
      }
    }
    return blocks
  }

  /// Neighbouring columns of one style, from left to right.
  func styleRuns(of y: Int) -> [(columns: ClosedRange<Int>, style: Style)] {
    withRow(y) { row in
      var runs: [(columns: ClosedRange<Int>, style: Style)] = []
      for x in row.indices {
        if let last = runs.indices.last, runs[last].style == row[x].style {
          runs[last].columns = runs[last].columns.lowerBound...x
        } else {
          runs.append((x...x, row[x].style))
        }
      }
      return runs
    }
  }
}

extension ClosedRange<Int> {
  /// `4`, or `4-9`.
  fileprivate var name: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}
