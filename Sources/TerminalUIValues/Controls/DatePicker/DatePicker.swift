public import TerminalUICore

/// A control for a date.
///
///     import TerminalUIFoundation
///
///     DatePicker("Due", selection: $due, displayedComponents: .date)
///     // Due 2026-11-23 ▾
///
/// It shows numbers, one of which is marked while the picker has the focus. Left and Right mark another number, Up and Down change it, and digits are
/// typed into it. A separator between two numbers moves to the next number. Backspace removes a digit, and Escape removes all digits of an incomplete
/// number. Return, Space or a click on `▾` shows the month. There the arrows move by days, Page Up and Page Down by months, Home and End to the ends of the month.
///
/// A date can also be typed or pasted with the month's name, or as in ISO 8601: `31 March 2027`, `2027-03-31`. A year of two digits is near the present
/// one. The date is always what all of the typed text means, or else what it was before: typed numbers are never adjusted. If there is no such date,
/// or it is out of bounds, the text stays in the field with a message below it. Up and Down choose the last day of a month that lacks the day.
///
/// The order of the numbers is that of the locale around, the calendar and the time zone are those of the environment: `\.locale`,
/// `\.calendar`, `\.timeZone`. A date before the year 1 or after 9999, or one that is no number, is shown at a bound and left as it is.
///
/// The inits need `TerminalUIFoundation`. The styles are those of ``DatePickerStyle``; the role is `datePicker`.
/// - Source: SwiftUI `DatePicker`.
public struct DatePicker<Label: View>: UnaryView {
  @Environment(\.datePickerStyles) private var styles
  @Environment(\.region) private var region
  private let components: DatePickerComponents
  private let label: Label
  private let makeEntry: (_ region: (any Sendable)?) -> any DateEntry

  /// Makes a picker that shows and changes an entry.
  ///
  /// - Parameter entry: Makes the entry for the region in the environment.
  package init(
    _ components: DatePickerComponents, label: Label, entry: @escaping ((any Sendable)?) -> any DateEntry
  ) {
    self.components = components
    self.label = label
    makeEntry = entry
  }

  /// The picker in its style.
  public var body: some View {
    let configuration = DatePickerStyleConfiguration(
      label: DatePickerStyleConfiguration.Label(view: label.asLabel), displayedComponents: components,
      entry: makeEntry(region))
    return styles.last?.styledItem(configuration, in: StyleKey<any DatePickerStyle>.self)
      ?? DefaultDatePickerStyle().styledItem(configuration)
  }
}

extension DatePicker: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    let entry = Evaluation.unobserved { makeEntry(region) }
    element.role = .datePicker
    element.label = label.accessibilityText
    element.value = entry.spoken(components)
    element.adjusts { [components] step in
      if components.contains(.date) {
        entry.move(days: step, months: 0)
      } else {
        entry.step(.minute, by: step, day: nil)
      }
    }
  }
}
