internal import CTerminal
internal import Glibc

/// Why a question has no answer.
///
///     do {
///       let name = try await terminal.ask(.text("Name"))
///     } catch QuestionError.cancelled {
///       print("Nothing was made")
///     }
///
/// If it leaves `main`, the program ends as a shell expects, and not with the report of a crash:
///
/// - ``cancelled``: with the exit code 1.
/// - ``interrupted(_:)``: by the signal SIGINT, which shells show as 130.
/// - ``unanswerable(_:)``: with its line on standard error and the exit code 2.
public nonisolated enum QuestionError: Error, Sendable {
  /// Escape was pressed, or the task that asked was cancelled.
  case cancelled
  /// Ctrl-C was pressed.
  case interrupted(Interruption)
  /// There is neither a user nor a default, or an answer that was given by an option is wrong. The text is one line for the user.
  case unanswerable(String)
}

/// A Ctrl-C that ended a question.
///
/// A program that exits with the code 1 while it has the error, as a parser of arguments does with an error that it doesn't know, ends by SIGINT
/// instead.
public nonisolated final class Interruption: Sendable {
  init() { ct_begin_interruption() }
  deinit { ct_end_interruption() }
}

nonisolated extension QuestionError: CustomStringConvertible, CustomDebugStringConvertible {
  /// One line for the user; empty for Ctrl-C, which users know.
  public var description: String {
    switch self {
    case .cancelled: "Cancelled."
    case .interrupted: ""
    case .unanswerable(let line): line
    }
  }

  /// The line for the user, or “interrupted” for Ctrl-C.
  ///
  /// If the error has left `main`, reading this ends the program.
  public var debugDescription: String {
    if ct_is_error_of_main() { endProgram() }
    return if case .interrupted = self { "interrupted" } else { description }
  }

  /// Ends the program as a shell expects.
  private func endProgram() -> Never {
    switch self {
    case .interrupted:
      ct_interrupt()
      exit(128 + SIGINT)
    case .cancelled: exit(1)
    case .unanswerable(let line):
      fflush(nil)
      let bytes = Array("\(line.asOneLine)\n".utf8)
      write(STDERR_FILENO, bytes, bytes.count)
      exit(2)
    }
  }
}
