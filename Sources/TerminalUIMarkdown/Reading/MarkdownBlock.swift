import Cells

/// A block without others in it, as it is shown: with what is on its left.
nonisolated struct MarkdownBlock: Equatable {
  enum Content: Equatable {
    case heading(level: Int, RichText)
    case paragraph(RichText)
    /// Lines of code.
    case code(StyledText)
    /// HTML as it is written.
    case html(StyledText)
    case table(MarkdownTable)
    case rule
  }

  /// A mark on the left of a block, from the outermost container to the innermost one.
  enum Lead: Equatable {
    case quote
    /// The mark of an item.
    case mark(String)
    /// The mark of an item that can be done.
    case task(isDone: Bool)
    /// So many columns below the mark of an item.
    case indent(Int)

    /// The columns that the lead takes.
    var width: Int {
      switch self {
      case .quote: 2
      case .mark(let mark): CellWidth.width(of: mark) + 1
      case .task: 4
      case .indent(let columns): columns
      }
    }
  }

  var leads: [Lead] = []
  /// The number of leads of containers in which the block above is, too.
  var sharedLeads = 0
  /// Whether an empty row is above the block.
  var hasGap = false
  var content: Content

  /// Whether the block begins an item of a list.
  var isItem: Bool {
    leads.contains { lead in
      switch lead {
      case .mark, .task: true
      case .quote, .indent: false
      }
    }
  }
}

/// Text in styles, and the links in it.
nonisolated struct RichText: Equatable {
  var text = StyledText("")
  var links: [MarkdownLink] = []

  /// The text with a link that is marked by swapped colours.
  func marking(_ chosen: Int?) -> StyledText {
    guard let chosen, links.indices.contains(chosen) else { return text }
    let range = links[chosen].range
    var runs: [StyledText.Run] = []
    var start = 0
    for run in text.wholeRuns {
      let end = start + run.utf8Count
      let cuts = [
        start, Swift.min(Swift.max(range.lowerBound, start), end),
        Swift.min(Swift.max(range.upperBound, start), end), end,
      ]
      for (index, cut) in cuts.dropFirst().enumerated() where cut > cuts[index] {
        var part = run
        part.utf8Count = cut - cuts[index]
        if index == 1 { part.style = Style(attributes: .reverse).over(part.style) }
        runs.append(part)
      }
      start = end
    }
    return StyledText(text.string, runs: runs)
  }
}

/// A link in a text.
nonisolated struct MarkdownLink: Equatable {
  var target: String
  /// The target as cells refer to it; `nil` where terminals don't get it.
  var kept: Numbered<String>?
  /// The words of the link.
  var label = ""
  /// The bytes of the link in the text.
  var range = 0..<0
}

/// A table: texts in columns.
nonisolated struct MarkdownTable: Equatable {
  var alignments: [Alignment] = []
  /// The titles of the columns, then the other rows; each has a text for each column.
  var rows: [[RichText]] = []

  enum Alignment { case leading, center, trailing }
}
