import Glibc
import TerminalUI

/// The actions outside of the window: a test records them instead.
struct OtherPrograms {
  /// Lets the user change a text.
  var edit: (FilePath, HandOverAction) throws -> Void
  /// Prints a path to the output of the program.
  var print: (FilePath) -> Void

  /// Runs the editor, and prints.
  static func real(_ places: Places) -> OtherPrograms {
    // The window may take its place later.
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return OtherPrograms { path, handOver in
      try edit(path, with: places.editor, handOver)
    } print: { path in
      // A terminal shows it to a person, who gets no controls; programs get every byte.
      for byte in (isTerminal ? Array(path.shown.utf8) : path.bytes) { putchar(Int32(byte)) }
      putchar(10)
    }
  }

  private static func edit(_ path: FilePath, with editor: String, _ handOver: HandOverAction) throws {
    let words = Self.words(editor, path)
    try handOver(to: words[0], Array(words.dropFirst()))
  }

  /// The program and its arguments that change a file: an editor may have arguments, `code -w`.
  nonisolated static func words(_ editor: String, _ path: FilePath) -> [String] {
    let editor = editor.split(separator: " ").map(String.init)
    let program = editor.isEmpty ? ["vi"] : editor
    return path.text.map { program + [$0] } ?? ["sh", "-c", script(path)] + program
  }

  /// Calls a program with a path that is no text: only a shell can make its bytes from text.
  nonisolated static func script(_ path: FilePath) -> String {
    let octal = path.bytes.map { byte in
      "\\" + String(byte >> 6, radix: 8) + String(byte >> 3 & 7, radix: 8) + String(byte & 7, radix: 8)
    }
    // The letter behind it keeps line ends, which the shell takes away.
    return "path=$(printf '\(octal.joined())x') && exec \"$0\" \"$@\" \"${path%x}\""
  }
}
