/// The components of a date that a picker shows.
///
///     DatePicker("Alarm", selection: $alarm, displayedComponents: .hourAndMinute)
///
/// - Source: SwiftUI `DatePickerComponents`.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The components as bits.
  public let rawValue: UInt

  /// Makes components of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1)
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 6)

  /// Whether there is a time of the day.
  package var hasTime: Bool { contains(.hourAndMinute) }
}
