import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIFoundation

private let gmt = TimeZone(secondsFromGMT: 0)!

/// A date in Greenwich.
private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = gmt
  return calendar.date(
    from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
}

/// A picker, and what it has written.
private final class Diary {
  var date: Date
  private(set) var written: [Date] = []
  init(_ date: Date) { self.date = date }
  func write(_ new: Date) {
    date = new
    written.append(new)
  }
}

private struct Planner<Picker: View>: View {
  @State private var turn = 0
  let diary: Diary
  var locale = "en_GB"
  var calendar = Calendar(identifier: .gregorian)
  @ViewBuilder let picker: (Binding<Date>) -> Picker

  var body: some View {
    let date = Binding(
      get: { [turn] in
        _ = turn
        return diary.date
      },
      set: {
        diary.write($0)
        turn += 1
      })
    VStack(alignment: .leading) {
      picker(date)
      Button("Next") {}
    }
    .environment(\.locale, Locale(identifier: locale))
    .environment(\.calendar, calendar)
    .environment(\.timeZone, gmt)
  }
}

@Suite struct DatePickerTests {
  private func host<Picker: View>(
    _ diary: Diary, locale: String = "en_GB", calendar: Calendar = Calendar(identifier: .gregorian),
    width: Int = 40, height: Int = 14, @ViewBuilder _ picker: @escaping (Binding<Date>) -> Picker
  ) -> TestHost {
    TestHost(width: width, height: height) {
      Planner(diary: diary, locale: locale, calendar: calendar, picker: picker)
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func first(_ host: TestHost) -> String { lines(host).first ?? "" }

  // MARK: The field

  @Test(arguments: [
    ("en_GB", "Due 07/05/2026, 14:30"), ("en_US", "Due 05/07/2026, 2:30 PM"),
    ("de_DE", "Due 07.05.2026, 14:30"), ("sv_SE", "Due 2026-05-07 14:30"), ("ja_JP", "Due 2026/05/07 14:30"),
  ])
  func `numbers stand in the order of the locale`(locale: String, expected: String) {
    let diary = Diary(date(2026, 5, 7, 14, 30))
    let host = host(diary, locale: locale) { DatePicker("Due", selection: $0).datePickerStyle(.field) }
    let shown = first(host)
    // Hours of one digit have a cell for a second one.
    expect(shown.replacing(" 02:30", with: " 2:30"), expected)
  }

  @Test func `typed digits go on by themselves, and by what stands between numbers`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.field)
    }
    host.type("31122027")
    expect(diary.date, date(2027, 12, 31))
    host.press(.home)
    host.type("4/7/2028")
    expect(first(host), "Due 04/07/2028")
    expect(diary.date, date(2028, 7, 4))
  }

  @Test func `a number is written when it is complete or left, and taken back before`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.field)
    }
    host.type("1")
    expect(first(host), "Due _1/05/2026")
    expectEmpty(diary.written)
    host.press(.escape)
    expect(first(host), "Due 07/05/2026")
    host.type("1")
    host.press(.delete)
    host.type("2")
    host.press(.tab)
    expect(diary.written, [date(2026, 5, 2)])
  }

  @Test func `a day that a month lacks is its last one, and comes back`() {
    let diary = Diary(date(2026, 1, 31))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.field)
    }
    host.press(.rightArrow)
    host.press(.upArrow)
    expect(diary.date, date(2026, 2, 28))
    host.press(.upArrow)
    expect(diary.date, date(2026, 3, 31))
    // What is typed is never another day.
    host.press(.home)
    host.type("3002")
    expect(diary.date, date(2026, 3, 31))
  }

  @Test func `up and down go round, and leave the other numbers`() {
    let diary = Diary(date(2026, 12, 31, 23, 59))
    let host = host(diary) { DatePicker("Due", selection: $0).datePickerStyle(.field) }
    host.press(.upArrow)
    expect(diary.date, date(2026, 12, 1, 23, 59))
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.upArrow)
    expect(diary.date, date(2026, 1, 31, 23, 59))
    host.press(.end)
    host.press(.upArrow)
    expect(diary.date, date(2026, 1, 31, 23, 0))
  }

  @Test func `hours of half a day`() {
    let diary = Diary(date(2026, 5, 7, 0, 5))
    let host = host(diary, locale: "en_US") {
      DatePicker("At", selection: $0, displayedComponents: .hourAndMinute)
    }
    expect(first(host), "At 12:05 AM")
    host.press(.end)
    host.type("p")
    expect(diary.date, date(2026, 5, 7, 12, 5))
    host.press(.home)
    host.type("3:15")
    expect(diary.date, date(2026, 5, 7, 15, 15))
    host.press(.home)
    host.type("18")
    expect(diary.date, date(2026, 5, 7, 18, 15))
    host.press(.home)
    host.type("00")
    expect(diary.date, date(2026, 5, 7, 18, 15))
  }

  @Test func `a pasted date is typed, and what is none is left out`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.field)
    }
    host.paste("  09.11.1989\n")
    expect(diary.date, date(1989, 11, 9))
    host.paste(String(repeating: "no date ", count: 100_000))
    expect(diary.date, date(1989, 11, 9))
  }

  @Test func `bounds hold, whatever is typed`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker(
        "Due", selection: $0, in: date(2026, 5, 3)...date(2026, 6, 20), displayedComponents: .date
      ).datePickerStyle(.field)
    }
    host.type("01")
    expect(diary.date, date(2026, 5, 7))
    host.type("12")
    expect(diary.date, date(2026, 5, 7))
    host.type("9999")
    expect(diary.date, date(2026, 5, 7))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e15, 1e12, -.greatestFiniteMagnitude])
  func `a date that can't be shown is shown at a bound and left as it is`(seconds: Double) {
    let hostile = Date(timeIntervalSinceReferenceDate: seconds)
    for style in [true, false] {
      let diary = Diary(hostile)
      let host = host(diary) {
        if style {
          DatePicker("Due", selection: $0).datePickerStyle(.graphical)
        } else {
          DatePicker("Due", selection: $0)
        }
      }
      expectEmpty(diary.written)
      for key: KeyEquivalent in [
        .upArrow, .pageUp, .pageDown, .end, .downArrow, .home, .leftArrow, .return, .escape,
      ] {
        host.press(key)
      }
      host.type("12")
      expect(host.host.checkInvariants(), [])
      expect(host.find(.datePicker, "Due").value != nil)
    }
  }

  @Test(arguments: [
    Calendar.Identifier.hebrew, .chinese, .islamic, .japanese, .buddhist, .persian, .coptic, .indian,
  ])
  // A short month, such as the thirteenth of some calendars, leaves fewer days.
  func `every calendar goes on by months and back`(identifier: Calendar.Identifier) {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary, calendar: Calendar(identifier: identifier)) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
    }
    for _ in 0..<30 { host.press(.pageDown) }
    expect(diary.date > date(2028, 7, 1) && diary.date < date(2028, 12, 31))
    for _ in 0..<30 { host.press(.pageUp) }
    expect(abs(diary.date.timeIntervalSince(date(2026, 5, 7))), below: 31 * 86_400)
    expect(host.host.checkInvariants(), [])
  }

  // MARK: The month

  @Test func `a month has a page, on which arrows choose`() {
    let diary = Diary(date(2026, 5, 7, 14, 30))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.graphical).labelsHidden()
    }
    expect(
      lines(host),
      [
        "‹        May 2026        ›", "Mon Tue Wed Thu Fri Sat Sun", "1   2   3",
        "4   5   6   7   8   9  10",
        "11  12  13  14  15  16  17", "18  19  20  21  22  23  24", "25  26  27  28  29  30  31", "Next",
      ])
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(diary.date, date(2026, 5, 15, 14, 30))
    host.press(.pageDown)
    expect(diary.date, date(2026, 6, 15, 14, 30))
    host.press(.end)
    expect(diary.date, date(2026, 6, 30, 14, 30))
    host.press(.home)
    expect(diary.date, date(2026, 6, 1, 14, 30))
  }

  @Test func `the mouse chooses a day, turns pages and can't choose beyond the bounds`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker("Due", selection: $0, in: date(2026, 5, 5)..., displayedComponents: .date)
        .datePickerStyle(.graphical).labelsHidden()
    }
    let rect = host.find(.datePicker).frame
    // The days of the first week, of which the first four are empty.
    func click(column: Int, row: Int) {
      host.click(x: rect.minX + column * 4 + 2, y: rect.minY + row)
    }
    click(column: 0, row: 3)
    expect(diary.date, date(2026, 5, 7))
    click(column: 4, row: 3)
    expect(diary.date, date(2026, 5, 8))
    host.click(x: rect.minX + 26, y: rect.minY)
    expect(lines(host)[0], contains: "June 2026")
    expect(diary.date, date(2026, 5, 8))
    click(column: 0, row: 2)
    expect(diary.date, date(2026, 6, 1))
    expect(lines(host)[0], contains: "June 2026")
  }

  @Test func `a compact picker shows the month until a day is chosen`() {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) { DatePicker("Due", selection: $0, displayedComponents: .date) }
    expect(first(host), "Due 07/05/2026 ▾")
    host.press(.return)
    expect(host.text, contains: "May 2026")
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, lacks: "May 2026")
    expect(first(host), "Due 14/05/2026 ▾")
    host.press(.space)
    expect(host.text, contains: "May 2026")
    host.press(.escape)
    expect(host.text, lacks: "May 2026")
    host.type("31")
    expect(diary.date, date(2026, 5, 31))
  }

  // MARK: Elements

  @Test func `a picker is an element with a value in words, and goes by days`() {
    let diary = Diary(date(2026, 5, 31))
    let host = host(diary) { DatePicker("Due", selection: $0, displayedComponents: .date) }
    let element = host.find(.datePicker, "Due")
    expect(element.value, "31 May 2026")
    element.perform("increment")
    expect(diary.date, date(2026, 6, 1))
  }

  // Look J1
  @Test func `the cursor stands in the number that is typed into`() throws {
    let diary = Diary(date(2026, 5, 7))
    let host = host(diary) {
      DatePicker("Due", selection: $0, displayedComponents: .date).datePickerStyle(.field)
    }
    let start = try #require(host.cursor?.position.x)
    host.press(.rightArrow)
    expect(host.cursor?.position.x, start + 3)
    host.press(.rightArrow)
    expect(host.cursor?.position.x, start + 8)
  }

  @Test func `a calendar without a region has the user's`() {
    let named = Region(locale: nil, calendar: Calendar(identifier: .gregorian), timeZone: nil)
    expect(named.wholeCalendar.locale?.identifier, Locale.autoupdatingCurrent.identifier)
    let german = Region(locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian))
    expect(german.wholeCalendar.locale?.identifier, "de_DE")
  }

  @Test func `a style of one's own reads the date and its bounds`() {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(configuration.selection.wrappedValue == date(2026, 5, 7) ? "the day" : "another day")
          Text(configuration.minimumDate == nil && configuration.maximumDate != nil ? "with an end" : "")
        }
      }
    }
    let host = host(Diary(date(2026, 5, 7))) {
      DatePicker("Due", selection: $0, in: ...date(2027, 1, 1)).datePickerStyle(Plain())
    }
    expect(first(host), "Due the day with an end")
  }
}
