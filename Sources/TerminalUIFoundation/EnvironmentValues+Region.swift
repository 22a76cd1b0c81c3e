public import Foundation
public import TerminalUI

/// The region in which an app is used, as the environment says.
nonisolated struct Region: Sendable {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?
  /// The languages in which texts are looked up where there is no locale; `nil` is the user's.
  var languages: [String]?
}

nonisolated extension EnvironmentValues {
  private var known: Region {
    get { region as? Region ?? Region() }
    set { region = newValue }
  }

  /// The locale in which views write dates and values in a format, and look texts up; Foundation's current one unless it is set.
  ///
  ///     DatePicker("Due", selection: $due).environment(\.locale, Locale(identifier: "de_DE"))
  ///
  /// A field for a value reads and writes in the locale of its format. On Linux Foundation's current locale is `en_001`,
  /// whatever `LANG` says.
  ///
  /// - Source: SwiftUI `EnvironmentValues.locale`.
  public var locale: Locale {
    get { known.locale ?? .autoupdatingCurrent }
    set { known.locale = newValue }
  }

  /// The calendar of date pickers and of charts; Foundation's current one unless it is set.
  ///
  /// - Source: SwiftUI `EnvironmentValues.calendar`.
  public var calendar: Calendar {
    get { known.calendar ?? .autoupdatingCurrent }
    set { known.calendar = newValue }
  }

  /// The time zone of date pickers and of charts; the user's unless it is set.
  ///
  /// - Source: SwiftUI `EnvironmentValues.timeZone`.
  public var timeZone: TimeZone {
    get { known.timeZone ?? .autoupdatingCurrent }
    set { known.timeZone = newValue }
  }
}

nonisolated extension Region {
  /// The calendar with the locale and the time zone, as far as they are said.
  var wholeCalendar: Calendar {
    var result = calendar ?? .autoupdatingCurrent
    if let locale {
      result.locale = locale
    } else if result.locale?.identifier.isEmpty ?? true {
      // A calendar that is made by its name has no region, and writes dates as no user does.
      result.locale = .autoupdatingCurrent
    }
    if let timeZone { result.timeZone = timeZone }
    return result
  }
}
