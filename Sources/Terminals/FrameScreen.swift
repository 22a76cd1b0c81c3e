internal import Cells
internal import Presenter
internal import Terminal

/// The cells of a terminal that this package writes itself, without ncurses: a `FrameWriter` makes the bytes.
///
/// An inline app, whose region is a few rows, always has one. A ``PresentedTerminal`` calls it.
final class FrameScreen: PresentedScreen {
  var writer: FrameWriter
  private let entry: TerminfoEntry
  /// What stays of the rows of an inline app when it gives the terminal away.
  var ending = FrameWriter.Leaving.kept
  /// Whether the last frame is still being written, so that the cursor may be in any of its rows.
  var isUnderWay = false

  init(_ abilities: Abilities, _ entry: TerminfoEntry, size: Size, region: FrameWriter.Region = .screen) {
    writer = FrameWriter(abilities, size: size, region: region)
    self.entry = entry
  }

  /// Makes the screen by the first description that is found.
  convenience init(
    _ facts: TerminalFacts, size: Size, region: FrameWriter.Region = .screen
  ) throws(TerminalError) {
    let terminfo = facts.terminfo
    for candidate in terminfo?.candidates ?? [] {
      let entry: TerminfoEntry
      // An entry that the program carries comes in place of an installed one.
      if let carried = candidate.entry {
        guard let bytes = TerminfoText.bytes(carried), let read = TerminfoEntry(bytes) else { continue }
        entry = read
      } else {
        guard let file = TerminfoFile.find(candidate.name, usesVariables: !Terminfo.isPrivileged) else {
          continue
        }
        entry = try file.entry(for: candidate.name)
      }
      // Terminals that have titles are those that take links: see `TerminalFacts.hasTitles`.
      let abilities = Abilities(
        entry, isOurs: candidate.entry != nil, hasColor: facts.hasColor, hasUnicode: facts.hasUnicode,
        knowsLinks: facts.hasTitles, knowsLines: terminfo?.hasLines(Terminfo.environment) ?? false)
      guard let abilities else { throw .unusableTerminalType(facts.name) }
      self.init(abilities, entry, size: size, region: region)
      writer.reflows = terminfo?.reflows(Terminfo.environment) ?? true
      return
    }
    throw .unknownTerminalType(facts.name)
  }

  var colorDepth: ColorDepth { writer.abilities.depth }
  var hasLinks: Bool { writer.hasLinks }
  func put(_ runs: [CellRun], of buffer: borrowing CellBuffer) { writer.put(runs, of: buffer) }
  func place(_ cursor: Cursor?) { writer.place(cursor?.position, isHidden: cursor?.isHidden == true) }
  func withFrame(_ body: (UnsafeRawBufferPointer) -> Void) { writer.frame().withUnsafeBytes(body) }
  func resize(to size: Size) { writer.resize(to: size) }
  func redraw() { writer.redraw() }
  func forget() { writer.forget() }
  var leaving: [UInt8]? {
    writer.region == .rows ? writer.leaving(ending, isUnderWay: isUnderWay) : nil
  }

  /// Wrapping may be switched off and on by sequences that the description leaves out.
  func string(_ name: String) -> [UInt8]? {
    entry.string(name) ?? (name == "smam" ? writer.abilities.wrapAgain : nil)
  }
  func string(_ name: String, _ first: Int, _ second: Int) -> [UInt8]? { entry.string(name, first, second) }
}
