import Cells
import Glibc
import Soak
import Terminal
import Expectations
import Testing

@testable import NCursesTerminal
@testable import Presenter
@testable import Terminals

/// Descriptions of terminals are files that anything can have happened to: row 25.
@Suite struct TerminfoTests {
  /// The one that most terminals have.
  static let original: [UInt8] =
    ["/lib", "/usr/share", "/etc"].lazy
    .map { contents(of: "\($0)/terminfo/x/xterm-256color") }.first { !$0.isEmpty } ?? []

  /// All that are installed.
  static let originals: [[UInt8]] = ["/lib/terminfo", "/usr/share/terminfo"].flatMap { root in
    NCursesTests.Life.installed.map { contents(of: "\(root)/\($0.prefix(1))/\($0)") }.filter { !$0.isEmpty }
  }

  private static func contents(of path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  @Test(arguments: NCursesTests.Life.installed)
  func `every description that is installed is sound`(name: String) throws {
    let file = try #require(TerminfoFile.find(name, usesVariables: false))
    let candidate = try file.candidate(for: name)
    expect(candidate.entry?.hasPrefix("hex:"), true)
  }

  @Test func `one that ends too early is damaged`() {
    let original = Self.original
    expect(TerminfoEntry(original) != nil)
    let sound = (0..<original.count).filter { TerminfoEntry(Array(original[..<$0])) != nil }
    // Where its first part ends it is whole, with what is in that.
    expect(sound.count, atMost: 2, "\(sound)")
    expectNil(TerminfoEntry(original + [0]))
  }

  @Test func `names are those of its first line`() throws {
    let entry = try #require(TerminfoEntry(CompiledEntry(names: "one|two|in words").bytes))
    expect(entry.names, ["one", "two", "in words"])
    expect(entry.description, "one|two|in words")
  }

  @Test(arguments: [0o432, 0o1036])
  func `both formats are read, with further capabilities`(magic: Int) {
    var entry = CompiledEntry(magic: magic)
    (entry.flags, entry.numbers) = ([0, 1, 254], [80, -2, 24, -1])
    entry.furtherNumbers = [("U8", 1), ("CO", -2)]
    entry.furtherStrings = [("RGB", "8/8/8"), ("Ss", "\u{1B}[%p1%d q")]
    expect(TerminfoEntry(entry.bytes)?.names.first, "test")
  }

  static let damages: [(String, @Sendable (inout CompiledEntry) -> Void)] = [
    ("an unknown format", { $0.magic = 0o433 }),
    ("no name", { $0.names = "" }),
    ("an empty name", { $0.names = "|words" }),
    ("a name that is a path", { $0.names = "../x" }),
    ("a name of two places", { $0.names = "a:b" }),
    ("very long names", { $0.names = String(repeating: "x|", count: 300) }),
    ("a flag that is neither", { $0.flags = [2] }),
    ("more flags than there are", { $0.flags = Array(repeating: 0, count: 45) }),
    ("more numbers than there are", { $0.numbers = Array(repeating: 1, count: 40) }),
    ("more strings than there are", { $0.strings[414] = "x" }),
    ("a number below −2", { $0.numbers = [-3] }),
    ("tabs of no width", { $0.numbers = [80, 0] }),
    (
      "a palette of millions",
      {
        $0.magic = 0o1036
        $0.numbers = Array(repeating: -1, count: 13) + [1 << 24]
      }
    ),
    ("a parameter shown as text", { $0.strings[10] = "%p1%s" }),
    ("the length of a parameter", { $0.strings[10] = "%p1%l%d" }),
    ("a parameter that isn't there", { $0.strings[131] = "%p0%d" }),
    ("a division by a parameter", { $0.strings[359] = "%p1%p2%/%d" }),
    ("a division by 0", { $0.strings[359] = "%p1%{0}%/%d" }),
    ("a very wide number", { $0.strings[10] = "%p1%1000d" }),
    ("a constant without an end", { $0.strings[10] = "%{12" }),
    ("a huge constant", { $0.strings[10] = "%{2147483648}%d" }),
    ("a letter without an end", { $0.strings[10] = "%'" }),
    ("a percent sign at the end", { $0.strings[10] = "%i%p1%d%" }),
    ("an operation that isn't one", { $0.strings[10] = "%p1%y" }),
    ("parameters in a string that has none", { $0.strings[2] = "%p1%s" }),
    ("a delay of minutes", { $0.strings[5] = "\u{1B}[H$<100000/>" }),
    ("a delay of seconds for each row", { $0.strings[7] = "\u{1B}[J$<2000*/>" }),
    ("a further name twice", { $0.furtherStrings = [("AX", "x"), ("AX", "y")] }),
    ("a further name that is empty", { $0.furtherStrings = [("", "x")] }),
    ("a further name of two words", { $0.furtherNumbers = [("A X", 1)] }),
    ("colours of many bits", { $0.furtherNumbers = [("RGB", 300)] }),
    ("colours of no bits", { $0.furtherStrings = [("RGB", "8/0/8")] }),
    ("a cursor's shape as text", { $0.furtherStrings = [("Ss", "%p1%s")] }),
  ]

  @Test(arguments: damages.indices) func `it is damaged if it has`(index: Int) {
    var entry = CompiledEntry()
    expect(TerminfoEntry(entry.bytes) != nil)
    Self.damages[index].1(&entry)
    expectNil(TerminfoEntry(entry.bytes), "\(Self.damages[index].0)")
  }

  @Test func `strings and names lie in their tables, with an end`() {
    var entry = CompiledEntry()
    entry.furtherStrings = [("AX", "value")]
    let bytes = entry.bytes
    // The offsets: of `clear` behind five absent strings, of the value and of the name near the end.
    let first = 12 + entry.names.utf8.count + 1 + (entry.names.utf8.count + 1) % 2 + 10
    let further = bytes.count - 4 - "value\u{0}AX\u{0}".utf8.count
    for position in [first, further, further + 2] {
      for offset in [-3, 4_000, 32_767] {
        var damaged = bytes
        damaged[position] = UInt8(truncatingIfNeeded: offset)
        damaged[position + 1] = UInt8(truncatingIfNeeded: offset >> 8)
        expectNil(TerminfoEntry(damaged), "\(offset) at \(position)")
      }
    }
    expectNil(TerminfoEntry(Array(bytes.dropLast()) + [65]))
  }

  @Test(arguments: [
    "\u{1B}[%i%p1%d;%p2%dH", "%p1%{8}%m%d", "%?%p1%{8}%<%t3%p1%d%e38;5;%p1%d%;m", "%p1%' '%+%c", "%p1%02d",
    "%p1%:-2d%p1%2.2x", "%gA%PB%%%i", "%p1%{256}%/%{255}%&%d", "",
  ])
  func `strings with parameters of every kind are sound`(text: String) {
    expect(TerminfoString.canBeFilled(Array(text.utf8)[...]))
  }

  @Test(arguments: [
    ("\u{1B}[m$<2>", "\u{1B}[m"), ("a$<1.5*/>b$<3>", "ab"), ("$", "$"), ("$<", "$<"), ("$<x>", "$<x>"),
    ("$<5", "$<5"),
    ("$<$<1>", "$<"), ("", ""),
  ])
  func `padding isn't written`(text: String, bytes: String) {
    expect(TerminfoString.withoutPadding(Array(text.utf8)), Array(bytes.utf8))
  }
}

extension NCursesTests {
  @Suite struct Descriptions {
    @Test func `a description in the variable itself is read`() throws {
      let environment = Environment([
        "TERMINFO": "hex:" + hexadecimal(CompiledEntry(names: "carried|x").bytes)
      ])
      defer { environment.restore() }
      let file = try #require(TerminfoFile.find("carried", usesVariables: true))
      expect(file.path, "$TERMINFO")
      let candidate = try file.candidate(for: "carried")
      expect(candidate.name, "carried")
      expectNil(TerminfoFile.find("carried", usesVariables: false))
      // It describes another terminal.
      expect(TerminfoFile.find("xterm-256color", usesVariables: true)?.path, not: "$TERMINFO")
    }

