internal import Glibc

/// Bracketed paste: the text between `CSI 200 ~` and `CSI 201 ~` is one string, with any content.
extension InputDecoder {
  /// The bytes that end a paste.
  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Called at the marker that begins a paste.
  mutating func beginPaste() {
    state = .paste
    collected.removeAll(keepingCapacity: true)
    markerCount = 0
    isTooLong = false
  }

  /// Takes the paste's part of `bytes` and returns how many bytes that was.
  mutating func collectPaste(_ bytes: UnsafeBufferPointer<UInt8>, into events: inout [InputEvent]) -> Int {
    var position = 0
    while position < bytes.count {
      if bytes[position] == Self.endMarker[markerCount] {
        position += 1
        markerCount += 1
        guard markerCount == Self.endMarker.count else { continue }
        markerCount = 0
        endPaste(into: &events)
        return position
      }
      if markerCount > 0 {
        // ESC is only at the marker's beginning, so the matched bytes are text, and this byte is looked at again.
        keepPartOfMarker()
        continue
      }
      let rest = UnsafeBufferPointer(rebasing: bytes[position...])
      let count = rest.firstIndex(of: 0x1B, orEnd: rest.count)
      keep(UnsafeBufferPointer(rebasing: rest[..<count]))
      position += count
    }
    return position
  }

  /// Called when bytes looked like the end marker and weren't: they are text.
  private mutating func keepPartOfMarker() {
    let count = markerCount
    markerCount = 0
    Self.endMarker.withUnsafeBufferPointer { keep(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = min(bytes.count, Self.pasteLimit - collected.count)
    if bytes.count > count { isTooLong = true }
    collected.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<count]))
  }

  /// Ends the paste with the bytes so far; line ends become `\n`, as everywhere else in a program.
  mutating func endPaste(into events: inout [InputEvent]) {
    keepPartOfMarker()
    if isTooLong {
      truncatedPasteCount += 1
      removePartOfCharacter()
    }
    state = .ground
    events.append(.paste(String(decoding: withUnixLineEnds(), as: UTF8.self)))
    collected = []
  }

  /// Drops the beginning of a character that the limit has cut.
  private mutating func removePartOfCharacter() {
    var start = collected.count
    while start > 0, collected.count - start < 4, collected[start - 1] & 0xC0 == 0x80 { start -= 1 }
    if start > 0, collected[start - 1] >= 0xC0 { collected.removeSubrange((start - 1)...) }
  }

  /// The collected text with `\n` in place of `\r` and `\r\n`, as terminals send pasted line ends.
  private func withUnixLineEnds() -> [UInt8] {
    let first = collected.withUnsafeBufferPointer { $0.firstIndex(of: 0x0D, orEnd: $0.count) }
    guard first < collected.count else { return collected }
    var result = Array(collected[..<first])
    result.reserveCapacity(collected.count)
    var previous: UInt8 = 0
    for byte in collected[first...] {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `byte` is first, or `end` where it isn't.
  fileprivate func firstIndex(of byte: UInt8, orEnd end: Int) -> Int {
    guard let start = baseAddress, let found = memchr(start, Int32(byte), count) else { return end }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}

extension InputEvent {
  /// Makes one inert string of a paste and the keys that follow it.
  ///
  /// The paste's text may hold the mark of its end, where the terminal doesn't remove it. The rest would then act as keys. So keys that came in one
  /// burst with a paste, and after it, are text; keys that type nothing are dropped.
  ///
  /// - Parameters:
  ///   - events: The events of a burst, which came without a pause.
  ///   - start: Where they begin.
  ///   - isAfterPaste: Whether the burst began earlier, and there was a paste in it.
  /// - Returns: Whether keys that would follow at once are to be text too.
  public static func disarmKeysAfterPaste(
    in events: inout [InputEvent], from start: Int, isAfterPaste: Bool = false
  ) -> Bool {
    var isAfterPaste = isAfterPaste
    guard isAfterPaste || events[start...].contains(where: { $0.isPaste }) else { return false }
    var result: [InputEvent] = []
    var text = ""
    func endText() {
      guard !text.isEmpty else { return }
      if case .paste(let before)? = result.last {
        result[result.count - 1] = .paste(before + text)
      } else {
        result.append(.paste(text))
      }
      text = ""
    }
    for event in events[start...] {
      if case .key(let press) = event, isAfterPaste {
        if let typed = press.pastedText { text += typed }
        continue
      }
      endText()
      if event.isPaste { isAfterPaste = true }
      result.append(event)
    }
    endText()
    events.replaceSubrange(start..., with: result)
    return isAfterPaste
  }

  /// Whether the event is a paste.
  package var isPaste: Bool {
    if case .paste = self { true } else { false }
  }
}

extension KeyPress {
  /// The text of a key within a paste that a terminal sends as keys.
  fileprivate var pastedText: String? {
    switch key {
    case .return: phase == .up ? nil : "\n"
    case .tab: phase == .up ? nil : "\t"
    default: isLineFeed && phase != .up ? "\n" : typedText
    }
  }
}
