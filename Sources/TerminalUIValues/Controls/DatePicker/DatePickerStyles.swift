internal import TerminalUICore

/// The default style of date pickers: the same as `compact`.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The style of date pickers that show a field, and the month on demand: `2026-11-23 ▾`.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) {
      if configuration.displayedComponents.contains(.date) {
        CompactDateField(configuration: configuration)
      } else {
        configuration.field
      }
    }
  }
}

/// The style of date pickers that are wheels on a phone; here it is the same as `compact`.
///
/// - Source: SwiftUI `WheelDatePickerStyle`.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The style of date pickers that are nothing but a field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) { configuration.field }
  }
}

/// The style of date pickers that show the month, and the time below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a date picker.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) {
      VStack(alignment: .leading, cellSpacing: 1) {
        if configuration.displayedComponents.contains(.date) { configuration.calendar }
        if configuration.displayedComponents.hasTime { configuration.timeField }
      }
    }
  }
}

/// The view of the compact style: a field below which the month is shown.
private struct CompactDateField: UnaryView {
  @State private var isOpen = false
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    var field = configuration.field
    field.isOpen = $isOpen
    return field.popover(isPresented: $isOpen) {
      VStack(alignment: .leading, cellSpacing: 1) {
        DatePickerStyleConfiguration.Month(entry: configuration.entry) {
          if !configuration.displayedComponents.hasTime { isOpen = false }
        }
        if configuration.displayedComponents.hasTime { configuration.timeField }
      }
    }
  }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As `compact`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field, and the month on demand: `2026-11-23 ▾`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// As `compact`: a terminal has no wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field alone: `2026-11-23`.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The month, and the time below it.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
