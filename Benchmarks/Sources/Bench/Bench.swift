import Glibc

/// Measures the framework, prints tables in Markdown, and fails where a count is wrong.
@main struct Bench {
  var program = Self.folder + "/workloads"
  var reference = Self.folder + "/reference"
  var sections = Section.allCases
  var workloads = Workload.all.map(\.name)
  var rounds = 3
  var updates = 60
  var idleSeconds = 3

  /// A part of the report, printed as soon as it is known.
  enum Section: String, CaseIterable {
    /// Programs on a pseudo-terminal beside the reference.
    case terminal
    /// Updates of one view among many, without a terminal.
    case updates
    /// A list of few rows and of many.
    case lists
    /// Frames and starts by ncurses and without it.
    case presenters
    /// What an update is made of.
    case parts
  }

  static let usage = """
    usage: bench [--sections terminal,updates,lists,presenters,parts] [--workloads w1,w5-10000] [--rounds 3] [--updates 60] [--idle 3]
                 [--program PATH] [--reference PATH]

    Runs PROGRAM and REFERENCE as `PROGRAM w5 10000` on a pseudo-terminal and compares them.
    """

  static func main() {
    var bench = Bench()
    guard bench.parse(CommandLine.arguments.dropFirst()) else {
      print(usage)
      exit(2)
    }
    for path in [bench.program, bench.reference] where access(path, X_OK) != 0 {
      print("bench: there is no program \(path)")
      exit(2)
    }
    print("Measured with \(Machine.description).")
    let failures = bench.sections.flatMap { section in
      switch section {
      case .terminal: bench.runPrograms()
      case .updates: FlatCost(folder: folder).run()
      case .lists: ListCost(folder: folder, program: bench.program).run()
      case .presenters: PresenterCost(folder: folder, program: bench.program).run()
      case .parts: runParts()
      }
    }
    for failure in failures { print("\nfailed: \(failure)") }
    exit(failures.isEmpty ? 0 : 1)
  }

  /// Where the programs of this package are.
  private static var folder: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let text = String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
  }

  /// Takes the options; false if one is wrong.
  private mutating func parse(_ arguments: ArraySlice<String>) -> Bool {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return false }
      let names = value.split(separator: ",").map(String.init)
      switch (option, Int(value)) {
      case ("--sections", _):
        sections = names.compactMap(Section.init)
        guard sections.count == names.count else { return false }
      case ("--workloads", _): workloads = names
      case ("--program", _): program = value
      case ("--reference", _): reference = value
      case ("--rounds", let number?) where number > 0: rounds = number
      case ("--updates", let number?) where number > 0: updates = number
      case ("--idle", let number?) where number >= 0: idleSeconds = number
      default: return false
      }
    }
    return Set(Workload.all.map(\.name)).isSuperset(of: workloads)
  }

  /// Prints what the program of small measurements prints.
  private static func runParts() -> [String] {
    note("parts of an update")
    guard let output = Command.output("\(folder)/parts") else { return ["parts did not run"] }
    print(output)
    return []
  }

  /// Says on standard error what is going on; the tables alone go to standard output.
  static func note(_ text: String) {
    let line = "bench: \(text)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