    @Test(arguments: ["hex:1A0", "hex:zz", "b64:", "b64:!", "hex:" + String(repeating: "0", count: 70_000)])
    func `what isn't a description in the variable is damaged`(value: String) throws {
      let environment = Environment(["TERMINFO": value])
      defer { environment.restore() }
      let file = try #require(TerminfoFile.find("xterm-256color", usesVariables: true))
      #expect(throws: TerminalError.damagedDescription(name: "xterm-256color", file: "$TERMINFO")) {
        try file.candidate(for: "xterm-256color")
      }
    }

    @Test func `our own descriptions are sound`() throws {
      for (name, entry) in [
        ("terminalui-xterm", TerminfoEntries.xterm), ("terminalui-tmux", TerminfoEntries.tmux),
      ] {
        let environment = Environment(["TERMINFO": entry.description])
        defer { environment.restore() }
        let file = try #require(TerminfoFile.find(name, usesVariables: true))
        let candidate = try file.candidate(for: name)
        expect(candidate.name, name)
      }
    }

    /// Damages a description: a few bytes, a piece, two pieces exchanged, or a number.
    static func damaged(_ original: [UInt8], by random: inout SplitMix64) -> [UInt8] {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = .random(in: 0...255, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes[index] = Array("%%%%pdslPg'{}/m0123456789i?te;$<>*".utf8).randomElement(using: &random)!
        case 3:
          let other = Int.random(in: 0..<bytes.count, using: &random)
          for offset in 0..<Int.random(in: 1...16, using: &random)
          where max(index, other) + offset < bytes.count { bytes.swapAt(index + offset, other + offset) }
        default:
          let even = index & ~1
          if even + 1 < bytes.count {
            let value = [-3, -2, -1, 0, 1, 127, 256, 4096, 32767].randomElement(using: &random)!
            bytes[even] = UInt8(truncatingIfNeeded: value)
            bytes[even + 1] = UInt8(truncatingIfNeeded: value >> 8)
          }
        }
      }
      return bytes
    }

