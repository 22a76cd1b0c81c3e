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
/// A program in which nobody catches it ends as a shell expects, without a report of a crash: by SIGINT after Ctrl-C, which shells show as 130; with
/// the code 1 after Escape; with a line and the code 2 if nobody could be asked.
public nonisolated enum QuestionError: Error, Sendable {
  /// Escape was pressed, or the task that asked was cancelled.
  case cancelled
  /// Ctrl-C was pressed.
  case interrupted(Interruption)
  /// Nobody can be asked, and there is no default: the text says in one line what to do instead.
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

  /// The same, and a word for Ctrl-C; for an error that left `main`, the end of the program.
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
      let bytes = Array("\(line)\n".utf8)
      write(STDERR_FILENO, bytes, bytes.count)
      exit(2)
    }
  }
}
