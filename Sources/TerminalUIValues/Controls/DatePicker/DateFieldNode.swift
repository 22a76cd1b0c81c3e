internal import TerminalUICore

/// Makes the numbers one view for the keyboard.
struct DateFieldFocus: PassModifier {
  let entry: any DateEntry
  let parts: [DatePart]
  let shown: DateFieldTexts
  @Binding var input: DateInput
  let isOpen: Binding<Bool>?

  func makePassNode(in context: NodeContext) -> PassNode { DateFieldNode(self, in: context) }
  func updatePassNode(_ node: PassNode) {
    let node = unsafeDowncast(node, to: DateFieldNode.self)
    let isOther = shown != node.field.shown
    node.field = self
    if isOther { node.keepPartInSight() }
  }
}

/// The keyboard and the mouse of a date field: keys change the marked number.
final class DateFieldNode: FocusNode, EnteredField, MouseResponder, PasteResponder, PressResponder {
  fileprivate(set) var field: DateFieldFocus

  init(_ field: DateFieldFocus, in context: NodeContext) {
    self.field = field
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a date field without a date")
  }

  /// The most that is read of a pasted text.
  private static let longestPaste = 64

  private var numbers: [DatePart] { field.parts.filter { $0.kind != .literal } }
  private var entry: any DateEntry { field.entry }

  private var input: DateInput {
    get { Evaluation.unobserved { field.input.current(in: entry) } }
    set { field.input = newValue }
  }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if isFocused { return }
    afterUpdate { [self] in
      change {
        $0.finish(in: field.parts, entry)
        $0.day = nil
        $0.wasLeft = true
      }
    }
  }

  /// Takes what was typed, or says why it can't be taken.
  ///
  /// - Returns: Whether it could be taken.
  func finishEditing() -> Bool {
    var isRead = true
    change { isRead = $0.finish(in: field.parts, entry) }
    return isRead
  }

  // MARK: Keys

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let (parts, entry) = (field.parts, entry)
    let isTyping = Evaluation.unobserved { input.isOpen(in: parts, entry) }
    if let isOpen = field.isOpen {
      keys.on(.return, with: .none, title: "Month", when: !isTyping) { open(isOpen) }
      keys.on(.space, with: .none, title: "Month", when: input.text.isEmpty) { open(isOpen) }
      keys.on(.downArrow, with: .option, title: "Month") { open(isOpen) }
    }
    guard let part = numbers[at: input.place] else { return }
    keys.on(.leftArrow, title: "Number before") { change { $0.go(to: $0.place - 1, in: parts, entry) } }
    keys.on(.rightArrow, title: "Next number") { change { $0.go(to: $0.place + 1, in: parts, entry) } }
    keys.on(.home, title: "First number") { change { $0.go(to: 0, in: parts, entry) } }
    keys.on(.end, title: "Last number") { change { $0.go(to: numbers.count - 1, in: parts, entry) } }
    keys.on(.upArrow, title: "More") { change { step(part, by: 1, &$0) } }
    keys.on(.downArrow, title: "Less") { change { step(part, by: -1, &$0) } }
    keys.on(.delete, .deleteForward, title: "Delete") { change { $0.removeLast(in: parts, entry) } }
    keys.on(.escape, title: "Cancel", when: isTyping) { change { $0.cancel(in: parts, entry) } }
    keys.on(.return, title: "Enter", when: isTyping) { _ = finishEditing() }
    keys.onText(title: "Type", when: { accepts($0) }) { text in change { $0.type(text, in: parts, entry) } }
  }

  /// Changes the input at once: the field is drawn again only where it differs.
  private func change(_ change: (inout DateInput) -> Void) {
    var input = input
    change(&input)
    if input != self.input { self.input = input }
  }

  /// Shows the month.
  private func open(_ isOpen: Binding<Bool>) {
    if finishEditing() { isOpen.wrappedValue = true }
  }

  /// Whether a text can be typed into a date: digits, names, and what separates them.
  private func accepts(_ text: String) -> Bool {
    guard text != " " else { return field.isOpen == nil || !input.text.isEmpty }
    return text.allSatisfy { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
  }

  /// Steps a part of the date; the day is kept through shorter months.
  private func step(_ part: DatePart, by count: Int, _ input: inout DateInput) {
    guard input.finish(in: field.parts, entry) else { return }
    if part.kind == .day { input.day = nil }
    entry.step(part.kind, by: count, day: input.day ?? day)
    if part.kind != .day { input.day = input.day ?? day }
  }

  /// The day of the month before a step, which a later month may have again.
  private var day: Int? { field.parts.first { $0.kind == .day }?.number }

  func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    let text = String(text.asOneLine.drop { $0.isWhitespace }.prefix(Self.longestPaste + 1))
    change { $0.paste(text, in: field.parts, entry) }
    return true
  }

  // MARK: Mouse

  func handle(_ event: MouseEvent) -> Bool {
    guard isEnabled, value, case .scroll(_, let dy) = event.kind, dy != 0 else { return false }
    guard let part = numbers[at: input.place] else { return false }
    change { step(part, by: -dy, &$0) }
    return true
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.hasNoRival else { return .possible }
    guard event.kind == .up else { return .active }
    guard event.isInside, isEnabled else { return .ended }
    var x = 0
    for (text, place) in zip(field.shown.texts, field.shown.places) {
      x += CellWidth.width(of: text)
      guard let place, event.location.x < x else { continue }
      change { $0.go(to: place, in: field.parts, entry) }
      return .ended
    }
    if let isOpen = field.isOpen, event.location.x >= x {
      if isOpen.wrappedValue { isOpen.wrappedValue = false } else { open(isOpen) }
    }
    return .ended
  }

  func cancel() {}

  /// In the last cell of the marked number, where the next digit is entered.
  override var cursor: Cursor? {
    guard let normal = super.cursor, let item = firstItem else { return nil }
    guard let marked = field.shown.marked else { return normal }
    let x = field.shown.texts[...marked.index].reduce(0) { $0 + CellWidth.width(of: $1) }
    let cell = item.visibleRect(Rect(x: Swift.max(x - 1, 0), y: 0, width: 1, height: 1))
    return cell.isEmpty ? normal : Cursor(position: cell.origin)
  }

  override var name: String { "dateField" }
}
