import Terminal
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

@Suite struct EditingCommandTests {
  /// The commands of what a terminal sends; `^[` is ESC.
  private func commands(_ bytes: String) -> [EditingCommand?] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(bytes.replacing("^[", with: "\u{1B}").utf8), into: &events)
    decoder.timeout(into: &events)
    return events.map { event in
      if case .key(let press) = event { EditingCommand(press) } else { nil }
    }
  }

  @Test(
    arguments: [
      ("x", .insert("x")), ("X", .insert("X")), (" ", .insert(" ")), ("é", .insert("é")), ("日", .insert("日")),
      ("^[[D", .move(.left)), ("^[[C", .move(.right)), ("^[OD", .move(.left)), ("^[[1;2D", .select(.left)),
      ("^[[1;2C", .select(.right)), ("^[[1;5D", .move(.wordLeft)), ("^[[1;3C", .move(.wordRight)),
      ("^[[1;6D", .select(.wordLeft)), ("^[[1;4C", .select(.wordRight)), ("^[[H", .move(.start)),
      ("^[[F", .move(.end)), ("^[[1;2H", .select(.start)), ("^[[1;2F", .select(.end)),
      ("^[[1;5H", .move(.start)),
      ("^[b", .move(.wordLeft)), ("^[f", .move(.wordRight)), ("\u{1}", .move(.start)), ("\u{5}", .move(.end)),
      ("\u{2}", .move(.left)), ("\u{6}", .move(.right)), ("\u{7F}", .remove(.left)),
      ("\u{8}", .remove(.left)),
      ("^[[3~", .remove(.right)), ("\u{4}", .remove(.right)), ("\u{B}", .take(.end)),
      ("\u{15}", .take(.start)),
      ("\u{17}", .take(.spaceLeft)), ("^[\u{7F}", .take(.wordLeft)), ("^[d", .take(.wordRight)),
      ("^[[3;5~", .take(.wordRight)), ("^[[127;5u", .take(.wordLeft)), ("\u{19}", .insertRemoved),
      ("\u{1F}", .undo),
      ("^[[47;5u", .undo), ("^[/", .redo), ("^[a", .selectAll), ("^[[97;9u", .selectAll),
      ("^[[122;9u", .undo), ("^[[122;10u", .redo),
    ] as [(String, EditingCommand)])
  func `what a terminal sends for a key edits`(bytes: String, command: EditingCommand) {
    expect(commands(bytes), [command])
  }

  @Test(
    arguments: [
      "\r", "\t", "^[[Z", "^[[A", "^[[B", "^[[5~", "^[[6~", "\u{3}", "\u{1A}", "\u{13}", "^[OP", "^[x",
      "^[[97;1:3u",
      "^[[1;5A", "^[", "\u{0}",
    ])
  func `other keys are left to others`(bytes: String) {
    expect(commands(bytes), [nil])
  }
}
