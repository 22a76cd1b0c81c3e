import Figures

/// What the program `updates` says of one arrangement of rows.
struct UpdatesRun {
  /// The program's lines: a name and a figure.
  private let figures: [String: String]

  /// The figure of a name as it was printed.
  subscript(name: String) -> String { figures[name] ?? "–" }

  /// The figure of a name as a number.
  func number(_ name: String) -> Double { Double(self[name]) ?? .nan }

  /// Runs the program; `nil` if it fails.
  init?(_ program: String, _ arguments: String) {
    guard let output = Command.output("\(program) \(arguments)") else { return nil }
    figures = output.split(separator: "\n").reduce(into: [:]) { figures, line in
      guard let space = line.lastIndex(of: " ") else { return }
      figures[String(line[..<space])] = String(line[space...].dropFirst())
    }
  }
}

/// Counts instructions, where valgrind can.
struct InstructionCounter {
  private let program: String

  /// Makes a copy of a program that valgrind can read: Swift's debug information it can't.
  init?(_ program: String) {
    let copy = program + ".stripped"
    guard Command.exists("valgrind"), Command.exists("strip"),
      Command.output("cp \(program) \(copy) && strip -g \(copy)") != nil
    else { return nil }
    self.program = copy
  }

  /// The instructions executed inside of a function, in all its calls.
  func count(in function: String, _ arguments: String) -> Double? {
    let output = Command.output(
      "SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null "
        + "--toggle-collect=\(function) \(program) \(arguments) 2>&1")
    let line = output?.split(separator: "\n").first { $0.contains("Collected") }
    return line?.split(separator: " ").last.flatMap { Double($0) }
  }
}
