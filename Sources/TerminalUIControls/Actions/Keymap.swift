/// The keys that a user gives to actions: the text of a keymap, read.
///
///     # comment
///     notes.delete = d d, ctrl-x
///     notes.new = default, n
///     app.quit = none
///     :wait 2
///     :preset vi
///     [drafts]
///     notes.delete = x
///
/// Lines below the name of a context count while the focus is in such a view; `[]` ends that. Lines that can't be read are skipped and reported, and
/// nothing else is. With very many such lines the text isn't a keymap, and its rest isn't read.
package nonisolated struct Keymap: Sendable {
  /// The subject of a line.
  package struct Name: Hashable {
    /// The part of the screen where it counts; `nil` is everywhere.
    var context: String?
    let id: String
  }

  /// The keys of actions; `nil` means those that the app gives.
  package private(set) var bindings: [Name: [KeySequence?]] = [:]
  /// The lines in which actions are named.
  private(set) var lines: [Name: Int] = [:]
  /// The parts of the screen that are named, and where.
  private(set) var contexts: [String: Int] = [:]
  private var context: String?
  /// The mistakes in the keymap, a sentence each; if there are many, the first ones.
  private(set) var problems: [String] = []
  /// How long chords wait, if the keymap sets that; “never” is a day.
  private(set) var wait: Duration?
  /// Keys for moving in addition to the arrows, if the keymap names some.
  private(set) var preset: KeyPreset?
  /// Whether the keymap says that no keys move besides the arrows.
  private var hasNoPreset = false

  /// The longest line that is read, in bytes.
  static let longestLine = 4_096
  /// The most actions that are named.
  static let mostBindings = 10_000
  private static let mostProblems = 20

  /// The wrong lines so far, and their bytes.
  private var (wrongLines, wrongBytes) = (0, 0)

  /// The most lines, parts of a screen and keys of one action that are read.
  static let mostLines = 50_000
  static let mostContexts = 1_000
  static let mostKeys = 32
  /// The most wrong lines, and bytes in them, after which the rest isn't read: such a file is no keymap.
  static let mostWrongLines = 1_000
  static let mostWrongBytes = 1 << 16

  /// Makes an empty keymap.
  package init() {}

  /// Reads a text.
  package init(text: String) {
    var text = text
    text.withUTF8 { read($0) }
  }

  /// A keymap that could not be read.
  init(problem: String) { problems = [problem] }

  /// Reads a file.
  package init(bytes: [UInt8]) { bytes.withUnsafeBufferPointer { read($0) } }

  /// Reads the lines of a keymap, until there are too many of them or too many are wrong.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var lines = KeymapLines(bytes)
    while let line = lines.next() {
      guard lines.number <= Self.mostLines, wrongLines < Self.mostWrongLines,
        wrongBytes < Self.mostWrongBytes
      else {
        problems.append("Line \(lines.number): from here on nothing is read, there is too much.")
        return
      }
      let wrong = wrongLines
      read(line, lines.number)
      if wrongLines > wrong { wrongBytes += Swift.min(line.count, Self.longestLine) }
    }
  }

  /// Reads one line: a binding, a setting, or the name of a part of the screen.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ number: Int) {
    guard let first = bytes.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
      first != UInt8(ascii: "#")
    else { return }
    guard bytes.count <= Self.longestLine else { return tell(number, "it is too long") }
    let text = String(decoding: bytes, as: UTF8.self)
    let line = text[...].trimmed
    if line.isEmpty || line.first == "#" { return }
    if line.first == ":" { return readSetting(line.dropFirst(), number) }
    if line.first == "[" { return readContext(line, number) }
    guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return tell(number, "there is no “=” in it")
    }
    let id = String(line[..<equals].trimmed)
    let value = line[line.utf8.index(after: equals)...].trimmed
    guard !id.isEmpty, !id.contains(where: \.isWhitespace), !id.unicodeScalars.contains("\u{FFFD}") else {
      return tell(number, "\(id.quoted) is no identifier")
    }
    guard bindings.count < Self.mostBindings else { return tell(number, "there are too many lines") }
    var keys: [KeySequence?] = []
    if value.lowercased() != "none" {
      let parts = value.split(separator: ",", maxSplits: Self.mostKeys)
      guard parts.count <= Self.mostKeys else { return tell(number, "there are too many keys") }
      for part in parts {
        if part.trimmed == "default" {
          keys.append(nil)
        } else if let sequence = KeySequence(keymapText: part) {
          keys.append(sequence)
        } else {
          return tell(number, "\(String(part.trimmed).quoted) are no keys")
        }
      }
    }
    let name = Name(context: context, id: id)
    if let before = lines[name] {
      tell(number, "\(id.quoted) is named in line \(before), too; this one counts")
    }
    bindings[name] = keys
    lines[name] = number
  }

  /// Reads `[name]`: the lines after it are for that part of the screen.
  private mutating func readContext(_ line: Substring, _ number: Int) {
    // Below a name that can't be read nothing counts.
    context = String(line)
    guard line.last == "]" else { return tell(number, "there is no “]” at its end") }
    let name = String(line.dropFirst().dropLast().trimmed)
    guard !name.unicodeScalars.contains("\u{FFFD}") else { return tell(number, "\(name.quoted) is no name") }
    guard name.isEmpty || contexts[name] != nil || contexts.count < Self.mostContexts else {
      return tell(number, "there are too many parts of the screen")
    }
    context = name.isEmpty ? nil : name
    if !name.isEmpty, contexts[name] == nil { contexts[name] = number }
  }

  /// Returns the user's keys of an action while the focus is in some contexts, the innermost first.
  package func keys(of id: String, in contexts: [String]) -> [KeySequence?]? {
    for context in contexts {
      if let keys = bindings[Name(context: context, id: id)] { return keys }
    }
    return bindings[Name(context: nil, id: id)]
  }

  /// Reads `:preset …` or `:wait …`.
  private mutating func readSetting(_ text: Substring, _ number: Int) {
    let words = text.split(separator: " ")
    if words.count == 2, words[0] == "preset" {
      let named = KeyPreset(rawValue: String(words[1]))
      guard named != nil || words[1] == "none" else {
        return tell(number, "\(String(words[1]).quoted) is no preset")
      }
      if preset != nil || hasNoPreset { tell(number, "“:preset” is above, too; this one counts") }
      (preset, hasNoPreset) = (named, named == nil)
      return
    }
    guard words.count == 2, words[0] == "wait" else {
      return tell(number, "\(":\(text)".quoted) is no setting")
    }
    if wait != nil { tell(number, "“:wait” is above, too; this one counts") }
    if words[1] == "forever" {
      wait = .seconds(86_400)
    } else if let seconds = Double(words[1]), seconds.isFinite, (0...3_600).contains(seconds) {
      wait = .milliseconds(Int(seconds * 1000))
    } else {
      tell(number, "\(String(words[1]).quoted) is no number of seconds")
    }
  }

  /// Merges this keymap with `other`.
  ///
  /// Lines of this keymap win. `default` in this keymap means the keys of `other`.
  func over(_ other: Keymap) -> Keymap {
    var all = self
    // A line for everywhere counts in each part of the screen.
    let theirs = other.bindings.filter { name, _ in
      name.context == nil || bindings[Name(context: nil, id: name.id)] == nil
    }
    all.bindings = theirs.merging(bindings) { theirs, own in own.flatMap { $0.map { [$0] } ?? theirs } }
    all.contexts.merge(other.contexts) { own, _ in own }
    all.wait = wait ?? other.wait
    all.preset = hasNoPreset ? nil : preset ?? other.preset
    return all
  }

  private mutating func tell(_ line: Int, _ what: String) {
    wrongLines += 1
    if problems.count < Self.mostProblems { problems.append("Line \(line): \(what).") }
  }
}

nonisolated extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
