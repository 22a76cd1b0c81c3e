internal import Cells
internal import RuntimeMetadata
internal import Terminal
internal import TerminalUICore

/// The selection in a text that isn't edited: a host has one at most.
///
/// The selection grows by characters, words or lines. The first and the last of them are included.
@MainActor final class TextSelecting {
  private unowned let host: ViewHost
  private weak var text: TextNode?
  /// The scope of the text.
  private weak var scope: Scope?
  /// The ends of the selection, in bytes of the text: it grows from the anchor to the caret.
  private var anchor = 0..<0
  private var caret = 0..<0
  /// The text in which the mouse found what the selection grows from.
  private var pressedText = ""
  private var unit = Unit.character
  /// Whether the selection was begun without a mouse: then the arrows move its caret.
  private var isByKeys = false
  /// The column that the caret comes from, while it goes up and down.
  private var wantedColumn: Int?
  /// Whether what is selected was copied: Control and C leads to the views around then.
  private var hasCopied = false
  private var clicks = ClickCount()
  /// Whether the mouse selects since the button went down.
  private var isDragging = false
  /// The time of the next step of a selection by a mouse button that is held beyond an edge.
  private var edgeTime: Duration?
  /// The nodes that give the action, one for each layer.
  private var speakers: [ObjectIdentifier: Speaker] = [:]

  private struct Speaker { weak var node: TextSelectionNode? }

  /// The unit that a click selects.
  private enum Unit { case character, word, line }

  private init(_ host: ViewHost) { self.host = host }

  static func of(_ host: ViewHost) -> TextSelecting { host.hostObject { TextSelecting(host) } }

  /// Whether a node gives the action of its layer: the first node that calls this does, until it leaves.
  func speaks(_ node: TextSelectionNode) -> Bool {
    let scope = ObjectIdentifier(node.scope)
    if let speaker = speakers[scope]?.node, speaker !== node, !speaker.flags.contains(.hasLeft),
      !speaker.isHiddenFromView, speaker.scope === node.scope
    {
      return false
    }
    speakers[scope] = Speaker(node: node)
    return true
  }

  // MARK: Selecting

  /// The text with the selection; `nil` without a visible selection.
  private var selectedText: TextNode? {
    guard let text, text.selectedBytes != nil, !text.isHiddenFromView else { return nil }
    return text
  }

  /// Ends the selection.
  private func end() {
    text?.select(nil, caret: 0)
    text = nil
    isByKeys = false
    scope?.mode = nil
    host.followers.keyMeaningSource.changed()
    host.requestTurn()
  }

  /// Selects the part of `text` from `anchor` to `caret`.
  private func select(_ anchor: Range<Int>, to caret: Range<Int>, in text: TextNode) {
    if text !== self.text {
      self.text?.select(nil, caret: 0)
      self.text = text
    }
    (self.anchor, self.caret) = (anchor, caret)
    let isBefore = caret.lowerBound < anchor.lowerBound
    text.select(
      Swift.min(anchor.lowerBound, caret.lowerBound)..<Swift.max(anchor.upperBound, caret.upperBound),
      caret: isBefore || caret.isEmpty ? caret.lowerBound : caret.upperBound - 1)
    hasCopied = false
    if scope !== text.scope || text.scope.mode == nil {
      scope?.mode = nil
      scope = text.scope
      scope?.mode = KeyMode(KeyOwner("selection of text") { [weak self] in self?.keys(&$0) }) {
        [weak self] hit, modifiers in self?.willPress(hit, modifiers)
      }
    }
    host.followers.keyMeaningSource.changed()
    host.requestTurn()
  }

  /// Begins without a mouse, in the first text in sight of a layer.
  func beginAtFirst(in scope: Scope) -> Bool {
    guard let first = texts(in: scope).first else { return false }
    begin(in: first)
    return true
  }

