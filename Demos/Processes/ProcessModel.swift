import TerminalUI

/// The processes, looked at again and again.
@Observable final class ProcessModel {
  private(set) var rows: [ProcessRow] = []
  /// The rows in the order of the table, without those that the filter refuses: put in order away from the main thread.
  let sorted = SortedRows<ProcessRow>(order: [SortKey(\.cpu, order: .reverse)])
  /// How busy each processor is, 0 … 1.
  private(set) var processors: [Double] = []
  /// How busy the processors were together, the latest last.
  private(set) var history: [Double] = []
  private(set) var sample = ProcSample()

  private let folder: ProcFolder
  private var users: [Int: String] = [:]

  init(folder: ProcFolder = ProcFolder(path: "/proc"), users: ProcFolder = ProcFolder(path: "/etc")) {
    self.folder = folder
    for line in users.lines(of: "passwd") {
      let words = line.split(separator: ":", omittingEmptySubsequences: false)
      if words.count > 2, let number = Int(words[2]) { self.users[number] = String(words[0]) }
    }
    adopt(folder.sample())
  }

  /// Looks at the processes, away from the main thread.
  func look() async {
    let (folder, old) = (folder, sample)
    adopt(await Task.detached { folder.sample(after: old) }.value)
  }

  /// Adopts a new sample.
  func adopt(_ new: ProcSample) {
    let old = sample
    sample = new
    var ticks: [ProcessIdentity: Int] = [:]
    for process in old.processes { ticks[process.identity] = process.ticks }
    processors = new.processors.enumerated().map { index, processor in
      guard old.processors.indices.contains(index) else { return 0 }
      let all = processor.all - old.processors[index].all
      return all > 0 ? Double(processor.busy - old.processors[index].busy) / Double(all) : 0
    }
    let passed =
      zip(new.processors, old.processors).map { $0.all - $1.all }.max() ?? 0
    rows = new.processes.map { process in
      let used = ticks[process.identity].map { process.ticks - $0 } ?? 0
      return ProcessRow(
        id: process.identity, parent: process.parent, user: users[process.user] ?? "\(process.user)",
        state: process.state, cpu: passed > 0 ? used * 1000 / passed : 0, memory: process.memory,
        time: process.ticks, threads: process.threads, command: process.command)
    }
    sorted.elements = rows
    if !processors.isEmpty {
      history.append(processors.reduce(0, +) / Double(processors.count))
      if history.count > 400 { history.removeFirst() }
    }
  }
}
