internal import Cells
internal import Foundation
internal import TerminalUI
internal import TerminalUICore

/// A value in a format, written in the region of the view that shows it.
///
/// A locale, calendar or time zone that the format was given stays.
nonisolated struct FormattedValue<F: FormatStyle> where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F
  /// The text where the environment says no region.
  private let plain: StyledText

  private init(_ input: F.FormatInput, _ format: F) {
    (self.input, self.format, plain) = (input, format, StyledText(format.format(input)))
  }

  /// The value in the format, for the locale, calendar and time zone of a place.
  private func text(in place: (any Sendable)?) -> StyledText {
    guard let region = place as? Region else { return plain }
    var format = format
    if let locale = region.locale, followsLocale { format = format.locale(locale) }
    if var dates = format as? Date.FormatStyle {
      if let calendar = region.calendar, dates.calendar == .autoupdatingCurrent { dates.calendar = calendar }
      if let timeZone = region.timeZone, dates.timeZone == .autoupdatingCurrent { dates.timeZone = timeZone }
      format = dates as? F ?? format
    }
    return StyledText(format.format(input))
  }

  /// Whether the format uses the locale of the environment: it has no locale of its own, and its text depends on the locale.
  private var followsLocale: Bool {
    format == format.locale(.autoupdatingCurrent) && format != format.locale(Locale(identifier: "en_001"))
  }

  /// The value as a text, which follows the region of where it is shown if the format does.
  static func content(_ input: F.FormatInput, _ format: F) -> StyledText {
    let value = Self(input, format)
    guard value.followsLocale || format is Date.FormatStyle else { return value.plain }
    let write = UncheckedSending(value: value.text)
    return StyledText(PlacedText(id: value) { write.value($0) })
  }
}

// Texts are written where they are laid out, on the main actor; the value is an input of that view.
nonisolated extension FormattedValue: Hashable, @unchecked Sendable {
  static func == (one: Self, other: Self) -> Bool { one.input == other.input && one.format == other.format }
  func hash(into hasher: inout Hasher) { hasher.combine(format) }
}