    // ncurses crashes on some that are damaged, and then this process with it.
    @Test(.enabled(if: !TerminfoTests.originals.isEmpty))
    func `what is found sound can be drawn with`() throws {
      let count = Soak.count(400, 20_000)
      var random = SplitMix64(seed: 25)
      var used = 0
      for number in 0..<count {
        let bytes = Self.damaged(TerminfoTests.originals[number % TerminfoTests.originals.count], by: &random)
        guard let name = TerminfoEntry(bytes)?.names.first else { continue }
        let environment = Environment(["TERM": name, "TERMINFO": "hex:" + hexadecimal(bytes)])
        defer { environment.restore() }
        let terminal = PseudoTerminal(size: Size(width: 40, height: 8))
        let backend = TestedTerminal.make(input: terminal.slave, output: terminal.slave)
        do {
          try backend.start()
        } catch {
          // Its cursor can't be placed, or ncurses wants none of it.
          expect(
            error == .unusableTerminalType(name) || error == .unknownTerminalType(name), "\(number): \(error)"
          )
          continue
        }
        used += 1
        var buffer = CellBuffer(size: backend.size)
        for y in 0..<8 {
          buffer.write(
            "row \(y) 漢字 👩‍🚀\(number)", at: Point(x: y, y: y),
            style: Style(
              foreground: .rgb(UInt8(truncatingIfNeeded: number), 20, 30),
              background: .indexed(UInt8(y * 30)),
              attributes: TextAttributes(rawValue: UInt8(1 << (y % 7)))),
            clip: buffer.bounds)
        }
        let runs = (0..<8).map { CellRun(x: 0, y: $0, count: 40) }
        backend.write(runs, of: buffer, cursor: Cursor(position: Point(x: 3, y: 3), shape: .bar))
        terminal.resize(to: Size(width: 30, height: 6))
        var events: [InputEvent] = []
        backend.release()
        backend.resume()
        backend.readEvents(into: &events)
        _ = terminal.readAvailable()
        backend.outputIsWritable()
        backend.write(runs, of: buffer, cursor: nil)
        backend.stop()
        expect(terminal.settings, PseudoTerminal().settings)
      }
      expect(used, above: count / 50)
      if count > 400 { print("\(used) of \(count) damaged descriptions were drawn with") }
    }
  }
}
