import Expectations
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  @Test(arguments: KeyTable.all)
  func `a sequence is one event`(sequence: String, event: String) {
    expect(decoded(bytes(sequence)), [event])
  }

  @Test(arguments: KeyTable.all)
  func `a sequence means the same wherever it is cut`(sequence: String, event: String) {
    let all = bytes(sequence)
    for offset in 0...all.count {
      expect(decoded(Array(all[..<offset]), Array(all[offset...])), [event], "cut at \(offset)")
    }
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in all { decoder.feed([byte], into: &events) }
    decoder.timeout(into: &events)
    expect(events.map(\.description), [event])
  }

  @Test(arguments: KeyTable.all)
  func `a sequence leaves nothing behind`(sequence: String, event: String) {
    expect(
      decoded(bytes(sequence + "xy"), timeout: false).suffix(2) == ["key x", "key y"] || sequence == "^[")
  }

  @Test func `all sequences in a row keep their order`() {
    // An Escape key would take what follows for its own, so it stays out.
    let table = KeyTable.all.filter { $0.0 != "^[" }
    expect(decoded(bytes(table.map(\.0).joined())), table.map(\.1))
  }

  @Test(arguments: 0..<40)
  func `random bytes give the same events however they are cut`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sequences = KeyTable.all.map { bytes($0.0) }
    let special: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x5D, 0x50, 0x3B, 0x3C, 0x3A, 0x24, 0x4D, 0x7E, 0x07, 0x5C, 0x30, 0xE2, 0xF0, 0x9B,
    ]
    var input: [UInt8] = []
    for _ in 0..<400 {
      switch random.next() % 6 {
      case 0: input += sequences.randomElement(using: &random) ?? []
      case 1: input += (sequences.randomElement(using: &random) ?? []).dropLast()
      case 2, 3: input.append(special.randomElement(using: &random) ?? 0x1B)
      default: input.append(UInt8.random(in: 0...255, using: &random))
      }
    }
    var whole: [InputEvent] = []
    var decoder = InputDecoder()
    decoder.expectedReplies = .init(rawValue: .max)
    var cut = decoder
    decoder.feed(input, into: &whole)
    var pieces: [InputEvent] = []
    var rest = input[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      cut.feed(Array(rest.prefix(count)), into: &pieces)
      rest = rest.dropFirst(count)
    }
    decoder.giveUp(into: &whole)
    cut.giveUp(into: &pieces)
    expect(whole, pieces)
    expect(decoder.replies, cut.replies)
  }

  @Test func `keys of the terminal's description win over the built-in ones`() {
    let decoder = InputDecoder(keys: [
      [0x08]: .delete, bytes("^[[224z"): .f1, bytes("^[[A"): .f9, bytes("^[Ox"): .home, bytes("^[q"): .f12,
    ])
    expect(
      decoded(bytes("\u{8}^[[224z^[[A^[Ox^[q^[[B"), by: decoder),
      [
        "key delete", "key f1", "key f9", "key home", "key f12", "key down",
      ])
  }
}

