internal import Foundation
internal import TerminalUI

/// The words of a line of a tape, one after the other.
nonisolated struct TapeLine {
  let number: Int
  private let name: String
  private var rest: Substring

  init(_ line: Substring, number: Int, in name: String) {
    (self.number, self.name) = (number, name)
    rest = line
    skipBlanks()
  }

  func failure(_ reason: String) -> Tape.Failure {
    Tape.Failure(description: "\(name):\(number): \(reason)")
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    if rest.first == "#" { rest = "" }
  }

  /// Takes the next word; `nil` at the end of the line.
  mutating func next() -> String? {
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { $0 != " " && $0 != "\t" }
    rest = rest[word.endIndex...]
    skipBlanks()
    return String(word)
  }

  /// Fails if there is anything left.
  func end() throws(Tape.Failure) {
    if !rest.isEmpty { throw failure("nothing may follow here: \(rest)") }
  }

  // MARK: Arguments

  /// Takes a word that must be there.
  mutating func argument(_ reason: String) throws(Tape.Failure) -> String {
    guard let word = next() else { throw failure(reason) }
    return word
  }

  /// Takes a whole number.
  mutating func count(_ range: ClosedRange<Int>, _ reason: String) throws(Tape.Failure) -> Int {
    guard let count = next().flatMap({ Int($0) }), range.contains(count) else { throw failure(reason) }
    return count
  }

  /// Takes a word of a list.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type, or otherwise: Choice
  ) throws(Tape.Failure) -> Choice {
    guard let word = next() else { return otherwise }
    guard let choice = Choice(rawValue: word) else {
      throw failure("\(word) is none of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// Takes a time: `500ms`, `2s`, or seconds without a unit; at most an hour.
  mutating func duration(_ reason: String) throws(Tape.Failure) -> Duration {
    guard let duration = next().flatMap(Self.duration) else { throw failure(reason) }
    return duration
  }

  private static func duration(_ text: some StringProtocol) -> Duration? {
    let isShort = text.hasSuffix("ms")
    let number = text.dropLast(isShort ? 2 : text.hasSuffix("s") ? 1 : 0)
    let scale = isShort ? 1e-3 : 1
    guard let value = Double(String(number)), (0...3_600).contains(value * scale) else { return nil }
    return .microseconds(Int64((value * scale * 1e6).rounded()))
  }

  /// Takes a text in `"`, `'` or `` ` ``; there is nothing in it that has another meaning.
  private mutating func text(_ command: String) throws(Tape.Failure) -> String {
    guard let mark = rest.first, "\"'`".contains(mark), let end = rest.dropFirst().firstIndex(of: mark) else {
      throw failure("\(command) needs a text in quotation marks: \(command) \"text\", 'text' or `text`")
    }
    let text = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    skipBlanks()
    return String(text)
  }

  /// Takes a pattern between slashes; `\/` is a slash in it.
  private mutating func pattern() throws(Tape.Failure) -> String {
    let reason = "Wait needs a pattern: Wait /regex/, Wait@2s /regex/"
    guard rest.first == "/" else { throw failure(reason) }
    var pattern = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if character == "/", !isEscaped {
        rest = rest[rest.index(after: index)...]
        skipBlanks()
        do { _ = try Regex(pattern) } catch { throw failure("/\(pattern)/ is no pattern: \(error)") }
        return pattern
      }
      if character == "/" { pattern.removeLast() }
      pattern.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    throw failure(reason)
  }

  // MARK: Commands

  private static let commands =
    "Type, Paste, Click, Sleep, Wait, Screenshot, Resize, Hide, Show, Set, Output, and keys: "
    + keys.keys.sorted().joined(separator: ", ") + ", F1…F12, Ctrl+C, Alt+X, Shift+Tab"

  private static let keys: [String: KeyEquivalent] = [
    "Enter": .return, "Tab": .tab, "Space": .space, "Backspace": .delete, "Delete": .deleteForward,
    "Escape": .escape, "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Insert": .insert, "Menu": .menu,
  ]

  /// The command of a word, with what follows.
  mutating func command(_ word: String) throws(Tape.Failure) -> Tape.Command {
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let command = String(parts[0])
    var time: Duration?
    if parts.count > 1 {
      time = Self.duration(parts[1])
      if time == nil { throw failure("\(parts[1]) is no time: 500ms, 2s") }
    }
    switch command {
    case "Type": return .type(try text(command), each: time)
    case "Wait", "Wait+Screen": return .wait(pattern: try pattern(), within: time ?? .seconds(15))
    default: break
    }
    if let press = try press(command) {
      let count = rest.isEmpty ? 1 : try count(1...1_000, "a key is pressed 1…1000 times: \(command) 3")
      return .press(press, count: count, each: time)
    }
    if time != nil { throw failure("only Type, Wait and keys have a time: Type@50ms \"text\"") }
    switch command {
    case "Paste": return .paste(try text(command))
    case "Click": return .click(try text(command))
    case "Sleep": return .sleep(try duration("Sleep needs a time of at most an hour: Sleep 500ms, Sleep 2s"))
    case "Screenshot":
      let path = try argument("Screenshot needs a file: FILE.txt or FILE.svg")
      guard path.hasSuffix(".txt") || path.hasSuffix(".svg") else {
        throw failure("Screenshot makes FILE.txt and FILE.svg, and not \(path)")
      }
      return .screenshot(path)
    case "Resize":
      let reason = "Resize needs columns 1…500 and rows 1…200: Resize 60 20"
      return .resize(width: try count(1...500, reason), height: try count(1...200, reason))
    case "Hide": return .show(false)
    case "Show": return .show(true)
    default: throw failure("there is no command \(command): \(Self.commands)")
    }
  }

  /// The key of a word, with its modifiers; `nil` if it is none.
  private func press(_ word: String) throws(Tape.Failure) -> KeyPress? {
    var parts = word.split(separator: "+", omittingEmptySubsequences: false)
    // The key plus: Ctrl++.
    if parts.count > 2, parts.suffix(2).allSatisfy(\.isEmpty) { parts = parts.dropLast(2) + ["+"] }
    var modifiers: EventModifiers = []
    for part in parts.dropLast() {
      switch part {
      case "Ctrl": modifiers.insert(.control)
      case "Alt": modifiers.insert(.option)
      case "Shift": modifiers.insert(.shift)
      default:
        if parts.count > 1 { throw failure("\(part) is no modifier: Ctrl, Alt, Shift") }
      }
    }
    let name = String(parts.last ?? "")
    if let key = Self.keys[name] { return KeyPress(key: key, modifiers: modifiers) }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      return KeyPress(key: .function(number), modifiers: modifiers)
    }
    guard !modifiers.isEmpty else { return nil }
    guard name.count == 1 else { throw failure("\(name) is no key: \(Self.commands)") }
    // A letter without Shift is the key and no capital.
    let letter = modifiers.contains(.shift) ? name.uppercased() : name.lowercased()
    // Of some letters the other case is two: ß is SS.
    return KeyPress(key: KeyEquivalent(Character(letter.count == 1 ? letter : name)), modifiers: modifiers)
  }
}
