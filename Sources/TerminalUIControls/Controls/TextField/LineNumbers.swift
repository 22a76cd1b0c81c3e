internal import TerminalUICore

extension View {
  /// Shows the number of each line in the text editors of this view.
  ///
  ///     TextEditor(text: $script).textEditorLineNumbers()
  ///
  /// The numbers are in columns before the text, as many as the last one needs and one more. A line that is wrapped has one number, in its
  /// first row. The number of the line with the caret is less faint than the others.
  ///
  /// There is no such modifier in SwiftUI.
  @inlinable public func textEditorLineNumbers(_ isShown: Bool = true) -> some View {
    environment(\.showsLineNumbers, isShown)
  }
}

nonisolated private enum LineNumbersKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether text editors show the numbers of lines.
  @usableFromInline var showsLineNumbers: Bool {
    get { self[LineNumbersKey.self] }
    set { self[LineNumbersKey.self] = newValue }
  }
}

/// Counts the new lines of a text.
///
/// All of them are counted once, and those before a position from the last position counted.
nonisolated struct LineNumbers {
  private var changeCount = -1
  /// All of them.
  private(set) var count = 0
  private var known = (position: 0, count: 0)

  /// Counts those of a text, unless they have been counted.
  mutating func follow(_ editing: TextEditing) {
    guard editing.changeCount != changeCount else { return }
    changeCount = editing.changeCount
    count = Self.count(in: editing.text.utf8[...])
    known = (0, 0)
  }

  /// How many there are before a position.
  mutating func count(before position: Int, in editing: TextEditing) -> Int {
    follow(editing)
    // Only what is between: a key that scrolls costs the same in a long text.
    let (low, high) = (min(known.position, position), max(known.position, position))
    let between = Self.count(in: editing.text.utf8[editing.index(low)..<editing.index(high)])
    known = (position, position < known.position ? known.count - between : known.count + between)
    return known.count
  }

  private static func count(in bytes: Substring.UTF8View) -> Int {
    let newline = UInt8(ascii: "\n")
    let count = bytes.withContiguousStorageIfAvailable { bytes in
      var count = 0
      for byte in bytes where byte == newline { count &+= 1 }
      return count
    }
    return count ?? bytes.count { $0 == newline }
  }
}

/// The numbers of an editor's lines.
extension TextFieldNode {
  /// Reads whether they are shown.
  func readLineNumbers(_ environment: EnvironmentValues) {
    let areShown = content.isEditor && environment.showsLineNumbers
    guard areShown != (numbers != nil) else { return }
    numbers = areShown ? LineNumbers() : nil
    item?.damageAndLayOut()
  }

  /// The columns that the numbers need, with the one behind them.
  var gutterWidth: Int {
    guard numbers != nil else { return 0 }
    numbers?.follow(editing)
    return String((numbers?.count ?? 0) + 1).utf8.count + 1
  }

  /// How many lines end before a position.
  func newlines(before position: Int) -> Int { numbers?.count(before: position, in: editing) ?? 0 }

  /// Whether a line of the text begins at `position`, and not only a row of a wrapped line.
  func isLineStart(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let bytes = editing.text.utf8
    return bytes[bytes.index(before: editing.index(position))] == UInt8(ascii: "\n")
  }
}
