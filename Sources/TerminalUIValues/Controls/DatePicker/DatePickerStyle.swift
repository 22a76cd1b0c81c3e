public import TerminalUICore

/// How date pickers look and act.
///
///     struct Framed: DatePickerStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.calendar.border()
///         }
///       }
///     }
///
/// - Source: SwiftUI `DatePickerStyle`; the parts of the configuration are ours, for its `selection` see `TerminalUIFoundation`.
@MainActor @preconcurrency public protocol DatePickerStyle: _ViewStyle
where _Configuration == DatePickerStyleConfiguration {
  /// The properties of a date picker.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes the view of a date picker.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that its style gets.
@MainActor @preconcurrency public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The numbers of a date in one row, which keys and clicks change.
  public struct Field: UnaryView {
    let entry: any DateEntry
    let components: DatePickerComponents
    var isOpen: Binding<Bool>?
    /// The numbers.
    public var body: some View { DateField(entry: entry, components: components, isOpen: isOpen) }
  }

  /// A month as a page of a calendar, on which keys and clicks choose a day.
  public struct Month: UnaryView {
    let entry: any DateEntry
    var onChoose: () -> Void = {}
    /// The days of a month.
    ///
    /// One day is chosen.
    public var body: some View { MonthView(entry: entry, onChoose: onChoose) }
  }

  /// The label of the date.
  public let label: Label
  /// The components of the date that are shown.
  public let displayedComponents: DatePickerComponents
  /// The date that is shown and changed.
  package let entry: any DateEntry

  /// The numbers of the shown components.
  public var field: Field { Field(entry: entry, components: displayedComponents) }
  /// The numbers of the time alone.
  public var timeField: Field { Field(entry: entry, components: displayedComponents.subtracting(.date)) }
  /// The month of the date, as a page of a calendar: 28 columns and 8 rows.
  public var calendar: Month { Month(entry: entry) }
}

extension View {
  /// Sets how the date pickers in this view look and act.
  ///
  ///     DatePicker("Due", selection: $due).datePickerStyle(.graphical)
  ///
  /// - Source: SwiftUI `View.datePickerStyle(_:)`.
  @inlinable public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any DatePickerStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var datePickerStyles: [any DatePickerStyle] { self[StyleKey<any DatePickerStyle>.self] }
}
