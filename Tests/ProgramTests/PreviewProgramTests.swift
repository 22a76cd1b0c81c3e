import Foundation
import TerminalUITesting
import Expectations
import Testing

/// `TERMINALUI_PREVIEW`: the previews of a program in place of its app.
@Suite struct PreviewProgramTests {
  private func run(_ preview: String?) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 100, height: 24)
    var environment: [String: String?] = PseudoTerminal.noBacktrace
    environment["TERMINALUI_PREVIEW"] = preview
    try terminal.run(product: "Trials", ["previews"], environment: environment)
    return terminal
  }

  // Developer tools E6
  @Test func `a program shows its previews`() throws {
    let terminal = try run("1")
    try terminal.waitFor("3 new")
    for title in ["PreviewsApp", "Counting", "Loaded", "Badge"] {
      expect(terminal.screen.text, contains: title, "\(terminal.screen)")
    }
    expect(terminal.screen.text, lacks: "the app itself")
    // A preview with state.
    try terminal.send(.down)
    try terminal.waitFor("1 new")
    try terminal.send(.down)
    try terminal.waitFor("loaded")
    try terminal.send(.down)
    try terminal.waitFor("0 new")
    try terminal.terminate(.SIGTERM)
    expect(terminal.leftovers, [])
  }

  @Test(arguments: [nil, "", "0"]) func `without the variable the app is shown`(value: String?) throws {
    let terminal = try run(value)
    try terminal.waitFor("the app itself")
    try terminal.terminate(.SIGTERM)
  }

  @Test func `a folder gets a picture of each view, dark and light`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try run(folder.path)
    try expect(terminal.waitForEnd(), .exitCode(0))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let stems = ["Badge-Many", "Badge-None", "Counting", "Loaded", "PreviewsApp"]
    expect(names, stems.flatMap { ["\($0)-dark.svg", "\($0)-light.svg"] })
    func picture(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    try expect(picture("Loaded-dark.svg"), contains: "loaded")
    try expect(picture("Badge-Many-light.svg"), contains: "light")
    try expect(picture("Badge-Many-light.svg"), contains: "width=\"180\" height=\"18\"")
    try expect(picture("Badge-None-dark.svg"), contains: "dark")
  }

  @Test func `a folder that can't be made is named`() throws {
    let terminal = try run("/proc/none/previews")
    try expect(terminal.waitForEnd(), .exitCode(1))
    expect(terminal.screen.text, contains: "can't make the folder /proc/none/previews")
  }
}