  /// The selectable texts of a scope, each once, in their order.
  private func texts(in scope: Scope) -> [TextNode] {
    var known: Set<ObjectIdentifier> = []
    return scope.shortcutNodes.flatMap { ($0 as? TextSelectionNode)?.texts ?? [] }
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Begins a selection by keys: the caret is at the first character in sight.
  private func begin(in text: TextNode) {
    let seen = text.visibleRect(Rect(origin: .zero, size: text.size))
    let origin = text.absoluteOrigin
    let cell = Point(x: seen.minX - origin.x, y: seen.minY - origin.y)
    guard let character = text.character(at: cell) else { return }
    isByKeys = true
    wantedColumn = nil
    select(character.bytes, to: character.bytes, in: text)
  }

  // MARK: Keys

  /// Adds the keys that work while there is a selection.
  private func keys(_ keys: inout KeyTable) {
    guard let text = selectedText else { return }
    keys.on("c", with: .control, title: "Copy", when: !hasCopied) { copy() }
    keys.on("c", with: .exactly(.command), title: "Copy") { copy() }
    keys.on(.insert, with: .control, title: "Copy") { copy() }
    keys.on("w", with: .option, title: "Copy") { copy() }
    keys.on(.escape, with: .none, title: "Select nothing") { end() }
    keys.on("a", with: .option, title: "Select all") {
      let end = text.string.utf8.count
      select(0..<0, to: end..<end, in: text)
    }
    moves(&keys, with: .shift, extending: true, in: text)
    for modifiers in [EventModifiers.control, .option] {
      words(&keys, with: modifiers.union(.shift), extending: true, in: text)
      if isByKeys { words(&keys, with: modifiers, extending: false, in: text) }
    }
    if isByKeys {
      moves(&keys, with: .none, extending: false, in: text)
      let isBackward = keys.isShifted
      keys.on(.tab, title: "Next text") { goToNext(from: text, forward: !isBackward) }
      keys.on(.return, with: .none, title: "Copy and end") {
        copy()
        end()
      }
    }
    keys.observe(.text) { end() }
  }

  /// The keys that move the caret, or with Shift the end of the selection.
  private func moves(
    _ keys: inout KeyTable, with modifiers: HeldModifiers, extending: Bool, in text: TextNode
  ) {
    for (key, title, step) in [
      (KeyEquivalent.leftArrow, "Left", Step.left), (.rightArrow, "Right", .right), (.upArrow, "Up", .up),
      (.downArrow, "Down", .down), (.home, "Start of line", .lineStart), (.end, "End of line", .lineEnd),
    ] {
      keys.on(key, with: modifiers, title: title) { go(step, extending: extending, in: text) }
    }
  }

  /// The keys that move by words.
  private func words(
    _ keys: inout KeyTable, with modifiers: EventModifiers, extending: Bool, in text: TextNode
  ) {
    keys.on(.leftArrow, with: .exactly(modifiers), title: "Word left") {
      go(.wordLeft, extending: extending, in: text)
    }
    keys.on(.rightArrow, with: .exactly(modifiers), title: "Word right") {
      go(.wordRight, extending: extending, in: text)
    }
  }

  /// A step of the caret by a key.
  private enum Step { case left, right, up, down, lineStart, lineEnd, wordLeft, wordRight }

  /// Moves the caret or the end of the selection by a step, and shows it.
  private func go(_ step: Step, extending: Bool, in text: TextNode) {
    guard let places = text.places else { return }
    let isBefore = caret.lowerBound < anchor.lowerBound
    let present = places.character(
      at: isBefore || caret.isEmpty ? caret.lowerBound : caret.upperBound - 1)
    let next = next(step, from: present, in: text, places)
    if step != .up, step != .down { wantedColumn = nil }
    if extending {
      // After a word or a line, the selection grows by characters, at its other end.
      let start = unit == .character ? anchor : fixedEnd(isBefore: isBefore)
      unit = .character
      select(start, to: next.bytes, in: text)
    } else {
      unit = .character
      select(next.bytes, to: next.bytes, in: text)
    }
    text.scrollIntoSight()
  }

  /// The end of the selection that stays, as a place.
  private func fixedEnd(isBefore: Bool) -> Range<Int> {
    let place = isBefore ? anchor.upperBound : anchor.lowerBound
    return place..<place
  }

  /// The character to which a step leads from another one.
  private func next(
    _ step: Step, from present: TextPlaces.Character, in text: TextNode, _ places: TextPlaces
  ) -> TextPlaces.Character {
    let (line, columns) = (present.line, present.columns)
    switch step {
    case .left:
      if columns.lowerBound > 0 { return places.character(atColumn: columns.lowerBound - 1, line: line) }
      return line > 0 ? places.character(atColumn: .max, line: line - 1) : present
    case .right:
      if columns.upperBound < places.width(ofLine: line) {
        return places.character(atColumn: columns.upperBound, line: line)
      }
      return line + 1 < places.lineCount ? places.character(atColumn: 0, line: line + 1) : present
    case .up, .down:
      let column = wantedColumn ?? columns.lowerBound
      wantedColumn = column
      let next = line + (step == .up ? -1 : 1)
      if next < 0 { return places.character(atColumn: 0, line: 0) }
      return places.character(atColumn: next < places.lineCount ? column : .max, line: next)
    case .lineStart: return places.character(atColumn: 0, line: line)
    case .lineEnd: return places.character(atColumn: .max, line: line)
    case .wordLeft, .wordRight:
      let editing = TextEditing(text.string)
      if step == .wordLeft {
        return places.character(at: editing.position(.wordLeft, from: present.bytes.lowerBound))
      }
      let end = editing.position(.wordRight, from: present.bytes.upperBound)
      return places.character(at: editing.position(.left, from: end))
    }
  }

  /// Goes on in the next text of the scope, after the last one in the first.
  private func goToNext(from text: TextNode, forward: Bool) {
    let texts = texts(in: text.scope)
    guard texts.count > 1 else { return }
    let place = texts.firstIndex { $0 === text } ?? 0
    begin(in: texts[(place + (forward ? 1 : texts.count - 1)) % texts.count])
  }

  /// Copies what is selected to the user's clipboard.
  private func copy() {
    guard let text = selectedText, let bytes = text.selectedBytes else { return }
    let string = text.string
    let start = string.utf8.index(string.startIndex, offsetBy: bytes.lowerBound)
    let end = string.utf8.index(start, offsetBy: bytes.count)
    hasCopied = true
    host.followers.keyMeaningSource.changed()
    text.copyToClipboard(String(string[start..<end]), orElse: nil)
  }

  // MARK: Mouse

  /// The left button goes down somewhere.
  private func willPress(_ hit: Node?, _ modifiers: EventModifiers) {
    if modifiers.contains(.shift), hit === selectedText, hit != nil { return }
    end()
  }

  /// Hears a press on a text.
  func hear(_ event: GestureEvent, in text: TextNode) -> GestureProgress {
    let origin = text.absoluteOrigin
    let cell = event.globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
    guard let character = text.character(at: cell) else { return .failed }
    if event.kind != .down, !keepsPress(in: text) { return .failed }
    switch event.kind {
    case .down: return press(character.bytes, in: text, event)
    case .move, .time:
      // The first click selects nothing before the mouse is over another character.
      if !isDragging, character.bytes == anchor { return .possible }
      if event.kind == .time {
        guard let edgeTime, event.time >= edgeTime else { break }
        self.edgeTime = nil
      }
      if !isDragging {
        isDragging = true
        clicks = ClickCount()
      }
      let (start, end) = (whole(anchor, in: text), whole(character.bytes, in: text))
      if text.selectedBytes == nil || end != caret { select(start, to: end, in: text) }
      scroll(text, toShow: event)
    case .up:
      edgeTime = nil
      return isDragging ? .ended : .failed
    }
    return .active
  }

  /// Begins a selection: by the number of clicks it grows by characters, words or lines.
  private func press(_ bytes: Range<Int>, in text: TextNode, _ event: GestureEvent) -> GestureProgress {
    if text.isInControl { return .failed }
    let count = clicks.add(at: event.globalLocation, time: event.time)
    pressedText = text.string
    // A press that ended with its text may have left it.
    edgeTime = nil
    if event.modifiers.contains(.shift), text === selectedText {
      isDragging = true
      select(anchor, to: whole(bytes, in: text), in: text)
      return .active
    }
    unit = count == 1 ? .character : count == 2 ? .word : .line
    anchor = bytes
    wantedColumn = nil
    isDragging = count > 1
    guard isDragging else { return .possible }
    let part = whole(bytes, in: text)
    select(part, to: part, in: text)
    return .active
  }

  /// Whether what was pressed is still there: everything up to its end is as before.
  private func keepsPress(in text: TextNode) -> Bool {
    let string = text.string
    guard !string.hasSameBytes(as: pressedText) else { return true }
    let new = string.utf8.prefix(anchor.upperBound)
    guard new.count == anchor.upperBound, new.elementsEqual(pressedText.utf8.prefix(anchor.upperBound)) else {
      return false
    }
    pressedText = string
    return true
  }

  /// The character, word or line that a character is in.
  private func whole(_ bytes: Range<Int>, in text: TextNode) -> Range<Int> {
    switch unit {
    case .character: bytes
    case .word: TextEditing(text.string).word(at: bytes.lowerBound)
    case .line: text.string.line(around: bytes.lowerBound)
    }
  }

  /// Scrolls while the mouse is held beyond an edge of what the scroll view around shows.
  private func scroll(_ text: TextNode, toShow event: GestureEvent) {
    guard let view = text.firstAroundItem({ $0 as? ScrollViewNode }) else { return }
    let origin = view.absoluteOrigin
    let place = event.globalLocation.offsetBy(dx: -origin.x, dy: -origin.y)
    let dx = place.x < 0 ? -1 : place.x >= view.viewport.width ? 1 : 0
    let dy = place.y < 0 ? -1 : place.y >= view.viewport.height ? 1 : 0
    guard dx != 0 || dy != 0 else { return edgeTime = nil }
    guard edgeTime == nil, view.scroll(dx: dx, dy: dy) else { return }
    edgeTime = event.time + .milliseconds(50)
    event.wake(.milliseconds(50))
  }
}

extension String {
  /// The line around a place, without its new line; places are numbers of UTF-8 bytes.
  fileprivate func line(around place: Int) -> Range<Int> {
    let bytes = utf8
    let start = bytes.index(startIndex, offsetBy: place)
    let before = bytes[..<start].lastIndex(of: 0x0A).map { bytes.index(after: $0) } ?? startIndex
    let end = bytes[start...].firstIndex(of: 0x0A) ?? endIndex
    return bytes.distance(from: startIndex, to: before)..<bytes.distance(from: startIndex, to: end)
  }
}
