internal import TerminalUICore

/// The keyboard of a date field.
struct DateFieldFocus: PassModifier {
  let entry: any DateEntry
  let parts: [DatePart]
  @Binding var input: DateInput
  let isOpen: Binding<Bool>?

  func makePassNode(in context: NodeContext) -> PassNode { DateFieldNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: DateFieldNode.self).field = self }
}

/// Types into the numbers of a date.
final class DateFieldNode: FocusNode, MouseResponder, PasteResponder, PressResponder {
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

  private var input: DateInput {
    get { Evaluation.unobserved { field.input } }
    set { field.input = newValue }
  }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if isFocused { return }
    afterUpdate { [self] in
      var input = input
      take(&input)
      input.day = nil
      self.input = input
    }
  }

  // MARK: Keys

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    if let isOpen = field.isOpen {
      keys.on(.return, .space, with: .none, title: "Month") { open(isOpen) }
      keys.on(.downArrow, with: .option, title: "Month") { open(isOpen) }
    }
    guard let part = numbers[at: input.place] else { return }
    keys.on(.leftArrow, title: "Number before") { change { go(to: $0.place - 1, &$0) } }
    keys.on(.rightArrow, title: "Next number") { change { go(to: $0.place + 1, &$0) } }
    keys.on(.home, title: "First number") { change { go(to: 0, &$0) } }
    keys.on(.end, title: "Last number") { change { go(to: numbers.count - 1, &$0) } }
    keys.on(.upArrow, title: "More") { change { step(part, by: 1, &$0) } }
    keys.on(.downArrow, title: "Less") { change { step(part, by: -1, &$0) } }
    keys.on(.delete, .deleteForward, title: "Delete") {
      change { if !$0.typed.isEmpty { $0.typed.removeLast() } }
    }
    let isTyping = !input.typed.isEmpty
    keys.on(.escape, title: "Cancel", when: isTyping) { change { $0.typed = "" } }
    keys.on(.return, title: "Enter", when: isTyping) { change { take(&$0) } }
    keys.onText(title: "Type", when: { $0.first.map { accepts($0, in: part) } ?? false }) { text in
      if let character = text.first { change { _ = type(character, &$0) } }
    }
  }

  private func change(_ change: (inout DateInput) -> Void) {
    var input = input
    change(&input)
    if input != self.input { self.input = input }
  }

  /// Shows the month.
  private func open(_ isOpen: Binding<Bool>) {
    var input = input
    take(&input)
    self.input = input
    isOpen.wrappedValue = true
  }

  /// Whether a character can be typed into a number of a date, or separates it from the next.
  private func accepts(_ character: Character, in part: DatePart) -> Bool {
    if part.kind == .dayPeriod {
      return ["a", "p"].contains(character.lowercased()) || isSeparator(character)
    }
    return character.wholeNumberValue.map { (0...9).contains($0) } == true || isSeparator(character)
  }

  private func go(to place: Int, _ input: inout DateInput) {
    take(&input)
    input.place = Swift.min(Swift.max(place, 0), Swift.max(numbers.count - 1, 0))
  }

  private func step(_ part: DatePart, by count: Int, _ input: inout DateInput) {
    take(&input)
    if part.kind == .day { input.day = nil }
    field.entry.step(part.kind, by: count, day: input.day ?? day)
    if part.kind != .day { input.day = input.day ?? day }
  }

  /// The day of the month before a step, which a later month may have again.
  private var day: Int? { field.parts.first { $0.kind == .day }?.number }

  /// Types a character into the marked number.
  ///
  /// - Returns: Whether it is one that a date is typed with.
  private func type(_ character: Character, _ input: inout DateInput) -> Bool {
    guard let part = numbers[at: input.place] else { return false }
    if part.kind == .dayPeriod {
      guard let number = ["a": 0, "p": 1][character.lowercased()] else { return isSeparator(character) }
      field.entry.enter(number, into: .dayPeriod, day: input.day)
      return true
    }
    guard let digit = character.wholeNumberValue, (0...9).contains(digit) else {
      guard isSeparator(character) else { return false }
      if !input.typed.isEmpty { go(to: input.place + 1, &input) }
      return true
    }
    input.typed += String(digit)
    let number = Int(input.typed) ?? 0
    if input.typed.count >= part.digits || number * 10 > part.greatest { go(to: input.place + 1, &input) }
    return true
  }

  /// Whether a character may be between two numbers.
  private func isSeparator(_ character: Character) -> Bool {
    character == " " ? field.isOpen == nil : "-./:,T".contains(character)
  }

  /// Puts what was typed into the date; a 0 where there is none is no number.
  private func take(_ input: inout DateInput) {
    guard let number = Int(input.typed), let part = numbers[at: input.place] else { return }
    input.typed = ""
    if part.kind == .day { input.day = number }
    field.entry.enter(number, into: part.kind, day: input.day)
  }

  func handlePaste(_ text: String) -> Bool {
    guard isEnabled else { return false }
    var input = input
    input.place = 0
    input.typed = ""
    for character in text.prefix(Self.longestPaste)
    where character.isWholeNumber || character.isLetter || isSeparator(character) {
      _ = type(character, &input)
    }
    take(&input)
    self.input = input
    return true
  }

  // MARK: Mouse

  func handle(_ event: MouseEvent) -> Bool {
    guard isEnabled, value, case .scroll(_, let dy) = event.kind, dy != 0 else { return false }
    var input = input
    guard let part = numbers[at: input.place] else { return false }
    step(part, by: -dy, &input)
    self.input = input
    return true
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.isFirst else { return .possible }
    guard event.kind == .up else { return .active }
    guard event.isInside, isEnabled else { return .ended }
    var x = 0
    var place = 0
    for part in field.parts {
      x += CellWidth.width(of: part.text)
      if part.kind == .literal { continue }
      if event.location.x < x {
        var input = input
        go(to: place, &input)
        self.input = input
        return .ended
      }
      place += 1
    }
    if let isOpen = field.isOpen, event.location.x >= x { isOpen.wrappedValue.toggle() }
    return .ended
  }

  func cancel() {}

  /// In the last cell of the marked number, where the next digit is entered.
  override var cursor: Cursor? {
    guard let normal = super.cursor, let item = firstItem else { return nil }
    var (x, place) = (0, 0)
    for part in field.parts {
      x += CellWidth.width(of: part.text)
      if part.kind == .literal { continue }
      if place == input.place {
        let cell = item.visibleRect(Rect(x: Swift.max(x - 1, 0), y: 0, width: 1, height: 1))
        return cell.isEmpty ? normal : Cursor(position: cell.origin)
      }
      place += 1
    }
    return normal
  }

  override var name: String { "dateField" }
}
