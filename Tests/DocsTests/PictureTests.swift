import Foundation
import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter

@Suite struct PictureTests {
  /// The picture of the README; `make record` draws it anew.
  @Test func `the picture of the counter shows the counter`() throws {
    let host = TestHost(width: 48, height: 13) { Counter() }
    host.type("+++++++")
    host.press(.tab)
    let picture = host.screen.svg()
    let file = Package.root.appending(path: "docs/images/counter.svg")
    if ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(Package.text("docs/images/counter.svg") == picture)
  }
}
