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
final class DateFieldNode: FocusNode, PressResponder {
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

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard isEnabled, press.phase != .up else { return .ignored }
    if let isOpen = field.isOpen, Self.opens(press) {
      var input = input
      take(&input)
      self.input = input
      isOpen.wrappedValue = true
      return .handled
    }
    guard press.isPlain else { return .ignored }
    var input = input
    guard handle(press, &input) else { return .ignored }
    if input != self.input { self.input = input }
    return .handled
  }

  /// Whether a press shows the month.
  private static func opens(_ press: KeyPress) -> Bool {
    switch press.key {
    case .return, .space: press.modifiers.held.isEmpty
    case .downArrow: press.modifiers.held == .option
    default: false
    }
  }

  private func handle(_ press: KeyPress, _ input: inout DateInput) -> Bool {
    guard let part = numbers[at: input.place] else { return false }
    switch press.key {
    case .leftArrow: go(to: input.place - 1, &input)
    case .rightArrow: go(to: input.place + 1, &input)
    case .home: go(to: 0, &input)
    case .end: go(to: numbers.count - 1, &input)
    case .upArrow, .downArrow: step(part, by: press.key == .upArrow ? 1 : -1, &input)
    case .delete, .deleteForward: if !input.typed.isEmpty { input.typed.removeLast() }
    case .escape:
      if input.typed.isEmpty { return false }
      input.typed = ""
    case .return:
      if input.typed.isEmpty { return false }
      take(&input)
    default:
      guard let text = press.typedText, let character = text.first else { return false }
      return type(character, &input)
    }
    return true
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

  /// Whether a character may stand between two numbers.
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

  override func handlePaste(_ text: String) -> Bool {
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

  override func handle(_ event: MouseEvent) -> Bool {
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

  /// In the last cell of the marked number, where the next digit goes.
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
