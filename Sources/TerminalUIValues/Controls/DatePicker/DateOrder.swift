/// An order in which whole dates are written, besides that of the locale.
nonisolated struct DateOrder {
  /// The parts in this order.
  private let parts: [DatePart]
  /// Whether the month is written as a name, so that days and years can't be confused; without that the year has four digits.
  private let namesMonth: Bool

  private init(_ parts: [DatePart], namesMonth: Bool) {
    (self.parts, self.namesMonth) = (parts, namesMonth)
  }

  /// The orders of the parts of a field: with the half of the day elsewhere, as in ISO 8601, and with the month's name.
  static func all(of parts: [DatePart]) -> [DateOrder] {
    let numbers = parts.filter { $0.kind != .literal }
    let date = numbers.filter(\.kind.isOfDate)
    let time = numbers.filter { !$0.kind.isOfDate }
    func sorted(_ kinds: [DatePart.Kind]) -> [DatePart] {
      kinds.compactMap { kind in date.first { $0.kind == kind } }
    }
    var times = [time]
    if time.contains(where: { $0.kind == .dayPeriod }) {
      let period = time.filter { $0.kind == .dayPeriod }
      let rest = time.filter { $0.kind != .dayPeriod }
      times = [rest + period, period + rest]
    }
    var orders: [DateOrder] = []
    for time in times {
      if date.isEmpty {
        orders.append(DateOrder(time, namesMonth: false))
        continue
      }
      orders.append(DateOrder(sorted([.year, .month, .day]) + time, namesMonth: false))
      for kinds: [DatePart.Kind] in [[.day, .month, .year], [.month, .day, .year], [.year, .month, .day]] {
        orders.append(DateOrder(sorted(kinds) + time, namesMonth: true))
      }
    }
    return orders
  }

  /// Reads a whole date; `nil` if the text is none in this order.
  func read(_ text: String, _ words: DateWords) -> DateReading? {
    let isDate = parts.contains { $0.kind.isOfDate }
    let words = DateWords(
      names: words.names,
      year: { [namesMonth] digits in namesMonth || digits.count == 4 ? words.year(digits) : nil })
    let reading = DateReading(text, in: parts, isOver: true, words: words)
    let wanted = Set(parts.map(\.kind)).filter { isDate ? $0.isOfDate : $0 == .hour || $0 == .minute }
    guard !reading.isBroken, reading.hasMonthName == (isDate && namesMonth),
      wanted.isSubset(of: reading.numbers.keys)
    else { return nil }
    return reading
  }
}
