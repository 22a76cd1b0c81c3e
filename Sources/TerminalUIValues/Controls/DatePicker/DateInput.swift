/// The text that is typed into a date field, until the field is left.
///
/// The date that the typing began with is kept: at each moment the field's date is what all of the typed text means, or that date.
struct DateInput: Equatable {
  /// Why what was typed isn't taken.
  enum Problem { case unreadable, impossible, outOfBounds }

  /// The index of the marked number among the numbers of the field.
  var place = 0
  /// The index, among the numbers of the field, of the number at which typing began.
  private(set) var firstNumber = 0
  /// The text that was typed since, beginning at that number.
  private(set) var text = ""
  /// The numbers that were typed before, elsewhere.
  private(set) var numbers: [DatePart.Kind: Int] = [:]
  /// The date that the typing began with; `nil` before it.
  private var base: Double?
  /// The dates that the field has seen: the one that it wrote last, and the one that the app made of it.
  private var known: [Double] = []
  /// Whether the field was left since, so that typing begins again.
  var wasLeft = false
  /// Why what was typed isn't taken, once the field tried.
  private(set) var problem: Problem?
  /// The day of the month that was wanted last.
  var day: Int?

  /// Whether a number or the whole text is incomplete.
  func isOpen(in parts: [DatePart], _ entry: any DateEntry) -> Bool {
    if problem != nil { return true }
    let reading = reading(in: parts, entry.words)
    return reading.isRaw || !reading.partial.isEmpty
  }

  /// The input, unless the app has written another date since.
  func current(in entry: any DateEntry) -> Self {
    guard base != nil, !known.contains(entry.seconds) else { return self }
    return DateInput(place: place, day: day)
  }

  // MARK: Typing

  /// Types text at the marked number.
  mutating func type(_ new: String, in parts: [DatePart], _ entry: any DateEntry) {
    if wasLeft {
      let base = base
      self = DateInput(place: problem == nil ? place : 0)
      self.base = base
    }
    if text.isEmpty { firstNumber = place }
    text += new
    apply(in: parts, entry)
  }

  /// Types a text into the empty field.
  mutating func paste(_ new: String, in parts: [DatePart], _ entry: any DateEntry) {
    let base = base
    self = DateInput()
    self.base = base
    type(new, in: parts, entry)
    finish(in: parts, entry)
  }

  /// Removes the last character that was typed.
  mutating func removeLast(in parts: [DatePart], _ entry: any DateEntry) {
    guard !text.isEmpty else { return }
    text.unicodeScalars.removeLast()
    apply(in: parts, entry)
  }

  /// Goes to another number, after which the typed text is complete.
  mutating func go(to place: Int, in parts: [DatePart], _ entry: any DateEntry) {
    guard finish(in: parts, entry, isAll: false) else { return }
    let count = parts.count { $0.kind != .literal }
    self.place = Swift.min(Swift.max(place, 0), Swift.max(count - 1, 0))
  }

  /// Removes what isn't complete, and all of a text that can't be read.
  mutating func cancel(in parts: [DatePart], _ entry: any DateEntry) {
    let reading = reading(in: parts, entry.words)
    if problem == nil, !reading.isRaw {
      text.unicodeScalars.removeLast(
        Swift.min(reading.partial.unicodeScalars.count, text.unicodeScalars.count))
      apply(in: parts, entry)
      return
    }
    if let base { entry.restore(base) }
    self = DateInput(place: firstNumber)
  }

  /// Takes what was typed, or says why it can't be taken.
  ///
  /// - Parameter isAll: Whether the typing is over, and not only that of some numbers.
  /// - Returns: Whether it could be taken.
  @discardableResult mutating func finish(
    in parts: [DatePart], _ entry: any DateEntry, isAll: Bool = true
  ) -> Bool {
    guard base != nil else { return true }
    let found = text.isEmpty && numbers.isEmpty ? nil : apply(in: parts, entry, isOver: true)
    if found == nil {
      self = DateInput(place: place, day: day)
      return true
    }
    // The number that doesn't go with the others may be another one, which will be typed next.
    guard !isAll, found != .unreadable else {
      problem = found
      return false
    }
    numbers.merge(reading(in: parts, entry.words, isOver: true).numbers) { $1 }
    text = ""
    return true
  }

  /// Sets the date to the meaning of the text, or back to the date before.
  @discardableResult private mutating func apply(
    in parts: [DatePart], _ entry: any DateEntry, isOver: Bool = false
  ) -> Problem? {
    let base = base ?? entry.seconds
    self.base = base
    problem = nil
    let reading = reading(in: parts, entry.words, isOver: isOver)
    place = Swift.min(reading.place, Swift.max(parts.count { $0.kind != .literal } - 1, 0))
    let all = numbers.merging(reading.numbers) { $1 }
    var found: Problem?
    if reading.isBroken {
      found = .unreadable
    } else if !all.isEmpty {
      switch entry.enter(all, from: base) {
      case .entered: break
      case .impossible: found = .impossible
      case .outOfBounds: found = .outOfBounds
      }
    }
    if found != nil || all.isEmpty { entry.restore(base) }
    known = [base, entry.seconds]
    return found
  }

  /// The meaning of the text.
  struct Reading {
    let numbers: [DatePart.Kind: Int]
    let place: Int
    let partial: String
    /// Whether the text means nothing.
    let isBroken: Bool
    /// Whether the text can't be shown as numbers in their places.
    let isRaw: Bool
  }

  /// Reads the text: in the order of the parts, or else in another one in which whole dates are written.
  func reading(in parts: [DatePart], _ words: DateWords, isOver: Bool = false) -> Reading {
    let reading = DateReading(text, in: parts, from: firstNumber, isOver: isOver, words: words)
    func result(_ found: DateReading, isRaw: Bool) -> Reading {
      Reading(
        numbers: found.numbers, place: text.isEmpty ? place : isRaw ? parts.count : found.place,
        partial: isRaw ? "" : found.partial, isBroken: found.isBroken, isRaw: isRaw)
    }
    guard reading.isBroken, firstNumber == 0, numbers.isEmpty else {
      return result(reading, isRaw: reading.isBroken)
    }
    let other = DateOrder.all(of: parts).lazy.compactMap { $0.read(text, words) }.first
    return result(other ?? reading, isRaw: true)
  }
}
