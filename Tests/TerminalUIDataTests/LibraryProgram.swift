import Foundation
import TerminalUIData
import TerminalUITesting
import Expectations
import Testing

/// The demo `library` as a program, in a terminal or without one.
nonisolated enum LibraryProgram {
  /// Nothing of the user's is read or written.
  static let environment: [String: String?] = [
    "SWIFT_BACKTRACE": "enable=no", "HOME": "/nonexistent", "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil,
    "XDG_STATE_HOME": nil,
  ]

  static let journals = ["write-ahead log", "unchanged"]

  static func start(
    _ arguments: [String], height: Int = 14, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 110, height: height)
    try terminal.run(
      product: "library", arguments, environment: Self.environment.merging(environment) { $1 })
    return terminal
  }

  static func end(_ terminal: PseudoTerminal) throws {
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.isRestored)
  }

  /// A small library.
  static func library(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.busyMode = .timeout(20)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE book (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL COLLATE NOCASE CHECK (title <> ''),
            author TEXT NOT NULL COLLATE NOCASE, year INTEGER NOT NULL, pages INTEGER NOT NULL);
          CREATE TABLE library (wanted INTEGER NOT NULL);
          CREATE INDEX book_title ON book (title);
          INSERT INTO book VALUES (1, 'Alpha', 'Ada', 1900, 10), (2, 'Beta', 'Bob', 1910, 20);
          """)
    }
    return queue
  }

  /// A second program, without a terminal.
  static func scribble(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = URL(filePath: PseudoTerminal.path(ofProduct: "library"))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  /// How often the threads of a process have waited, all together, and its memory in KB.
  static func figures(_ process: Int32) -> (waits: Int, memory: Int) {
    func value(_ path: String, _ name: String) -> Int {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return line.flatMap { $0.split { !$0.isNumber }.first }.flatMap { Int($0) } ?? 0
    }
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return (
      threads.map { value("\(folder)/\($0)/status", "voluntary_ctxt_switches") }.reduce(0, +),
      value("/proc/\(process)/status", "VmRSS")
    )
  }

  /// Waits until the program waits, and expects that it goes on doing so: of its threads none wakes up.
  static func expectNoWakeUp(_ terminal: PseudoTerminal, seconds: Int) throws {
    // Threads of Dispatch that have nothing to do wake up once more, after five seconds, and end.
    var (waits, quiet) = (-1, 0)
    for _ in 0..<60 where quiet < 6 {
      terminal.watch(for: .seconds(1))
      let now = figures(terminal.processID).waits
      quiet = now == waits ? quiet + 1 : 0
      waits = now
    }
    try #require(quiet == 6, "it never rests")
    terminal.watch(for: .seconds(seconds))
    expect(figures(terminal.processID).waits, waits)
  }
}
