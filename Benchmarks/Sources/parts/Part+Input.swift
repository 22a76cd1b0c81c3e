import TerminalUI

/// Input: bytes of a terminal become events.
extension Part {
  static var input: [Part] {
    [("keys", "abc"), ("arrows with modifiers", "\u{1B}[A\u{1B}[1;5B"), ("mouse", "\u{1B}[<35;60;20M")].map {
      name, text in
      let bytes = Array(String(repeating: text, count: 4096 / text.utf8.count).utf8)
      var decoder = InputDecoder()
      var events: [InputEvent] = []
      return Part(name: "decoding \(name)", unit: "4 KiB", bytes: bytes.count) {
        events.removeAll(keepingCapacity: true)
        decoder.feed(bytes, into: &events)
        return events.count
      }
    }
  }
}
