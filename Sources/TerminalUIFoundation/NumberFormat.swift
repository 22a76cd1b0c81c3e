internal import Foundation

/// A format of `printf` for one number: text, `%` with flags, width and precision, a conversion, and text.
///
/// What `printf` would read from memory that isn't there (`%s`, `%@`, `*`, a second conversion) isn't a format.
nonisolated struct NumberFormat {
  private let before, options, after: Substring
  private let conversion: Character

  /// Takes a format apart; `nil` if it isn't one of numbers.
  init?(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    before = text[..<percent]
    var rest = text[text.index(after: percent)...]
    options = rest.prefix { "-+ 0123456789.#'".contains($0) }
    rest = rest[options.endIndex...].drop { "hlqLjzt".contains($0) }
    // A width of thousands is no format of a number, but memory.
    guard let conversion = rest.popFirst(), "diuxXofFeEgGaA".contains(conversion), !rest.contains("%"),
      options.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count < 4 })
    else { return nil }
    self.conversion = conversion
    after = rest
  }

  private var isOfWholeNumbers: Bool { "diuxXo".contains(conversion) }

  /// The text of a number.
  func text(_ value: Double) -> String? {
    guard isOfWholeNumbers else { return text(String(format: "%\(options)\(conversion)", value)) }
    guard let whole = Int(exactly: value.rounded(.towardZero)) else { return nil }
    return text(whole)
  }

  /// The text of a whole number, if it has at most 64 bits.
  func text(_ value: some BinaryInteger) -> String? {
    guard isOfWholeNumbers else { return text(Double(value)) }
    let format = "%\(options)ll\(conversion)"
    if let whole = Int64(exactly: value) { return text(String(format: format, whole)) }
    guard conversion != "d", conversion != "i", let whole = UInt64(exactly: value) else { return nil }
    return text(String(format: format, whole))
  }

  private func text(_ number: String) -> String { "\(before)\(number)\(after)" }
}
