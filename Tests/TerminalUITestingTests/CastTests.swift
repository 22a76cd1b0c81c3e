import Cells
import Expectations
import Foundation
import Terminal
import TerminalUI
import TerminalUITesting
import Terminals
import Testing

/// Recordings: what is written, what is left out, and what is read again.
@Suite struct CastTests {
  private static let file = URL(filePath: NSTemporaryDirectory()).appending(
    path: "casts-\(UUID().uuidString)")

  private func path() -> String { "\(Self.file.path)-\(UUID().uuidString).cast" }

  private func recorder(
    _ path: String, limit: Int = CastFile.limit, onProblem: @escaping (String) -> Void = { _ in }
  ) -> CastRecorder {
    let header = CastHeader(
      size: Size(width: 20, height: 3), type: "xterm", command: "app", start: .microseconds(5_000_001),
      environment: [("TZ", "Asia/Tokyo"), ("LANG", "de\"\u{1B}")], depth: .rgb)
    return CastRecorder(header, path: path, crashPath: nil, limit: limit, onProblem: onProblem)
  }

  private func send(_ text: String, to recorder: CastRecorder) {
    Array(text.utf8).withUnsafeBytes { recorder.send($0) }
  }

  // MARK: Events

  private static let keys: [KeyEquivalent] =
    [
      "a", "A", "é", "日", "•", " ", "+", .return, .tab, .escape, .delete, .deleteForward, .upArrow,
      .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .insert, .menu, .clear, .pause,
    ] + (1...24).map { .function($0) }

  @Test func `a key is read again as it was`() {
    let all: [EventModifiers] = [
      [], .shift, .control, .option, [.control, .shift], [.control, .option], .command,
    ]
    var wrong: [String] = []
    for key in Self.keys {
      for modifiers in all {
        for phase in [KeyPress.Phases.down, .repeat, .up] {
          let event = InputEvent.key(KeyPress(key: key, modifiers: modifiers, phase: phase))
          let text = CastInput.text(of: event) ?? ""
          if CastInput.events(of: text) != [event] { wrong.append("\(event): \(text.debugDescription)") }
        }
      }
    }
    expect(wrong, [])
  }