@Suite struct EscapeKeyTests {
  @Test func `an ESC byte waits, then it is the Escape key`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed([0x1B], into: &events)
    expect(decoder.needsTimeout)
    expectEmpty(events)
    decoder.timeout(into: &events)
    expect(events, [.key(KeyPress(key: .escape))])
    expect(!decoder.needsTimeout)
  }

  @Test func `a held Escape key is as many presses as bytes`() {
    expect(decoded(bytes("^[^[^[^[^[")), Array(repeating: "key escape", count: 5))
  }

  @Test func `two ESC and a letter are Escape and Alt`() {
    expect(decoded(bytes("^[^[x")), ["key escape", "key alt-x"])
  }

  @Test(arguments: ["^[[<0;1;1M", "^[[I", "^[[1;5A", "^[[200~x^[[201~"])
  func `ESC before what can't have Alt is a key of its own`(sequence: String) {
    expect(decoded(bytes("^[" + sequence)), ["key escape"] + decoded(bytes(sequence)))
  }

  @Test(arguments: ["^[[", "^[[1", "^[[1;5", "^[[<0;3", "^[O", "^[]11;rgb", "^[P>|", "^[]", "^[[200~a"])
  func `a sequence that has begun is never cut short into keys`(begun: String) {
    expect(decoded(bytes(begun)), [])
  }

  @Test(arguments: [
    ("^[[", "key alt-["), ("^[O", "key alt-shift-O"), ("^[]", "key alt-]"), ("^[P", "key alt-shift-P"),
  ])
  func `a sequence that only began was Alt, after long`(begun: String, event: String) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes(begun), into: &events)
    expect(decoder.pending, .sequence)
    decoder.giveUp(into: &events)
    expect(events.map(\.description), [event])
  }

  @Test(arguments: ["^[[1;", "^[[<0;", "^[]11;rgb", "^[P>|", "^[[M!", "^[[["])
  func `a sequence that never ends is dropped, after long`(begun: String) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes(begun), into: &events)
    decoder.giveUp(into: &events)
    decoder.feed(bytes("x"), into: &events)
    decoder.timeout(into: &events)
    expect(events.map(\.description), ["key x"])
    expect(decoder.pending, .nothing)
  }

  // Mend L6.
  @Test(arguments: [
    ("^[[?62", ";1;22c"), ("^[[24", ";80R"), ("^[[?2026;2", "0$y"), ("^[]11;rgb:1e1e/1e", "1e/2e2e^[\\"),
    ("^[]11;rgb:1e1e/1e", "1e/2e2e\u{7}"), ("^[P>|XTe", "rm(380)^[\\"), ("^[[<0;1", "2;3M"),
    ("^[]2;a", "bé^[\\"),
  ])
  func `an answer that is torn by more than a second is no key`(first: String, rest: String) {
    let rest = bytes(rest)
    for offset in 0...rest.count {
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      decoder.feed(bytes(first), into: &events)
      decoder.giveUp(into: &events)
      expect(decoder.pending, .nothing)
      decoder.feed(Array(rest[..<offset]), into: &events)
      decoder.feed(Array(rest[offset...]), into: &events)
      decoder.feed(bytes("x"), into: &events)
      decoder.timeout(into: &events)
      expect(events.map(\.description), ["key x"], "cut at \(offset)")
    }
  }

  // Mend L6.
  @Test(arguments: [
    ("^[[?62", "5", ["key 5"]), ("^[[?62", "q", ["key q"]),
    ("^[]11;rgb", "hello", "hello".map { "key \($0)" }),
    ("^[]11;rgb", "^[", ["key escape"]), ("^[]11;rgb", "^[[A", ["key up"]),
    ("^[]11;rgb", "\r", ["key return"]),
    ("^[P>|", "é^[^[", ["key é", "key escape", "key escape"]),
    ("^[[1;", "^[[<0;1;1M", ["mouse down left (0, 0)"]),
    ("^[]11;rgb", "\u{3}", ["key ctrl-c"]), ("^[[1;5", "12\r", ["key 1", "key 2", "key return"]),
  ])
  func `what is typed after a sequence that was given up is keys`(
    begun: String, typed: String, keys: [String]
  ) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes(begun), into: &events)
    decoder.giveUp(into: &events)
    for byte in bytes(typed) { decoder.feed([byte], into: &events) }
    decoder.timeout(into: &events)
    expect(events.map(\.description), keys)
    expect(decoder.pending, .nothing)
  }
}

