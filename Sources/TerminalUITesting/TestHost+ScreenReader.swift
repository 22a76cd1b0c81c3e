internal import TerminalUI
internal import TerminalUICore
internal import TerminalUIInline
internal import TerminalUILinear

/// The mode for screen readers in a test.
extension TestHost {
  /// Reads the screen out as lines of text from now on, as in the mode for screen readers.
  ///
  ///     let host = TestHost { Counter() }
  ///     host.startScreenReader()
  ///     #expect(host.takeLines().contains("2 +, button"))
  ///     host.type("2")
  ///     #expect(host.takeLines() == ["Count: 1"])
  ///
  /// Keys that are the mode's no longer reach the views: digits, `?`, `h` and `t`, unless the focus is in a field. The cells of the screen are still
  /// there, so all other functions of a test work as before.
  ///
  /// - Parameter title: The name of the program, which heads screens without a heading.
  public func startScreenReader(title: String = "Test") {
    guard reading == nil else { return }
    let output = ReadOutput()
    let reader = LineReader(host, title: title, actions: { [weak host] in host?.spokenActions ?? [] }) {
      output.text += $0
    }
    reading = (reader, output)
    turn()
  }

  /// The lines that were printed since the last call, after a moment in which a change settles (150 ms of the host's clock).
  ///
  /// Text that the user typed between lines is a line, too. There are no lines without ``startScreenReader(title:)``.
  public func takeLines() -> [String] {
    advance(by: .milliseconds(150))
    guard let output = reading?.output else { return [] }
    defer { output.text = "" }
    var lines: [String] = []
    for line in output.text.split(separator: "\n") {
      var shown = ""
      var isBack = false
      for character in line {
        // A backspace, a space and a backspace take the last character away.
        if character == "\u{8}" {
          if !isBack { shown = String(shown.dropLast()) }
          isBack.toggle()
        } else if !isBack {
          shown.append(character)
        }
      }
      lines.append(shown)
    }
    output.past += lines
    return lines
  }

  /// All lines that ``takeLines()`` has returned.
  public var lines: [String] { reading?.output.past ?? [] }

  /// Types the number of the last line that has a text, and Return where a longer number could be meant; the test fails where there is none.
  ///
  /// If the focus is in a field, where digits are text, Tab is pressed before.
  ///
  ///     host.useLine("Save")
  ///
  /// - Parameters:
  ///   - text: A part of a line.
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, for the report.
  ///   - line: The test's place, for the report.
  ///   - column: The test's place, for the report.
  /// - Returns: The lines that follow.
  @discardableResult public func useLine(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> [String] {
    _ = takeLines()
    if reading?.reader.isInField == true {
      press(.tab)
      _ = takeLines()
    }
    let found = lines.last { $0.first?.isNumber == true && $0.contains(text) }
    guard let number = found?.prefix(while: \.isNumber), !number.isEmpty else {
      report(
        "no line with a number has \(text.debugDescription); there are:\n\(lines.joined(separator: "\n"))",
        fileID: fileID, filePath: filePath, line: line, column: column)
      return []
    }
    for digit in number { press(KeyEquivalent(digit)) }
    if reading?.reader.isTypingNumber == true { press(.return) }
    return takeLines().filter { $0 != String(number) }
  }

  /// Prints what an app commits, and looks for changes, after a turn.
  func readOut() {
    guard let reader = reading?.reader else { return }
    act {
      reader.say(InlineRegion.of(host).takeText(of: host))
      reader.didTurn()
    }
  }
}

/// The lines that the mode for screen readers has printed: since the last call, and before.
final class ReadOutput {
  var text = ""
  var past: [String] = []
}
