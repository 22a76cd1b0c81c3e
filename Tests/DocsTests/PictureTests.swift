import Foundation
import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter
@testable import SettingsDemo

@Suite struct PictureTests {
  /// The picture of the README; `make record` draws it anew.
  @Test func `the picture of the counter shows the counter`() throws {
    let host = TestHost(width: 48, height: 13, colors: Self.dark) { Counter() }
    host.type("+++++++")
    host.press(.tab)
    try check(host, "counter")
  }

  @Test func `the picture of the settings shows a form with every control`() throws {
    let store = StorageStore()
    let host = TestHost(width: 66, height: 34, colors: Self.dark) {
      SettingsScreen().defaultAppStorage(store)
    }
    host.type("Ada Lovelace")
    host.find(.textField, "Mail").type("ada")
    host.press(.tab)
    try check(host, "settings")
  }

  /// The picture beside the first code of the README, in both schemes.
  @Test func `the picture of the first app shows it after three clicks`() throws {
    let ink = Color.rgb(36, 41, 47), paper = Color.rgb(255, 255, 255)
    let light = TerminalColors(depth: .rgb, foreground: ink, background: paper)
    for (name, colors) in [("tally", Self.dark), ("tally-light", light)] {
      let host = TestHost(width: 21, height: 6, colors: colors) { Tally() }
      for _ in 1...3 { host.click(on: "+") }
      #expect(host.text.contains("Count: 3"))
      try check(
        name == "tally" ? host.screen.svg() : host.screen.svg(foreground: ink, background: paper), name)
    }
  }

  private static let dark = TerminalColors(
    depth: .rgb, foreground: .rgb(216, 218, 226), background: .rgb(22, 22, 30))

  private func check(_ host: TestHost, _ name: String) throws { try check(host.screen.svg(), name) }

  private func check(_ picture: String, _ name: String) throws {
    let file = Package.root.appending(path: "docs/images/\(name).svg")
    if ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(Package.text("docs/images/\(name).svg") == picture)
  }
}
