import Foundation

/// What a program that a test ran has written, and whether it succeeded.
public struct ProgramRun: Sendable {
  /// Whether it ended with the status 0.
  public let succeeds: Bool
  /// What it wrote to its output and to its error output.
  public let output: String

  /// The folder of the tests, and of all programs that were built with them.
  public static var folder: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Runs a program to its end.
  ///
  /// A thread of its own waits: programs take up to minutes, and meanwhile other tests use this thread, or the main actor.
  /// At most two programs run at a time, so that a compiler in each of them doesn't take all memory.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: What it is given.
  ///   - variables: Variables of its environment, besides those of this process.
  /// - Throws: When the program can't be started.
  public static func of(
    _ program: String, _ arguments: [String], variables: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await withCheckedThrowingContinuation { run in
      Thread.detachNewThread {
        turns.wait()
        defer { turns.signal() }
        run.resume(with: Result { try wait(for: program, arguments, variables) })
      }
    }
  }

  private static let turns = DispatchSemaphore(value: 2)

  private static func wait(
    for program: String, _ arguments: [String], _ variables: [String: String]
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = contents(of: pipe.fileHandleForReading.fileDescriptor)
    process.waitUntilExit()
    return ProgramRun(
      succeeds: process.terminationStatus == 0, output: String(decoding: output, as: UTF8.self))
  }

  /// All that comes from a descriptor; other tests have signals interrupt reading, which `FileHandle` takes for an error.
  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &part, part.count)
      if count > 0 { bytes += part[..<count] }
      if count == 0 || count < 0 && errno != EINTR { return bytes }
    }
  }
}