@Suite struct BrokenSequenceTests {
  @Test(arguments: [
    "^[[99~", "^[[999999999999999999999999~", "^[[1;2;3;4;5;6x", "^[[?1;2c", "^[[>0;276;0c", "^[[24;80R",
    "^[[?2026;2$y",
    "^[[4;1$y", "^[[?1u", "^[[8;24;80t", "^[]11;rgb:1e1e/1e1e/2e2e^[\\", "^[]11;rgb:ff/ff/ff\u{7}",
    "^[]52;c;cm0gLXJm\u{7}",
    "^[P>|XTerm(380)^[\\", "^[P1$r0m^[\\", "^[_Gi=1;OK^[\\", "^[^ hi^[\\", "^[X hi^[\\", "^[[57441u",
    "^[[57428u",
    "^[[57344u", "^[[1114112u", "^[[55296u", "^[[u", "^[[;u", "^[Oz", "^[[=1u", "^[[2;3A", "^[[-1~",
  ])
  func `what is unknown or unasked is dropped`(sequence: String) {
    expect(decoded(bytes(sequence + "x")), ["key x"])
  }

  @Test(arguments: [
    "^[[<M", "^[[<;;M", "^[[<0;0M", "^[[<0;1;1;1M", "^[[<-1;1;1M", "^[[<0;-1;1M", "^[[<0;65536;1M",
    "^[[<256;1;1M",
    "^[[<0;99999999999999999999;1M", "^[[<3;1;1M", "^[[<64;1;1m", "^[[<96;1;1M", "^[[<192;1;1M",
    "^[[<0;1;1 M",
    "^[[<a", "^[[<0:1;1;1:2x",
  ])
  func `a malformed mouse report is dropped`(sequence: String) {
    expect(decoded(bytes(sequence + "x")), ["key x"])
  }

  @Test func `a release without a button is that of the last one down`() {
    expect(
      decoded(bytes("^[[M\"!!^[[M#!!")), ["mouse down right (0, 0)", "mouse up right (0, 0)"])
  }

  @Test func `bytes above 127 are positions in an X10 report`() {
    expect(decoded([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x80]), ["mouse down left (222, 95)"])
  }

  @Test(arguments: [
    ("^[[1;^[[A", ["key up"]), ("^[[12\r", ["key return"]), ("^[[\u{3}", ["key ctrl-c"]),
    ("^[O\r", ["key return"]),
    ("^[]11;^[[A", ["key up"]), ("^[]\u{3}", ["key alt-]", "key ctrl-c"]), ("^[[M!^[[A", ["key up"]),
    ("^[[[^[[A", ["key up"]),
    ("^[[[x", ["key x"]), ("^[]0;é", []), ("^[[é", ["key é"]), ("^[^[[\r", ["key escape", "key return"]),
    ("^[P^[^[[A", ["key alt-shift-P", "key alt-up"]), ("^[[1\u{18}a", ["key ctrl-x", "key a"]),
  ])
  func `a key ends a sequence that is broken off`(sequence: String, events: [String]) {
    expect(decoded(bytes(sequence)), events)
  }

  // Mend L6.
  @Test(arguments: [
    "^[]11;rgb:\u{3}1e/1e^[\\", "^[]2;rm\r\n\u{4}^[\\", "^[P>|X\u{3}\u{1A}Term\u{18}^[\\", "^[]0;a\u{3}\u{7}",
    "^[_Ga\r^[\\",
  ])
  func `a control in a string is no key`(string: String) {
    expect(decoded(bytes(string + "x")), ["key x"])
  }

  @Test func `an endless string takes no memory, and the next key works`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("^[]1"), into: &events)
    let block = [UInt8](repeating: 0x41, count: 1 << 16)
    for _ in 0..<16 { decoder.feed(block, into: &events) }
    expect(decoder.collected.count, atMost: 4096)
    decoder.feed(bytes("^[[A"), into: &events)
    expect(events.map(\.description), ["key up"])
  }

  @Test func `an endless sequence takes no memory, and the next key works`() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes("^[["), into: &events)
    decoder.feed([UInt8](repeating: 0x31, count: 1 << 16), into: &events)
    expect(decoder.collected.count, atMost: 256)
    decoder.feed(bytes("m^[[A"), into: &events)
    expect(events.map(\.description), ["key up"])
  }
}
