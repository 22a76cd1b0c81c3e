import Terminal
import TerminalUITesting
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

/// Keys that a terminal can't tell, and keys of two actions.
@Suite struct KeyReachTests {
  private struct Page: View {
    var body: some View {
      VStack {
        Button("Prefs") {}.keyboardShortcut(",")
        Button("Save") {}.keyboardShortcut("s")
      }
      .keyHints()
    }
  }

  @Test func `a key that the terminal can't tell isn't hinted`() {
    let host = TestHost(width: 60, height: 16) { Page() }
    expect(host.text, contains: "^S Save")
    expect(host.text, lacks: "^, Prefs")
    expect(host.text, lacks: "^,")
    host.press("?")
    expect(host.text, contains: "Prefs")
    expect(host.text, lacks: "^,")
  }

  @Test func `it is hinted once the terminal has said that it tells all keys`() {
    let host = TestHost(width: 60, height: 6) { Page() }
    let terminal = HeadlessBackend(
      size: Size(width: 61, height: 6),
      capabilities: TerminalCapabilities(name: "kitty", colorDepth: .rgb, hasKeyboardProtocol: true))
    // Another size, so that all is drawn on the other terminal.
    host.host.send(.resize(Size(width: 61, height: 6)))
    host.host.turn(on: terminal)
    expect(host.host.needsTurn)
    host.host.turn(on: terminal)
    expect(terminal.screen.text, contains: "^, Prefs")
  }

  @Test func `a menu shows no key that the terminal can't tell`() {
    let host = TestHost(width: 40, height: 8) {
      Menu("File") {
        Button("Prefs") {}.keyboardShortcut(",")
        Button("Save") {}.keyboardShortcut("s")
      }
    }
    host.find(.menu, "File").press()
    expect(host.text, contains: "Save  ^S")
    expect(host.text, contains: "Prefs")
    expect(host.text, lacks: "^,")
  }

  /// What the decoder makes of every byte, every byte after Escape, and xterm's sequences with every modifier.
  private static let told: Set<KeyPress> = {
    var sequences: [[UInt8]] = []
    for byte in UInt8(0)...0x7F {
      sequences.append([byte])
      if byte != 0x5B, byte != 0x4F { sequences.append([0x1B, byte]) }
    }
    for modifier in 1...8 {
      for final in "ABCDFHPQRS".utf8 { sequences.append(Array("\u{1B}[1;\(modifier)".utf8) + [final]) }
      for number in [2, 3, 5, 6, 15, 17, 18, 19, 20, 21, 23, 24] {
        sequences.append(Array("\u{1B}[\(number);\(modifier)~".utf8))
      }
    }
    sequences += [Array("\u{1B}[Z".utf8), Array("\u{1B}\u{1B}[Z".utf8)]
    var told: Set<KeyPress> = []
    for sequence in sequences {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(sequence, into: &events)
      for case .key(let press) in events where events.count == 1 { told.insert(press) }
    }
    told.insert(KeyPress(key: .escape))
    return told
  }()

  @Test(
    arguments: [[], .control, .option, .shift, [.control, .option], [.control, .shift], [.option, .shift]]
      as [EventModifiers])
  func `a shortcut is said to be told where the decoder can make it of bytes`(modifiers: EventModifiers) {
    var keys: [KeyEquivalent] = [
      .upArrow, .end, .pageDown, .insert, .deleteForward, .f1, .f5, .f12, .return, .tab, .delete, .space,
    ]
    for character in "abcimz059,./;'=-[]\\^_@?!+" { keys.append(KeyEquivalent(character)) }
    for key in keys {
      // An introducer of a sequence is told by the time that passes, and Alt-Escape isn't told from two Escapes.
      if modifiers.contains(.option), "[]^_\\".contains(key.character) { continue }
      let shortcut = KeyboardShortcut(key, modifiers: modifiers)
      expect(
        shortcut.needsKeyboardProtocol, !Self.told.contains { shortcut.agrees(with: $0) },
        "\(shortcut.shownText)")
    }
  }

  @Test func `two actions on one key are reported once, with both names`() {
    let host = TestHost(width: 60, height: 6) {
      List(0..<3, id: \.self) { Text("row \($0)") }.refreshable {}
        .overlay { Button("Run query") {}.keyboardShortcut("r") }
        .keyHints()
    }
    host.press("r", modifiers: .control)
    host.press("r", modifiers: .control)
    _ = host.actions
    expect(host.issues.count, 1)
    let text = host.issues.first.map { "\($0)" } ?? ""
    expect(text.contains("“Refresh”") && text.contains("“Run query”") && text.contains("^R"))
  }

  @Test func `they are reported without hints too, when the key is pressed`() {
    let host = TestHost(width: 60, height: 6) {
      VStack {
        Button("Copy") {}.keyboardShortcut("d")
        Button("Delete") {}.keyboardShortcut("d")
        Button("Other") {}.keyboardShortcut("o")
      }
    }
    host.press("o", modifiers: .control)
    // What was looked at then is all keys.
    expect(host.issues, [.doubledKey("^D", first: "Copy", second: "Delete")])
  }

  @Test func `a view's own key may be that of an action further out`() {
    let host = TestHost(width: 60, height: 6) {
      VStack {
        Button("In") {}.onKeyPress("d", modifiers: .control, name: "Near") {}
        Button("Far") {}.keyboardShortcut("d")
      }
      .keyHints()
    }
    host.press("d", modifiers: .control)
    _ = host.actions
    expect(host.issues, [])
  }

  @Test func `a disabled action and another one share a key`() {
    let host = TestHost(width: 60, height: 6) {
      VStack {
        Button("Stop") {}.keyboardShortcut("d").disabled(true)
        Button("Start") {}.keyboardShortcut("d")
      }
      .keyHints()
    }
    host.press("d", modifiers: .control)
    expect(host.issues, [])
  }
}
