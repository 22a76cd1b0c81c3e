package import Terminal
internal import TerminalUIElements

/// The keys of the mode; all others are the app's.
extension LineReader {
  /// Handles an event before the app gets it.
  ///
  /// - Returns: Whether it was for the reader, so that the app must not get it.
  package func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let press) where press.phase != .up:
      prompt()
      return handle(press)
    case .paste(let text):
      prompt()
      if let field = field { echo(text, in: field) }
      return false
    default: return false
    }
  }

  /// Whether keys that type text are the element's own.
  func isTyping(in element: AccessibilityElement) -> Bool {
    [.textField, .textEditor, .secureField, .datePicker].contains(element.role)
  }

  /// Whether digits are text, because the focus is in a field.
  package var isInField: Bool { field != nil }

  /// The field with the focus.
  private var field: AccessibilityElement? {
    host.prepareForEvent()
    guard let node = host.focusedNode else { return nil }
    var focused = screen?.focused
    if focused?.focusNode !== node {
      focused = host.accessibilityElements.flatMap(\.flattened).last { $0.isFocused }
    }
    return focused.flatMap { isTyping(in: $0) ? $0 : nil }
  }

  private func echo(_ text: String, in field: AccessibilityElement) {
    for character in text.prefix(200) { output.echo(field.role == .secureField ? "*" : character) }
    if text.count > 200 { output.line(SpokenWords.phrase("\(text.count) characters")) }
  }

  private func handle(_ press: KeyPress) -> Bool {
    let isPlain = press.modifiers.held.isSubset(of: .shift)
    if press.key == "l", press.modifiers.held == .control {
      repeatAll()
      return true
    }
    if let field = field {
      type(press, isPlain: isPlain, in: field)
      return false
    }
    guard isPlain else { return false }
    if handleDigit(press) || handleInTable(press) { return true }
    if press.key == .escape, choices != nil {
      choices = nil
      output.line(SpokenWords.translated("Closed."))
      return true
    }
    switch press.key {
    case "?": sayHelp()
    case "h": sayHeadings()
    case "t": sayTables()
    case .pageDown: return turnPage(isForward: true)
    case .pageUp: return turnPage(isForward: false)
    default:
      choices = nil
      return false
    }
    return true
  }

  /// Shows what is typed into a field.
  private func type(_ press: KeyPress, isPlain: Bool, in field: AccessibilityElement) {
    if isPlain, press.isText {
      echo(press.characters, in: field)
    } else if press.key == .delete {
      output.eraseLast()
    } else if ![.leftArrow, .rightArrow].contains(press.key) {
      output.endLine()
    }
  }

  // MARK: Numbers

  /// Whether a number was begun that could go on.
  package var isTypingNumber: Bool { !digits.isEmpty }

  /// Takes a digit of a line's number, or a key that ends the number; returns whether it did.
  private func handleDigit(_ press: KeyPress) -> Bool {
    switch press.key {
    case .return where !digits.isEmpty: useNumber()
    case .escape where !digits.isEmpty: forgetDigits()
    case .delete where !digits.isEmpty:
      digits.removeLast()
      output.eraseLast()
    default:
      let character = press.key.character
      guard character.isASCII, let value = character.wholeNumberValue, value > 0 || !digits.isEmpty else {
        if !digits.isEmpty { forgetDigits() }
        return false
      }
      // No screen has so many lines.
      guard digits.count < 6 else { return true }
      digits.append(character)
      output.echo(character)
      guard let number = Int(digits) else { return true }
      let mayGoOn = choices.map { number * 10 <= $0.count } ?? numbers.isBeginning(number)
      if !mayGoOn { useNumber() }
    }
    return true
  }

  private func forgetDigits() {
    digits = ""
    output.endLine()
  }

  /// Does what the typed number stands for: one of the choices that were read out, or a line of the screen.
  private func useNumber() {
    let number = Int(digits) ?? 0
    forgetDigits()
    if let choices {
      guard choices.indices.contains(number - 1) else { return refuse(number) }
      self.choices = nil
      choices[number - 1]()
      return
    }
    host.prepareForEvent()
    guard let key = numbers[number], let line = read().line(key) else { return refuse(number) }
    table = nil
    use(line)
  }

  private func refuse(_ number: Int) { output.line(SpokenWords.phrase("There is no \(number).")) }
}

extension KeyPress {
  /// Whether the key types characters.
  fileprivate var isText: Bool {
    guard let scalar = characters.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xE000...0xF8FF).contains(scalar.value)
  }
}
