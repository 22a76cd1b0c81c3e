internal import TerminalUICore

/// A row for each piece of work that is running, and lines above for those that have ended.
struct WorkRegion: View {
  @Environment(\.commit) private var commit
  let board: WorkBoard

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(board.rows) { WorkRowView(row: $0) }
    }
    .onChange(of: board.lines.count, initial: true) {
      for line in board.takeLines() { commit { WorkLineView(line: line) } }
    }
  }
}

/// Running work: its title with a bar, or with a spinner where its progress is unknown.
private struct WorkRowView: View {
  let row: WorkRow

  var body: some View {
    if let part = row.part {
      HStack {
        Text(verbatim: row.title).lineLimit(1).frame(width: 20, alignment: .leading)
        ProgressView(value: part).labelsHidden().frame(maxWidth: 40)
        Text(verbatim: "\(Int(min(max(part, 0), 1) * 100)) %").frame(width: 5, alignment: .trailing)
      }
    } else {
      ProgressView(row.title)
    }
  }
}

/// Work that is over, as a line above the rows.
private struct WorkLineView: View {
  let line: WorkLine

  var body: some View {
    HStack {
      Text(verbatim: line.isDone ? "✓" : "✗").foregroundStyle(line.isDone ? .green : .red)
      Text(verbatim: line.title)
    }
  }
}
