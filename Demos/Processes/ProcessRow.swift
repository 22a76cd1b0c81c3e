/// A process as a row shows it.
nonisolated struct ProcessRow: Identifiable, Hashable, Sendable {
  let id: ProcessIdentity
  let parent: Int
  let user: String
  let state: String
  /// The share of one processor since the last look, in tenths of a per cent.
  let cpu: Int
  /// Memory in kB.
  let memory: Int
  /// The processor time in hundredths of a second.
  let time: Int
  let threads: Int
  let command: String
  /// The lines before the command in a tree.
  var guides = ""

  var number: Int { id.number }

  /// The processor time as minutes, seconds and hundredths.
  var timeText: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(time / 6000):\(two(time / 100 % 60)).\(two(time % 100))"
  }

  var cpuText: String { "\(cpu / 10).\(cpu % 10)" }
  var memoryText: String { memory.inBytes }
}

nonisolated extension Int {
  /// A number of kB, in a unit in which it is short.
  var inBytes: String {
    if self < 10_000 { return "\(self)K" }
    if self < 10_000_000 { return "\(self / 1024)M" }
    return "\(self / 1_048_576)G"
  }
}

nonisolated extension [ProcessRow] {
  /// The processes in the order of a tree, each below the one that started it.
  var asTree: [ProcessRow] {
    let numbers = Set(map(\.number))
    var children: [Int: [ProcessRow]] = [:]
    for row in self {
      children[numbers.contains(row.parent) && row.parent != row.number ? row.parent : -1, default: []]
        .append(row)
    }
    var rows: [ProcessRow] = []
    func add(_ parent: Int, _ guides: String) {
      let own = children[parent] ?? []
      for (index, row) in own.enumerated() {
        let isLast = index == own.count - 1
        var row = row
        if parent != -1 { row.guides = guides + (isLast ? "└ " : "├ ") }
        rows.append(row)
        // A loop, which a process that ends meanwhile may leave, has no way in.
        add(row.number, parent == -1 ? "" : guides + (isLast ? "  " : "│ "))
      }
    }
    add(-1, "")
    return rows
  }
}
