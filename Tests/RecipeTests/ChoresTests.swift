import TerminalUIFoundation
import TerminalUITesting
import Testing

@testable import Chores

@Suite struct ChoresTests {
  private let path = FileManager.default.temporaryDirectory.appending(
    path: "chores-\(UUID().uuidString).json"
  )
  .path
  private var saved: [String]? {
    try? JSONDecoder().decode([Chore].self, from: Data(contentsOf: URL(filePath: path))).map(\.title)
  }

  @Test func `a chore is added, and saved after a pause`() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = ChoreFile(path: path)
    let host = TestHost(width: 80, height: 20) { ChoresScreen(store: ChoreStore(file: file)) }
    await host.settle { host.text.contains("No chores") }
    host.press("n", modifiers: .control)
    host.find(.textField, "Title").type("Water the plants\n")
    #expect(host.layers.isEmpty)
    await host.settle { saved == ["Water the plants"] }
    host.press("x", modifiers: .control)
    try #require(host.alert).button("Delete").press()
    #expect(host.text.contains("deleted"))
  }

  @Test(arguments: [true, false]) func `the program saves when it ends`(bySignal: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let terminal = try PseudoTerminal(width: 80, height: 20)
    try terminal.run(product: "Chores", [path])
    try terminal.waitFor("No chores")
    try terminal.send(.control("n"))
    try terminal.waitFor("Title")
    try terminal.send("Write a letter\r")
    try terminal.waitUntilGone("Add")
    if bySignal {
      #expect(try terminal.terminate(.SIGTERM) == .signal(.SIGTERM))
    } else {
      try terminal.send(.control("q"))
      #expect(try terminal.waitForEnd() == .exitCode(0))
    }
    #expect(saved == ["Write a letter"])
  }

  @Test func `a file that only its owner may read stays so, and a link is written through`() throws {
    let link = path + ".link"
    defer { for path in [path, link] { try? FileManager.default.removeItem(atPath: path) } }
    try Data("[]".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try ChoreFile(path: link).saveNow([Chore(title: "Keep a secret")])
    #expect(saved == ["Keep a secret"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }
}
