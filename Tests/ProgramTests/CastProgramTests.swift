import Cells
import Expectations
import Foundation
import TerminalUITesting
import Testing

/// Recordings of built programs, by each presenter: what `TERMINALUI_CAST` and a crash leave.
@Suite struct CastProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "casts-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func end() { try? FileManager.default.removeItem(at: folder) }

  /// The events of a file with a code, as their data.
  private func events(_ code: String, in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
      return event?[1] as? String == code ? event?[2] as? String : nil
    }
  }

  /// Runs the program with the fields, types into both, and ends it.
  private func record(
    _ file: URL, _ environment: [String: String?] = [:], end: PseudoTerminal.Key = .control("q")
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 40, height: 8)
    try terminal.run(
      product: "Trials", ["secret"],
      environment: environment.merging(["TERMINALUI_CAST": file.path, "SWIFT_BACKTRACE": "enable=no"]) {
        one, _ in one
      })
    try terminal.waitFor("Password")
    try terminal.send("Ada\t")
    try terminal.waitFor("Ada")
    try terminal.send("open ")
    try terminal.paste("sesame")
    try terminal.waitFor("right")
    try terminal.resize(width: 50, height: 9)
    try terminal.waitFor("50 columns") { $0.size.width == 50 && $0.text.contains("right") }
    try terminal.send(end)
    return terminal
  }

  // Tools E4
  @Test(arguments: ["", "stream"]) func `input, output, sizes and the end are recorded`(backend: String)
    throws
  {
    defer { end() }
    let file = folder.appending(path: "a.cast")
    let terminal = try record(file, ["TERMINALUI_BACKEND": backend])
    try expect(terminal.waitForEnd(), .exitCode(0))
    // The terminal's answer comes between any two.
    let input = try events("i", in: file).filter { !$0.hasSuffix("\u{1B}[?1c") }.joined()
    expect(input, contains: "Ada\t•••••\u{1B}[200~••••••\u{1B}[201~")
    expect(try events("r", in: file), ["50x9"])
    expect(try events("x", in: file), ["0"])
    let text = try String(contentsOf: file, encoding: .utf8)
    expect(!text.contains("sesame") && !text.contains("open"))
    // What is shown is what the events say, and it is gone in the end.
    var screen = TerminalEmulator(width: 40, height: 8)
    let output = try events("o", in: file)
    screen.resize(width: 50, height: 9)
    for text in output.dropLast() { screen.feed(text) }
    expect(screen.text, contains: "right")
    screen.feed(output.last ?? "")
    expect(screen.changesLeft, [])
    expect(screen.replies, [])
  }

  @Test func `a region below the prompt is recorded too`() throws {
    defer { end() }
    let file = folder.appending(path: "a.cast")
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run(product: "Trials", ["inline"], environment: ["TERMINALUI_CAST": file.path])
    try terminal.waitFor("row 2 of 3")
    try terminal.send("c+q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(try events("i", in: file).filter { $0.count == 1 }, ["c", "+", "q"])
    expect(try events("o", in: file).joined(), contains: "row 3 of 4")
    expect(try events("x", in: file), ["0"])
    do {
      _ = try Cast(contentsOf: file.path)
      expect(false, "it was read")
    } catch {
      expect("\(error)", contains: "it is of an InlineGroup")
    }
  }

  @Test func `a file that can't be written is told in a line, and the app goes on`() throws {
    defer { end() }
    let terminal = try record(folder.appending(path: "no/such/folder.cast"))
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(
      terminal.screen.trimmedText,
      contains: "TerminalUI: the file of TERMINALUI_CAST can't be")
  }

  @Test func `a crash of a debug build leaves the last events`() throws {
    defer { end() }
    let terminal = try record(
      folder.appending(path: "a.cast"), ["TERMINALUI_CAST": nil, "TMPDIR": folder.path], end: .control("x"))
    _ = try terminal.waitForEnd()
    expect(terminal.leftovers, [])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(files.count, 1)
    let file = folder.appending(path: files.first ?? "")
    expect(
      terminal.screen.text.replacing("\n", with: ""), contains: "the last events before the crash are in")
    expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int, 0o600)
    expect(try events("i", in: file).last, "\u{18}")
    expect((132...134).contains(Int(try events("x", in: file).last ?? "") ?? 0))
    expect(!(try String(contentsOf: file, encoding: .utf8)).contains("sesame"))
    _ = try Cast(contentsOf: file.path)
  }

  @Test func `after many events a crash leaves the last thousand`() throws {
    defer { end() }
    let terminal = try PseudoTerminal(width: 40, height: 8)
    try terminal.run(
      product: "counter",
      environment: ["TERMINALUI_CAST": nil, "TMPDIR": folder.path, "SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("Count: 0")
    for round in 1...20 {
      try terminal.send(String(repeating: "+", count: 60))
      try terminal.waitFor("Count: \(round * 60)")
    }
    terminal.signal(.SIGSEGV)
    _ = try terminal.waitForEnd()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let file = folder.appending(path: files.first ?? "")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    expect(lines.count, 1_002)
    expect(String(lines[0]), contains: #""cut":true"#)
    expect(try events("x", in: file), ["139"])
    do {
      _ = try Cast(contentsOf: file.path)
      expect(false, "it was read")
    } catch {
      expect("\(error)", contains: "its first events are gone")
    }
  }
}
