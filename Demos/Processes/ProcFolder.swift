import Glibc

/// The contents of the files of `/proc` at one moment.
nonisolated struct ProcSample: Sendable {
  /// The facts about a process in its files.
  struct Process: Sendable {
    var id = 0
    var parent = 0
    var user = 0
    var state = "?"
    var ticks = 0
    var threads = 1
    /// When the process was started, in ticks: a process identifier may be given again.
    var start = 0
    var memory = 0
    /// The name of its file, which changes when it runs another one.
    var name = ""
    var command = ""

    var identity: ProcessIdentity { ProcessIdentity(number: id, start: start) }
  }

  var processes: [Process] = []
  /// For each processor the ticks that it worked, and all ticks.
  var processors: [(busy: Int, all: Int)] = []
  /// Memory in kB.
  var memory = (total: 0, available: 0)
  var swap = (total: 0, free: 0)
  var load = ""
  var seconds = 0
}

/// A folder with the files of `/proc`.
nonisolated struct ProcFolder: Sendable {
  let path: String
  /// The size of a page in kB: memory is reported in pages.
  var pageSize = max(sysconf(Int32(_SC_PAGESIZE)) / 1024, 1)

  /// Reads all that is shown.
  ///
  /// - Parameter old: The sample before: the user and the command of a process are read once.
  func sample(after old: ProcSample = ProcSample()) -> ProcSample {
    var sample = ProcSample()
    let known = Dictionary(old.processes.map { ($0.id, $0) }) { $1 }
    for line in lines(of: "stat") where line.hasPrefix("cpu") && !line.hasPrefix("cpu ") {
      let ticks = line.split(separator: " ").dropFirst().compactMap { Int($0) }
      guard ticks.count > 4 else { continue }
      let all = ticks.prefix(8).reduce(0, +)
      sample.processors.append((all - ticks[3] - ticks[4], all))
    }
    for line in lines(of: "meminfo") {
      let words = line.split(separator: " ")
      guard words.count > 1, let number = Int(words[1]) else { continue }
      switch words[0] {
      case "MemTotal:": sample.memory.total = number
      case "MemAvailable:": sample.memory.available = number
      case "SwapTotal:": sample.swap.total = number
      case "SwapFree:": sample.swap.free = number
      default: break
      }
    }
    sample.load = text(of: "loadavg").split(separator: " ").prefix(3).joined(separator: " ")
    sample.seconds = Int(text(of: "uptime").prefix { $0.isNumber }) ?? 0
    for name in names() {
      if let id = Int(name), let process = process(id, known[id]) { sample.processes.append(process) }
    }
    return sample
  }

  /// The process that has a number now; nil where none has it.
  func identity(of number: Int) -> ProcessIdentity? { process(number, nil)?.identity }

  private func process(_ id: Int, _ known: ProcSample.Process?) -> ProcSample.Process? {
    let stat = bytes(of: "\(id)/stat")
    // The name is in brackets, and may have brackets and blanks in it.
    guard let open = stat.firstIndex(of: UInt8(ascii: "(")), let close = stat.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = stat[(close + 1)...].split(separator: UInt8(ascii: " "))
    guard fields.count > 21 else { return nil }
    var process = ProcSample.Process(id: id)
    process.state = String(decoding: fields[0], as: UTF8.self)
    process.parent = number(fields[1])
    process.ticks = number(fields[11]) + number(fields[12])
    process.threads = number(fields[17])
    process.start = number(fields[19])
    process.memory = number(fields[21]) * pageSize
    process.name = String(decoding: stat[(open + 1)..<close], as: UTF8.self)
    if let known, known.start == process.start, known.name == process.name {
      (process.user, process.command) = (known.user, known.command)
    } else {
      readOnce(&process)
    }
    return process
  }

  private func readOnce(_ process: inout ProcSample.Process) {
    for line in lines(of: "\(process.id)/status") where line.hasPrefix("Uid:") {
      process.user = line.split { $0 == "\t" || $0 == " " }.dropFirst().first.flatMap { Int($0) } ?? 0
    }
    let words = text(of: "\(process.id)/cmdline").split(separator: "\0").joined(separator: " ")
    process.command = words.isEmpty ? process.name : words
  }

  /// The number in decimal digits; 0 for other text.
  private func number(_ digits: ArraySlice<UInt8>) -> Int {
    var number = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit), number < 1 << 58 else { return 0 }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  // MARK: Files

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  func lines(of name: String) -> [Substring] { text(of: name).split(separator: "\n") }

  private func text(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  private func bytes(of name: String) -> [UInt8] {
    let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    var end = 0
    while true {
      let count = bytes[end...].withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      end += count
      if end == bytes.count { bytes += [UInt8](repeating: 0, count: end) }
    }
    bytes.removeLast(bytes.count - end)
    return bytes
  }
}