  @Test func `whatever a terminal sends is read again as it was`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let sequences = [
      "aZ9é日\u{1}\u{0}\r\t\u{7F}\u{1F}", "\u{1B}x\u{1B}\r\u{1B}\u{3}",
      "\u{1B}[A\u{1B}[1;5D\u{1B}OP\u{1B}[15;2~\u{1B}[Z",
      "\u{1B}[97;5u\u{1B}[1089::99;5u\u{1B}[57400;129u\u{1B}[97;1:3u\u{1B}[13;5u",
      "\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[<35;1;1M",
      "\u{1B}[<65;1;2M\u{1B}[<20;1;2M\u{1B}[<128;1;2M", "\u{1B}[200~pasted\ntext\u{1B}[201~\u{1B}[I\u{1B}[O",
    ]
    for sequence in sequences { decoder.feed(Array(sequence.utf8), into: &events) }
    expect(events.count > 25)
    for event in events { expect(CastInput.events(of: CastInput.text(of: event) ?? ""), [event]) }
  }

  @Test func `colours are the terminal's answers`() {
    let colors = [
      TerminalColors(depth: .rgb, foreground: .rgb(1, 2, 200), background: .rgb(0, 0, 0), scheme: .dark),
      TerminalColors(depth: .rgb, scheme: .light), TerminalColors(depth: .rgb),
    ]
    for colors in colors {
      let text = CastInput.text(of: .colors(colors)) ?? ""
      expect(CastInput.events(of: text, depth: .rgb), [.colors(colors)])
    }
  }

  @Test func `what is typed and pasted where it is secret is a bullet a character`() {
    let typed = InputEvent.key(KeyPress(key: "Q", characters: "Q", modifiers: .shift))
    expect(CastInput.text(of: CastInput.hidden(typed)), "•")
    expect(CastInput.text(of: CastInput.hidden(.paste("pässword"))), "\u{1B}[200~••••••••\u{1B}[201~")
    let up = InputEvent.key(KeyPress(key: "q", phase: .up))
    expect(CastInput.text(of: CastInput.hidden(up)) ?? "", contains: "8226")
    for key in [
      InputEvent.key(KeyPress(key: .return)), .key(KeyPress(key: "c", modifiers: .control)), .focus(true),
    ] {
      expect(CastInput.hidden(key), key)
    }
  }

  // MARK: Files

  @Test func `a recording has the header, the steps and the end`() throws {
    let path = path()
    defer { unlink(path) }
    let recorder = recorder(path)
    send("\u{1B}[?1049h\u{1B}[cfirst\u{1B}]11;?\u{1B}\\ \"frame\"", to: recorder)
    recorder.end(isWhole: true, didWork: true)
    recorder.begin(at: .microseconds(1_500_000))
    recorder.note(.key(KeyPress(key: "a")), isSecret: false)
    send("\u{1B}]52;c;c2VjcmV0\u{1B}\\sec", to: recorder)
    recorder.end(isWhole: false, didWork: true)
    recorder.begin(at: .microseconds(1_500_040))
    recorder.note(.resize(Size(width: 30, height: 4)), isSecret: false)
    send("ond", to: recorder)
    recorder.end(isWhole: true, didWork: true)
    recorder.begin(at: .microseconds(2_000_000))
    recorder.end(isWhole: true, didWork: false)
    recorder.finish(3)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    expect(
      Array(lines.dropFirst()),
      [
        #"[0.000000,"o","\u001b[?1049hfirst \"frame\""]"#, #"[1.500000,"i","a"]"#, #"[0.000040,"r","30x4"]"#,
        #"[0.000000,"o","second"]"#, #"[0.499960,"x","3"]"#,
      ])
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    expect(header["version"] as? Int, 3)
    expect(header["timestamp"] as? Int, 978_307_205)
    expect((header["env"] as? [String: String])?["LANG"], "de\"\u{1B}")
    let cast = try Cast(contentsOf: path)
    expect(cast.description, contains: "3 steps")
    let status = try FileManager.default.attributesOfItem(atPath: path)
    expect(status[.posixPermissions] as? Int, 0o600)
  }

  @Test func `the terminal's colours come into the header when it has said them`() throws {
    let path = path()
    defer { unlink(path) }
    let recorder = recorder(path)
    let before = try Data(contentsOf: URL(filePath: path)).count
    recorder.note(
      .colors(TerminalColors(depth: .rgb, foreground: .rgb(255, 0, 9), background: .rgb(0, 0, 0))),
      isSecret: false)
    recorder.finish(0)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    expect(lines[0].utf8.count + 1, before)
    let header = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    let theme = (header["term"] as? [String: Any])?["theme"] as? [String: String]
    expect(theme?["fg"], "#ff0009")
    expect(theme?["palette"]?.split(separator: ":").count, 16)
  }

  /// Files that a recording doesn't take.
  enum Refused: CaseIterable { case link, hardLink, folder, pipe, nowhere, full }

  @Test(arguments: Refused.allCases) func `a file that isn't the user's own is left alone`(kind: Refused)
    throws
  {
    let (path, other) = (path(), self.path())
    defer { for path in [path, other] { try? FileManager.default.removeItem(atPath: path) } }
    try Data("theirs".utf8).write(to: URL(filePath: other))
    var target = path
    switch kind {
    case .link: symlink(other, path)
    case .hardLink: link(other, path)
    case .folder: mkdir(path, 0o700)
    case .pipe: mkfifo(path, 0o600)
    case .nowhere: target = path + "/no/such.cast"
    case .full: target = "/dev/full"
    }
    var problems: [String] = []
    let recorder = recorder(target) { problems.append($0) }
    send("frame", to: recorder)
    recorder.end(isWhole: true, didWork: true)
    recorder.finish(0)
    expect(problems.count, 1)
    expect(problems.first ?? "", contains: "TerminalUI: the file of TERMINALUI_CAST can't be written: ")
    expect(try String(contentsOfFile: other, encoding: .utf8), "theirs")
  }

  @Test func `a file that is refused is closed again`() throws {
    let (path, other) = (path(), self.path())
    defer { for path in [path, other] { unlink(path) } }
    try Data("theirs".utf8).write(to: URL(filePath: other))
    link(other, path)
    recorder(path).finish(0)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
    expect(!open.isEmpty && !open.contains { $0 == path || $0 == other })
  }

  @Test func `a recording is bounded, and one line says so`() throws {
    let path = path()
    defer { unlink(path) }
    var problems: [String] = []
    let recorder = recorder(path, limit: 4_000) { problems.append($0) }
    for moment in 1...1_000 {
      recorder.begin(at: .milliseconds(moment))
      send("frame \(moment)", to: recorder)
      recorder.end(isWhole: true, didWork: true)
    }
    recorder.finish(0)
    expect(problems.count, 1)
    expect(problems.first ?? "", contains: "it is full")
    let size = try Data(contentsOf: URL(filePath: path)).count
    expect((3_000...4_000), contains: size)
    _ = try Cast(contentsOf: path)
  }

  // MARK: Reading

  @Test(
    arguments: [
      ("", "it is empty"), ("{}", ":1: it is no asciicast of version 3"),
      (#"{"version":2,"width":80,"height":24}"#, ":1: it is no asciicast of version 3"),
      (#"{"version":3,"term":{"cols":80,"rows":24}}"#, "it wasn't made by TERMINALUI_CAST"),
      (#"{"version":3,"term":{"cols":0,"rows":24},"terminalui":{"time":"0"}}"#, "`cols` of 1…2000"),
      (#"{"version":3,"term":{"cols":80,"rows":24},"terminalui":{"time":"soon"}}"#, "`time` is no number"),
      (
        #"{"version":3,"term":{"cols":80,"rows":24},"terminalui":{"time":"0","cut":true}}"#,
        "its first events are gone"
      ),
      (#"{"version":3,"term":{"cols":80,"rows":24},"terminalui":{"time":"0","region":true}}"#, "InlineGroup"),
      (Self.good + "\n[1,\"o\"]", ":2: an event is"), (Self.good + "\n[-1,\"o\",\"\"]", ":2: an event is"),
      (Self.good + "\n\n[1,\"r\",\"0x9\"]", "a size is COLUMNSxROWS"),
      (Self.good + "\n[1,\"x\",\"well\"]", ":2: an exit code is a number"),
      (Self.good + String(repeating: "\n[999999999,\"o\",\"\"]", count: 20), "it is longer than 285 years"),
    ])
  func `a damaged recording is refused with its line`(text: String, reason: String) {
    do {
      _ = try Cast(text: text, name: "a.cast")
      expect(false, "it was read")
    } catch {
      expect("\(error)", contains: reason)
    }
  }

  private static let good = #"{"version":3,"term":{"cols":80,"rows":24},"terminalui":{"time":"0"}}"#
}
