import Cells
import Glibc
import Testing
import TerminalUITesting

/// Links, and what a scene knows of its user, in a real terminal.
@Suite struct LinkTests {
  /// A folder with a program `xdg-open` that tells a fifo what it was asked to open.
  private func withOpener(_ body: (_ path: String, _ told: Fifo) throws -> Void) throws {
    let (told, fifo) = try Fifo.make()
    defer { told.remove() }
    var template = Array("/tmp/opener-XXXXXX".utf8CString)
    #expect(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let program = folder + "/xdg-open"
    // By another process: a program that a test starts meanwhile would inherit a descriptor that writes to the file.
    let script = "#!/bin/sh\\nfor word; do printf \"%%s|\" \"$word\"; done > \(fifo); echo > \(fifo)\\n"
    #expect(system("printf '\(script)' > \(program); chmod +x \(program)") == 0)
    defer {
      unlink(program)
      rmdir(folder)
    }
    try body(folder + ":/usr/bin:/bin", told)
  }

  @Test func `the desktop opens a link, as one word and apart from the terminal`() throws {
    try withOpener { path, told in
      let url = "https://example.org/?a=1&b='$(touch x)'"
      let terminal = try PseudoTerminal.trial("link", url, environment: ["PATH": path, "DISPLAY": ":0"])
      let place = try #require(terminal.screen.position(of: "the link"))
      #expect(terminal.screen[place.x, place.y].link == "https://example.org/?a=1&b='$(touch%20x)'")
      try terminal.send("\r")
      #expect(told.readLine(timeout: .seconds(30)) == url + "|")
      try terminal.send("q")
      #expect(try terminal.waitForEnd() == .exitCode(0))
      #expect(terminal.leftovers == [])
      #expect(terminal.screen.unknown == [])
    }
  }

  @Test(arguments: [
    ("https://example.org", ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]), ("app:settings", ["DISPLAY": ":0"]),
    ("file:///etc/passwd", ["DISPLAY": ":0"]),
  ])
  func `nothing is started without a desktop, or for another scheme`(
    url: String, environment: [String: String?]
  ) throws {
    try withOpener { path, told in
      let terminal = try PseudoTerminal.trial(
        "link", url, environment: environment.merging(["PATH": path]) { $1 })
      try terminal.send("\r")
      try terminal.send("q")
      // The app ended after the key before: it would have waited for the shell that starts the opener.
      #expect(try terminal.waitForEnd() == .exitCode(0))
      #expect(told.readLine(timeout: .milliseconds(100)) == nil)
    }
  }

  @Test func `a scene follows the focus of its window, and hears that it will be stopped`() throws {
    let terminal = try PseudoTerminal.shell(width: 60)
    try terminal.send("\(PseudoTerminal.path(ofProduct: "Trials")) link x\n")
    try terminal.waitForFirstFrame()
    try terminal.send("\u{1B}[O")
    try terminal.waitFor("phases: inactive")
    try terminal.send("\u{1B}[I")
    try terminal.waitFor("phases: inactive active")
    try terminal.send(.control("z"))
    try terminal.waitFor("saved") { $0.position(of: "saved") != nil && !$0.showsAlternateScreen }
    try terminal.send("fg\n")
    try terminal.waitFor("phases: inactive active background active")
    try terminal.send("q")
    try terminal.waitFor("main screen") { !$0.showsAlternateScreen }
  }
}
