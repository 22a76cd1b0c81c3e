package import Cells
internal import Presenter
internal import Terminal

/// A terminal that text is printed on, line after line: nothing is drawn, and no sequence is written.
///
///     let terminal = LineTerminal(input: 0, output: 1)
///     try terminal.start()
///     terminal.print("Save, button\n")
///
/// Cells that are written are left out. Their screen has a size of its own, ``size``: nobody sees its edges.
package final class LineTerminal: PresentedTerminal {
  /// The size of the screen that views are laid out in.
  package static let size = Size(width: 100, height: 40)

  /// Makes a terminal for that of the process, whatever `TERM` says.
  package init(input: Int32, output: Int32) {
    super.init(
      ProcessDevice(input: input, output: output),
      options: Options(hasMouse: false, hasPaste: false, hasFocus: false)
    ) { () throws(TerminalError) in
      LineTerminal.facts
    } makeScreen: { (facts, _) throws(TerminalError) in
      LineScreen(hasUnicode: facts.hasUnicode)
    }
    isPlain = true
  }

  /// Prints text.
  ///
  /// A line ends with `\n`; other controls than backspaces are left out.
  package func print(_ text: String) {
    guard let screen = screen as? LineScreen else { return }
    screen.add(text)
    needsFrame = true
    showFrame()
  }

  private static var facts: TerminalFacts {
    var facts = TerminalFacts(name: "lines")
    (facts.hasTitles, facts.answersQuestions, facts.hasColor) = (false, false, false)
    facts.hasUnicode = UnicodeLocale.choose()
    return facts
  }
}

/// The text that is to be printed, in place of cells.
private final class LineScreen: PresentedScreen {
  private var waiting: [UInt8] = []
  private let hasUnicode: Bool

  init(hasUnicode: Bool) { self.hasUnicode = hasUnicode }

  /// Adds text to the bytes that wait: characters, ends of lines and backspaces, and nothing else.
  func add(_ text: String) {
    for character in text {
      if let byte = character.asciiValue {
        switch byte {
        case 0x0A: waiting += [0x0D, 0x0A]
        case 0x08, 0x20..<0x7F: waiting.append(byte)
        default: continue
        }
      } else {
        waiting += hasUnicode ? Array(character.utf8) : [UInt8(ascii: "?")]
      }
    }
  }

  func withFrame(_ body: (UnsafeRawBufferPointer) -> Void) {
    let bytes = waiting
    waiting = []
    bytes.withUnsafeBytes(body)
  }

  var colorDepth: ColorDepth { .none }
  var hasLinks: Bool { false }
  var leaving: [UInt8]? { [] }
  func put(_ runs: [CellRun], of buffer: borrowing CellBuffer) {}
  func place(_ cursor: Cursor?) {}
  func resize(to size: Size) {}
  func redraw() {}
  func forget() {}
  func string(_ name: String) -> [UInt8]? { nil }
  func string(_ name: String, _ first: Int, _ second: Int) -> [UInt8]? { nil }
}
