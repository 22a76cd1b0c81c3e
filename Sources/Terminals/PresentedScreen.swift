package import Cells
package import Terminal

/// Makes bytes of cells for one terminal: ncurses' screen, or a `FrameWriter`.
///
/// A screen has no descriptor. A ``PresentedTerminal`` writes the bytes that it makes.
package protocol PresentedScreen: AnyObject {
  /// The colours that are shown.
  var colorDepth: ColorDepth { get }
  /// Whether cells were ever links.
  var hasLinks: Bool { get }
  /// Takes the cells of `runs` from `buffer`; cells outside the screen are left out.
  func put(_ runs: [CellRun], of buffer: borrowing CellBuffer)
  /// Places the cursor; `nil` hides it.
  func place(_ cursor: Cursor?)
  /// Calls `body` with the bytes that show everything that was put.
  func withFrame(_ body: (UnsafeRawBufferPointer) -> Void)
  /// Gives the screen another size; it is blank then, and the next frame is written whole.
  func resize(to size: Size)
  /// Lets the next frame be written whole.
  func redraw()
  /// Says that the terminal shows something else: the next frame enters it again, and starts over with the whole screen.
  func forget()
  /// The bytes that leave a region of rows; `nil` for what has the whole screen.
  var leaving: [UInt8]? { get }

  /// A string of the terminal's description, without padding; `nil` if the description doesn't have it.
  func string(_ name: String) -> [UInt8]?
  /// A string of the terminal's description, with two parameters filled in; `nil` if the description doesn't have it.
  func string(_ name: String, _ first: Int, _ second: Int) -> [UInt8]?
}

extension PresentedScreen {
  package var leaving: [UInt8]? { nil }
}

/// The facts about a terminal that its description lacks.
package struct TerminalFacts {
  /// The terminal's name.
  package var name: String
  /// Whether the terminal's window has a title, and whether the terminal takes links.
  package var hasTitles = true
  /// Whether the terminal takes notifications.
  package var knowsNotifications = false
  /// Whether the terminal takes progress.
  package var knowsProgress = false
  /// Whether the terminal takes shapes of the mouse's pointer.
  package var hasPointerShapes = false
  /// Whether the terminal answers questions, and shows nothing of them.
  package var answersQuestions = true
  /// Whether colours are wanted.
  package var hasColor = true
  /// Whether characters outside ASCII can be written.
  package var hasUnicode = true
  /// The description of the terminal's kind, if the environment names the kind.
  package var terminfo: Terminfo?

  /// Makes facts that a client may change.
  package init(name: String) { self.name = name }

  /// Makes the facts of the terminal that the environment names.
  package init(_ environment: [String: String]) throws(TerminalError) {
    let terminfo = try Terminfo(environment: environment)
    self.init(name: terminfo.name)
    self.terminfo = terminfo
    hasTitles = terminfo.hasTitles
    (knowsNotifications, knowsProgress) = terminfo.knowsMessages(environment)
    hasPointerShapes = terminfo.hasPointerShapes(environment)
    answersQuestions = terminfo.answersQuestions(environment)
    hasColor = environment["NO_COLOR"] ?? "" == ""
    hasUnicode = UnicodeLocale.choose()
  }
}
