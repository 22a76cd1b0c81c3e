public import Foundation
public import TerminalUI

@MainActor extension DatePicker {
  /// The bounds of a date.
  fileprivate typealias Bounds = (least: Date?, greatest: Date?)

  /// Hands the picker a maker of its entry: TerminalUI knows no `Date`, and passes the region untyped.
  fileprivate init(
    _ selection: Binding<Date>, _ bounds: Bounds, _ components: DatePickerComponents, _ label: Label
  ) {
    self.init(components, label: label) { region in
      CalendarDateEntry(
        selection, least: bounds.least, greatest: bounds.greatest, region: region as? Region ?? Region())
    }
  }

  /// Makes a picker with a label of any kind.
  ///
  /// - Source: SwiftUI `DatePicker.init(selection:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }

  /// Makes a picker of a date between two, with a label of any kind.
  ///
  /// - Source: SwiftUI `DatePicker.init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }

  /// Makes a picker of a date from one on, with a label of any kind.
  ///
  /// - Source: SwiftUI `DatePicker.init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }

  /// Makes a picker of a date up to one, with a label of any kind.
  ///
  /// - Source: SwiftUI `DatePicker.init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }
}

@MainActor extension DatePicker where Label == Text {
  /// Makes a picker with a text.
  ///
  ///     DatePicker("Due", selection: $due, displayedComponents: .date)
  ///
  /// - Parameters:
  ///   - titleKey: The purpose of the date.
  ///   - selection: The date.
  ///   - displayedComponents: The parts of the date that are shown and changed; the rest of it stays as it is.
  /// - Source: SwiftUI `DatePicker.init(_:selection:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(titleKey))
  }

  /// Makes a picker with a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `DatePicker.init(_:selection:displayedComponents:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, nil), displayedComponents, Text(title))
  }

  /// Makes a picker of a date between two, with a text.
  ///
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date between two, with a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, Text(title))
  }

  /// Makes a picker of a date from one on, with a text.
  ///
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date from one on, with a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, Text(title))
  }

  /// Makes a picker of a date up to one, with a text.
  ///
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(titleKey))
  }

  /// Makes a picker of a date up to one, with a text.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `DatePicker.init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, Text(title))
  }
}

@MainActor extension DatePickerStyleConfiguration {
  private var dates: CalendarDateEntry? { entry as? CalendarDateEntry }

  /// The date that is picked.
  public var selection: Binding<Date> { dates?.selection ?? .constant(.distantPast) }
  /// The least date that can be picked, if there is one.
  public var minimumDate: Date? { dates?.least }
  /// The greatest date that can be picked, if there is one.
  public var maximumDate: Date? { dates?.greatest }
}
