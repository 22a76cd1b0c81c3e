internal import Cells

/// The closed list of sequences that the emulator understands. All others are listed in `unknown`.
nonisolated extension TerminalEmulator {
  /// The DEC private modes that may be set and reset.
  static let privateModes: Set<Int> = [
    1, 5, 6, 7, 9, 12, 25, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1034, 2004, 2026, 2027, 2031,
    2048,
  ]

  /// Performs a control character.
  mutating func performControl(_ byte: UInt8) {
    switch byte {
    case 0x00: break
    case 0x07: bellCount += 1
    case 0x08: move(x: cursor.x - 1)
    case 0x09: move(x: (cursor.x / 8 + 1) * 8)
    case 0x0A...0x0C: lineFeed()
    case 0x0D: move(x: 0)
    case 0x0E: characterSet = 1
    case 0x0F: characterSet = 0
    default: reject([byte])
    }
  }

  /// Performs a sequence of ESC and some bytes.
  mutating func performEscape(_ bytes: [UInt8]) {
    switch String(decoding: bytes, as: UTF8.self) {
    case "7": saveCursor()
    case "8": restoreCursor()
    case "=": keypadIsApplication = true
    case ">": keypadIsApplication = false
    case "D": lineFeed()
    case "E":
      move(x: 0)
      lineFeed()
    case "M": reverseLineFeed()
    case "c": reset()
    case "(0": lineDrawing[0] = true
    case "(B": lineDrawing[0] = false
    case ")0": lineDrawing[1] = true
    case ")B": lineDrawing[1] = false
    case "\\": break
    default: reject([0x1B] + bytes)
    }
  }

  /// Performs a control sequence.
  mutating func perform(_ sequence: ControlSequence) {
    let count = sequence.count()
    switch sequence.kind {
    case "m": selectStyle(sequence)
    case "A": moveVertically(-count)
    case "B", "e": moveVertically(count)
    case "C", "a": move(x: cursor.x + count)
    case "D": move(x: cursor.x - count)
    case "E":
      moveVertically(count)
      move(x: 0)
    case "F":
      moveVertically(-count)
      move(x: 0)
    case "G", "`": move(x: count - 1)
    case "d": move(y: count - 1)
    case "H", "f": move(x: sequence.count(1) - 1, y: count - 1)
    case "I": move(x: (cursor.x / 8 + count) * 8)
    case "Z": move(x: ((cursor.x + 7) / 8 - count) * 8)
    case "J" where sequence.parameter(0) <= 2: eraseScreen(sequence.parameter(0))
    case "K" where sequence.parameter(0) <= 2: eraseColumns(erasedColumns(sequence.parameter(0)))
    case "X": eraseColumns(cursor.x..<min(cursor.x + count, size.width))
    case "@": insertBlanks(count)
    case "P": deleteCharacters(count)
    case "L": insertLines(count)
    case "M": deleteLines(count)
    case "S": scroll(margins, by: count)
    case "T": scroll(margins, by: -count)
    case "b":
      for _ in 0..<min(count, size.width * size.height) { if let lastScalar { put(lastScalar) } }
    case "r": selectMargins(top: count, bottom: sequence.parameter(1))
    case "s" where sequence.parameters.isEmpty: saveCursor()
    case " q" where sequence.parameter(0) <= 6: cursorShape = sequence.parameter(0)
    case "!p": softReset()
    case "h", "l", "?h", "?l": switchModes(sequence)
    case ">m":
      guard sequence.parameter(0) == 4 else { return reject(sequence) }
      modifyOtherKeys = sequence.parameter(1)
    case ">u": keyboardFlags.append(sequence.parameter(0))
    case "<u":
      keyboardFlags.removeLast(min(count, keyboardFlags.count))
      if keyboardFlags.isEmpty { keyboardFlags = [0] }
    case "=u": setKeyboardFlags(sequence.parameter(0), how: sequence.parameter(1, default: 1))
    case "t": manipulateWindow(sequence)
    default: if !answer(sequence) { reject(sequence) }
    }
  }

  mutating func reject(_ sequence: ControlSequence) { reject(Array(sequence.description.utf8)) }

  /// Switches modes on (`h`) or off (`l`).
  private mutating func switchModes(_ sequence: ControlSequence) {
    let isPrivate = sequence.kind.hasPrefix("?")
    let sets = sequence.kind.hasSuffix("h")
    for number in sequence.parameters.map({ $0[0] }) {
      switch number {
      case 1049 where isPrivate:
        if sets && !showsAlternateScreen { saveCursor() }
        let leaves = !sets && showsAlternateScreen
        showAlternateScreen(sets)
        if leaves { restoreCursor() }
      case 4 where !isPrivate, _ where isPrivate && Self.privateModes.contains(number):
        let mode = Mode(number, isPrivate: isPrivate)
        if sets { modes.insert(mode) } else { modes.remove(mode) }
      default: reject(sequence)
      }
    }
  }

  private mutating func eraseScreen(_ part: Int) {
    if part == 2 { return eraseRows(0..<size.height) }
    eraseColumns(erasedColumns(part))
    eraseRows(part == 0 ? cursor.y + 1..<size.height : 0..<cursor.y)
  }

  /// Takes rows counted from 1; a bottom of 0 is the last row.
  private mutating func selectMargins(top: Int, bottom: Int) {
    let last = bottom == 0 ? size.height : min(bottom, size.height)
    guard top < last else { return }
    margins = top - 1...last - 1
    move(x: 0, y: 0)
  }

  private mutating func saveCursor() {
    saved = SavedCursor(cursor: cursor, style: style, lineDrawing: lineDrawing, characterSet: characterSet)
  }

  private mutating func restoreCursor() {
    style = saved.style
    lineDrawing = saved.lineDrawing
    characterSet = saved.characterSet
    move(x: saved.cursor.x, y: saved.cursor.y)
  }

  /// Resets all but the cells and the cursor's place (DECSTR).
  private mutating func softReset() {
    style = .plain
    margins = 0...size.height - 1
    lineDrawing = [false, false]
    characterSet = 0
    keypadIsApplication = false
    modes.subtract([Mode(1), Mode(4, isPrivate: false)])
    modes.insert(Mode(25))
    saved = SavedCursor()
  }

  private mutating func reset() {
    var fresh = TerminalEmulator(width: size.width, height: size.height)
    (fresh.unknown, fresh.replies, fresh.bellCount) = (unknown, replies, bellCount)
    fresh.columns = columns
    (fresh.erasesWithBackground, fresh.wrapsAtOnce) = (erasesWithBackground, wrapsAtOnce)
    self = fresh
  }

  /// 1 replaces the flags, 2 adds some, 3 takes some away.
  private mutating func setKeyboardFlags(_ flags: Int, how: Int) {
    let old = keyboardFlags.last ?? 0
    let new = how == 2 ? old | flags : how == 3 ? old & ~flags : flags
    keyboardFlags[max(0, keyboardFlags.count - 1)] = new
  }

  private mutating func manipulateWindow(_ sequence: ControlSequence) {
    switch sequence.parameter(0) {
    case 18: reply("\u{1B}[8;\(size.height);\(size.width)t")
    case 22 where titles.count < 10: titles.append(title)
    case 23: if let last = titles.popLast() { title = last }
    default: reject(sequence)
    }
  }
}
