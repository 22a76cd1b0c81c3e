internal import Cells

/// Lines that are printed, and the characters that the user types between them.
struct LineOutput {
  private let write: (String) -> Void
  /// The widths of the user's characters in the last line.
  private var widths: [Int] = []
  private var isInLine = false

  init(_ write: @escaping (String) -> Void) { self.write = write }

  /// Prints a line of its own.
  mutating func line(_ text: String) {
    guard !text.isEmpty else { return }
    endLine()
    write(text + "\n")
  }

  /// Shows a character that the user types.
  mutating func echo(_ character: Character) {
    let text = SpokenText.clean(String(character))
    guard !text.isEmpty || character == " " else { return }
    write(text.isEmpty ? " " : text)
    widths.append(Swift.max(CellWidth.width(of: String(character)), 1))
    isInLine = true
  }

  /// Takes the last typed character away, if the line has one.
  mutating func eraseLast() {
    guard let width = widths.popLast() else { return }
    for _ in 0..<width { write("\u{8} \u{8}") }
  }

  /// Ends the line that the user types in.
  mutating func endLine() {
    if isInLine { write("\n") }
    (isInLine, widths) = (false, [])
  }
}
