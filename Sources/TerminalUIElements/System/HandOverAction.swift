internal import CTerminal
internal import Glibc

/// Gives the terminal to another program, or to code that writes to it, and takes it back after.
///
///     @Environment(\.handOverTerminal) private var handOver
///     Button("Edit") { try? handOver(to: "vi", [path]) }
///
/// Meanwhile the terminal is as it was before the app: its settings, its main screen, its prints. The app waits; its timers and tasks on the main
/// actor continue afterwards. Then the screen is drawn again, at the window's current size.
///
/// There is no such action in SwiftUI.
@MainActor @preconcurrency public struct HandOverAction {
  private let handOver: (() -> Void) -> Void
  /// Runs in place of a program.
  private let run: ((String, [String]) -> Int32)?

  package init(_ handOver: @escaping (() -> Void) -> Void) {
    self.handOver = handOver
    run = nil
  }

  /// Makes an action that calls a function in place of running a program.
  package init(run: @escaping (_ program: String, _ arguments: [String]) -> Int32) {
    handOver = { $0() }
    self.run = run
  }

  /// Runs code that has the terminal for itself.
  public func callAsFunction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    var result: Swift.Result<Result, Failure>?
    handOver {
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("the terminal wasn't handed over") }
    return try result.get()
  }

  /// Runs a program that has the terminal for itself, and waits for its end.
  ///
  /// Ctrl-C is the program's meanwhile; Ctrl-Z stops both, and the shell continues both.
  ///
  /// - Parameters:
  ///   - program: The program's name, searched for in `PATH`, or its path. No shell reads it.
  ///   - arguments: The program's arguments, passed unchanged.
  /// - Returns: Its exit code; 128 and the signal's number where a signal ended it.
  /// - Throws: ``TerminalError/system(call:code:)`` where it can't be started, or an argument holds a zero byte.
  @discardableResult public func callAsFunction(to program: String, _ arguments: [String] = [])
    throws(TerminalError) -> Int32
  {
    let words = [program] + arguments
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw .system(call: "posix_spawn", code: EINVAL)
    }
    if let run { return run(program, arguments) }
    var status: Int32 = 0
    let code = callAsFunction { () -> Int32 in
      let copies = words.map { strdup($0) } + [nil]
      defer { for copy in copies { free(copy) } }
      return ct_run(copies, &status)
    }
    guard code == 0 else { throw .system(call: "posix_spawn", code: code) }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

nonisolated enum HandOverActionKey: EnvironmentKey {
  static var defaultValue: HandOverAction { MainActor.assumeIsolated { HandOverAction { $0() } } }
}

nonisolated extension EnvironmentValues {
  /// Gives the terminal to another program, such as an editor.
  public package(set) var handOverTerminal: HandOverAction {
    get { self[HandOverActionKey.self] }
    set { self[HandOverActionKey.self] = newValue }
  }
}
