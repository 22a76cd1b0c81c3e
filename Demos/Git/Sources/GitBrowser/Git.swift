import Subprocess
import Synchronization

/// git in child processes, which are started and read off the main actor.
nonisolated struct Git: Sendable {
  /// Why git gave no answer, in words for people.
  struct Failure: Error {
    let message: String
  }

  /// The folder that git works in.
  let folder: String

  /// Arguments of a call: texts, and paths, which are bytes.
  struct Arguments: ExpressibleByArrayLiteral {
    var words: [[UInt8]]

    init(arrayLiteral words: String...) { self.words = words.map { Array($0.utf8) } }
    mutating func append(_ word: String) { words.append(Array(word.utf8)) }
  }

  /// Calls git, and hands on its output as it comes, until it ends or `take` returns false.
  @concurrent func stream(_ arguments: Arguments, to take: ([UInt8]) async -> Bool) async throws(Failure) {
    let wasRead: Bool
    let status: TerminationStatus
    let message: String
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: all(arguments), environment: Self.environment,
        input: .none, output: .sequence, error: .string(limit: 1 << 20)
      ) { git in
        let mailbox = Mailbox()
        return try await withThrowingTaskGroup { group in
          group.addTask {
            defer { mailbox.close() }
            for try await chunk in git.standardOutput { chunk.withUnsafeBytes { mailbox.add($0) } }
          }
          for await _ in mailbox.signals {
            guard await take(mailbox.consume()) else {
              group.cancelAll()
              return false
            }
          }
          try await group.waitForAll()
          return true
        }
      }
      (wasRead, status, message) = (result.closureResult, result.terminationStatus, result.standardError)
    } catch {
      let isMissing = (error as? SubprocessError)?.code == .executableNotFound
      throw Failure(message: isMissing ? "git isn't installed, or isn't in PATH." : "\(error)")
    }
    // A reader that has enough ends git, which is no mistake.
    if wasRead, !status.isSuccess { throw Failure(message: Self.words(message)) }
  }

  /// Calls git, and returns its output: 64 MiB at most.
  @concurrent func output(_ arguments: Arguments) async throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    try await stream(arguments) { chunk in
      output += chunk
      return output.count < 64 << 20
    }
    return output
  }

  private func all(_ arguments: Arguments) -> Subprocess.Arguments {
    // Paths are no patterns, and nothing of the repository's settings is run.
    let options: Arguments = [
      "-C", folder, "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "-c",
      "log.showSignature=false",
      "--literal-pathspecs", "--no-optional-locks", "--no-pager",
    ]
    // Bytes are passed on as a C string is: with a zero.
    return Subprocess.Arguments((options.words + arguments.words).map { $0 + [0] })
  }

  private static let environment = Environment.inherit.updating(["GIT_TERMINAL_PROMPT": "0"])

  /// What git says on its standard error, in a line.
  private static func words(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
    return line.map { String($0.trimmingPrefix("fatal: ").trimmingPrefix("error: ")) }
      ?? "git failed without a word."
  }
}

/// Output that waits to be taken: git writes it in small pieces, and all that came while others were shown are taken together.
private nonisolated final class Mailbox: Sendable {
  /// A signal each time that there is something to take.
  let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private let bytes = Mutex<[UInt8]>([])

  init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func add(_ new: UnsafeRawBufferPointer) {
    bytes.withLock { $0 += new }
    signal.yield()
  }

  func consume() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  func close() { signal.finish() }
}
