import TestScreens
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
import TerminalUITesting

/// A keymap file that is no keymap costs little, and what is told of it is short and harmless.
@Suite struct KeymapGarbageTests {
  private struct Page: View {
    var body: some View { Button("Save") {}.keyboardShortcut("s") }
  }

  /// 4 MiB of a piece.
  private nonisolated static func filled(with piece: String) -> String {
    String(repeating: piece, count: (4 << 20) / piece.utf8.count)
  }

  private nonisolated static var noise: String {
    var (bytes, seed): ([UInt8], UInt64) = ([], 7)
    bytes.reserveCapacity(4 << 20)
    while bytes.count < 4 << 20 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(truncatingIfNeeded: seed >> 40))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  nonisolated static let garbage: [(name: String, text: String)] = [
    ("noise", noise), ("no lines", filled(with: "x")), ("empty lines", filled(with: "\n")),
    ("Windows lines", filled(with: "\r\n")), ("spaces", filled(with: "    \n")),
    ("comments", filled(with: "#\n")), ("words", filled(with: "hello world\n")),
    ("equal signs", filled(with: "=\n")), ("bindings", filled(with: "a=b\n")),
    ("contexts", (0..<400_000).map { "[\($0)]\n" }.joined()),
    ("names", (0..<300_000).map { "a\($0) = x\n" }.joined()),
    ("keys", filled(with: "a = " + String(repeating: "b,", count: 2000) + "b\n")),
    ("sequences", filled(with: "a = " + String(repeating: "ctrl-alt-shift-x ", count: 200) + "\n")),
    ("dashes", filled(with: "a = " + String(repeating: "ctrl-", count: 800) + "\n")),
    ("settings", filled(with: ":wait 1\n")), ("accents", filled(with: "a\u{301}\u{301}\u{301}")),
  ]

  @Test(arguments: garbage.indices)
  func `four megabytes of garbage are read in a fifth of a second`(index: Int) {
    // Mend B5
    let (name, text) = Self.garbage[index]
    expect(work { _ = Keymap(text: text) }, below: 0.2, "\(name)")
  }

  @Test(arguments: garbage.indices)
  func `what is told of garbage is short, and its text does nothing`(index: Int) {
    // Mend B5
    let host = TestHost(width: 20, height: 3) { Page() }
    host.useKeymap(Self.garbage[index].text)
    host.advance(by: .seconds(2))
    expect(host.issues.count, atMost: 45)
    for issue in host.issues {
      expect(issue.description.count, atMost: 300)
      expect(
        issue.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }
  }

  @Test(arguments: ["\u{1B}[2J\u{1B}]0;x\u{7}", "a\u{9B}2Jb", "\u{202E}txt", "\u{2028}x", "\u{E0041}"])
  func `what a line does to a terminal isn't told`(text: String) {
    // Mend B5
    let host = TestHost(width: 20, height: 3) { Page() }
    host.useKeymap(
      "\(text)\n\(text) = x\nsave = \(text)\n:\(text)\n[\(text)\n[\(text)]\nsave\(text)=x\n:wait \(text)")
    host.advance(by: .seconds(2))
    expect(host.issues.count, atLeast: 4)
    for issue in host.issues {
      for scalar in issue.description.unicodeScalars {
        let isHarmful =
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        expect(!isHarmful, "\(scalar.value)")
      }
    }
  }

  @Test func `keys behind some garbage count`() {
    // Mend B5
    let keymap = Keymap(text: String(repeating: "garbage\n", count: 500) + "save = x\n")
    expect(keymap.problems.count, 20)
    expect(keymap.problems.first, "Line 1: there is no “=” in it.")
    let host = TestHost(width: 20, height: 3) { Page() }
    host.useKeymap(String(repeating: "garbage\r\n", count: 500) + "save = x")
    expect(host.actions.map(\.description), ["save \"Save\" x"])
  }
}
