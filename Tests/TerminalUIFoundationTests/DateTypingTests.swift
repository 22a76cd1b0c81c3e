import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIFoundation

private let gmt = TimeZone(secondsFromGMT: 0)!

private func calendar(_ identifier: Calendar.Identifier, _ locale: String) -> Calendar {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = gmt
  calendar.locale = Locale(identifier: locale)
  return calendar
}

private func date(_ text: String) -> Date {
  try! Date(text + (text.contains("T") ? "" : "T12:00:00Z"), strategy: .iso8601)
}

/// A picker in a locale, and what it has written.
private struct Due: View {
  final class Diary {
    var date: Date
    init(_ date: Date) { self.date = date }
  }
  @State private var turn = 0
  let diary: Diary
  var locale = "de_DE"
  var calendar = Calendar(identifier: .gregorian)
  var components: DatePickerComponents = .date
  var range: ClosedRange<Date>?

  var body: some View {
    let date = Binding(
      get: { [turn] in
        _ = turn
        return diary.date
      },
      set: {
        diary.date = $0
        turn += 1
      })
    VStack(alignment: .leading) {
      if let range {
        DatePicker("Due", selection: date, in: range, displayedComponents: components)
      } else {
        DatePicker("Due", selection: date, displayedComponents: components)
      }
      Button("Next") {}
    }
    .environment(\.locale, Locale(identifier: locale)).environment(\.calendar, calendar)
    .environment(\.timeZone, gmt)
  }
}

/// No way of typing or pasting gives a date that wasn't typed.
@Suite struct DateTypingTests {
  private func typed(
    _ text: String, pastes: Bool = false, at start: Date, _ locale: String, _ calendar: Calendar,
    _ components: DatePickerComponents = .date, in range: ClosedRange<Date>? = nil
  ) -> (date: Date, screen: String) {
    let diary = Due.Diary(start)
    let host = TestHost(width: 60, height: 5) {
      Due(diary: diary, locale: locale, calendar: calendar, components: components, range: range)
    }
    if pastes { host.paste(text) } else { host.type(text) }
    host.press(.tab)
    return (diary.date, host.trimmedText)
  }

  // Mend F03
  @Test(
    arguments: [
      ("de_DE", "2027-02-15", "31032027", "2027-03-31"), ("de_DE", "2027-02-15", "31.03.2027", "2027-03-31"),
      ("de_DE", "2027-02-15", "30.4.2027", "2027-04-30"), ("de_DE", "2027-02-15", "30.4.27", "2027-04-30"),
      ("de_DE", "2027-02-15", "2027-03-31", "2027-03-31"), ("de_DE", "2027-02-15", "20270331", "2027-03-31"),
      ("de_DE", "2027-02-15", "31/03/2027", "2027-03-31"), ("de_DE", "2027-02-15", "31-3-2027", "2027-03-31"),
      ("de_DE", "2027-02-15", "31 3 2027", "2027-03-31"),
      ("de_DE", "2027-02-15", "31. März 2027", "2027-03-31"),
      ("de_DE", "2027-02-15", "3. mai 2027", "2027-05-03"), ("en_GB", "2027-02-01", "30112026", "2026-11-30"),
      ("en_GB", "2027-02-01", "31 Dec 2026", "2026-12-31"),
      ("en_GB", "2027-02-01", "December 31, 2026", "2026-12-31"),
      ("en_US", "2027-02-15", "2/3/27", "2027-02-03"), ("en_US", "2027-02-15", "12312027", "2027-12-31"),
      ("en_US", "2027-02-15", "Mar 31, 2027", "2027-03-31"),
      ("en_US", "2027-02-15", "02292028", "2028-02-29"),
      ("en_US", "2027-02-15", "２/２９/２０２８", "2028-02-29"), ("sv_SE", "2027-02-15", "2027-03-31", "2027-03-31"),
      ("sv_SE", "2027-02-15", "27-03-31", "2027-03-31"), ("sv_SE", "2027-02-15", "20270331", "2027-03-31"),
      ("ja_JP", "2027-02-15", "2027/3/31", "2027-03-31"), ("ja_JP", "2027-02-15", "2027年3月31日", "2027-03-31"),
      ("hr_HR", "2027-02-15", "31. 03. 2027.", "2027-03-31"),
      ("ko_KR", "2027-02-15", "2027. 3. 31.", "2027-03-31"),
      ("bg_BG", "2027-02-15", "31.03.2027 г.", "2027-03-31"), ("de_DE", "2027-02-15", "31", nil),
      ("de_DE", "2027-02-15", "14", "2027-02-14"), ("de_DE", "2027-02-15", "14.", "2027-02-14"),
      ("de_DE", "2027-01-31", "30.02.2028", nil), ("en_US", "2027-02-15", "02312027", nil),
      ("en_US", "2027-02-15", "13/1/2027", nil), ("de_DE", "2027-02-15", "31.03.20275", nil),
      ("de_DE", "2027-02-15", "310320275", nil), ("de_DE", "2027-02-15", "31..2027", nil),
      ("de_DE", "2027-02-15", "-5.3.2027", nil), ("de_DE", "2027-02-15", "0.3.2027", nil),
      ("de_DE", "2027-02-15", "31.03.7", nil), ("de_DE", "2027-02-15", "31.03.027", nil),
      ("de_DE", "2027-02-15", "12 May", nil), ("de_DE", "2027-02-15", "31.03.2027x", nil),
      ("sv_SE", "2027-02-15", "31.03.2027", nil), ("de_DE", "2027-02-15", "2027-02-30", nil),
      ("de_DE", "2027-02-15", "morgen", nil), ("de_DE", "2027-02-15", "2027-03-31T10:00:00Z", nil),
    ] as [(String, String, String, String?)])
  func `a date is what all of the typed text means, or stays`(
    locale: String, old: String, text: String, expected: String?
  ) {
    for pastes in [false, true] {
      let (found, screen) = typed(
        text, pastes: pastes, at: date(old), locale, Calendar(identifier: .gregorian))
      expect(found, date(expected ?? old), "\(text) \(pastes ? "pasted" : "typed"): \(found) \(screen)")
      let hasMessage = screen.contains("There is no such date") || screen.contains("Can’t be read")
      expect(hasMessage, (expected == nil), "\(text): \(screen)")
    }
  }

  // Mend F03
  @Test(
    arguments: [
      ("en_US", "18:30", "3:15", "15:15"), ("en_US", "18:30", "3:15 AM", "03:15"),
      ("en_US", "09:30", "1200p", "12:00"), ("en_US", "09:30", "12:15 am", "00:15"),
      ("en_US", "09:30", "18:15", "18:15"), ("en_US", "09:30", "18:15 AM", nil),
      ("en_US", "09:30", "0:15", nil), ("en_US", "09:30", "3:75", nil), ("de_DE", "09:30", "0:15", "00:15"),
      ("de_DE", "09:30", "2315", "23:15"), ("de_DE", "09:30", "24:00", nil),
      ("de_DE", "09:30", "12.45", "12:45"), ("ko_KR", "09:30", "3:15", "03:15"),
      ("ko_KR", "09:30", "오후 3:15", "15:15"), ("ko_KR", "09:30", "3:15 PM", "15:15"),
      ("es_MX", "09:30", "3:15 p.m.", "15:15"), ("de_DE", "09:30", "2315x", nil),
    ] as [(String, String, String, String?)])
  func `a time is what all of the typed text means, or stays`(
    locale: String, old: String, text: String, expected: String?
  ) {
    let start = date("2027-02-15T\(old):00Z")
    for pastes in [false, true] {
      let (found, screen) = typed(
        text, pastes: pastes, at: start, locale, Calendar(identifier: .gregorian), .hourAndMinute)
      expect(
        found, (expected.map { date("2027-02-15T\($0):00Z") } ?? start), "\(text): \(found) \(screen)")
    }
  }

  // Mend F03
  @Test func `a bound is checked against the whole date, and nothing else is chosen for it`() {
    let range = date("2027-05-03T15:00:00Z")...date("2027-06-20T09:00:00Z")
    func typed(_ text: String, at start: String) -> (date: Date, screen: String) {
      self.typed(text, at: date(start), "de_DE", Calendar(identifier: .gregorian), in: range)
    }
    expect(typed("25.05.2027", at: "2027-06-15").date, date("2027-05-25"))
    expect(typed("25.06.2027", at: "2027-05-07").date, date("2027-05-07"))
    expect(typed("25.06.2027", at: "2027-05-07").screen, contains: "Must be from 03.05.2027 to 20.06.2027")
    expect(typed("03.05.2027", at: "2027-05-07").date, date("2027-05-03T15:00:00Z"))
    expect(typed("20.06.2027", at: "2027-05-07").date, date("2027-06-20T09:00:00Z"))
    expect(typed("01.01.9999", at: "2027-05-07").date, date("2027-05-07"))
  }

  // Mend F03
  @Test func `what can't be read is shown as it was typed, and can be mended or taken back`() {
    let diary = Due.Diary(date("2027-02-15"))
    let host = TestHost(width: 50, height: 6) { Due(diary: diary) }
    host.type("31.03.20275")
    expect(host.text, contains: "31.03.20275")
    expect(diary.date, date("2027-02-15"))
    host.press(.delete)
    expect(diary.date, date("2027-03-31"))
    host.type("5\n")
    expect(host.text, contains: "Can’t be read; write it like")
    host.press(.escape)
    expect(host.text, contains: "15.02.2027")
    expect(diary.date, date("2027-02-15"))
    host.type("31022027")
    host.press(.leftArrow)
    host.type("03")
    expect(diary.date, date("2027-03-31"), "\(host.text)")
  }

  // Mend F03
  @Test func `a date that the app writes ends the typing`() {
    let diary = Due.Diary(date("2027-02-15"))
    let host = TestHost(width: 50, height: 6) { Due(diary: diary) }
    host.type("31")
    diary.date = date("2027-06-10")
    host.type("12")
    host.press(.tab)
    expect(diary.date, date("2027-12-10"), "\(host.text)")
  }

  // Mend F03: the net
  @Test(arguments: ["de_DE", "en_US", "en_GB", "sv_SE", "ja_JP", "fr_FR", "cs_CZ", "pt_BR"])
  func `a random typist never gets another date`(locale: String) throws {
    var random = RepeatableNumbers(seed: UInt64(locale.utf8.reduce(7) { $0 * 31 + Int($1) }))
    let kinds: [Calendar.Identifier] = [
      .gregorian, .buddhist, .persian, .islamicUmmAlQura, .hebrew, .japanese,
    ]
    for identifier in kinds {
      let calendar = calendar(identifier, locale)
      for _ in 0..<8 {
        let old = date("2027-02-15").addingTimeInterval(
          Double(Int.random(in: -3000...3000, using: &random)) * 86_400)
        let present = calendar.component(.year, from: old)
        let numbers: [Character: Int] = [
          "y": present + Int.random(in: -3...3, using: &random), "M": Int.random(in: 1...13, using: &random),
          "d": Int.random(in: 1...31, using: &random),
        ]
        guard let year = numbers["y"], year > 0 else { continue }
        let isShort = year < 1000
        let twoDigits = Bool.random(using: &random) && !isShort
        let pads = Bool.random(using: &random)
        let separator = [".", "/", "-", " ", ". "].randomElement(using: &random)!
        let pattern = DateFormatter.dateFormat(
          fromTemplate: "yMMdd", options: 0, locale: Locale(identifier: locale))!
        var order: [Character] = []
        for letter in pattern where "yMd".contains(letter) && order.last != letter { order.append(letter) }
        func text(_ letter: Character) -> String {
          let number = numbers[letter]!
          if letter == "y" { return twoDigits ? String(format: "%02d", number % 100) : String(number) }
          return pads ? String(format: "%02d", number) : String(number)
        }
        let extra =
          Int.random(in: 0..<8, using: &random) == 0 && order.last == "y" && !isShort && !twoDigits ? "7" : ""
        let typing = order.map(text).joined(separator: separator) + extra
        var components = calendar.dateComponents([.era, .hour, .minute, .second], from: old)
        (components.year, components.month, components.day) = (year, numbers["M"], numbers["d"])
        let meant = calendar.date(from: components).flatMap { meant -> Date? in
          let found = calendar.dateComponents([.era, .year, .month, .day], from: meant)
          let isSame =
            found.year == year && found.month == numbers["M"] && found.day == numbers["d"]
            && found.era == components.era
          return isSame && extra.isEmpty ? meant : nil
        }
        for pastes in [false, true] {
          let found = typed(typing, pastes: pastes, at: old, locale, calendar)
          let now = calendar.component(.year, from: .now)
          let isNear = !twoDigits || (now - 80..<now + 20).contains(year)
          if isNear {
            expect(found.date, meant ?? old, "\(identifier) \(typing) \(pastes) at \(old): \(found)")
          } else {
            expect(found.date == old || calendar.component(.day, from: found.date) == numbers["d"])
          }
        }
      }
    }
  }
}

/// Numbers that look random and are the same each time.
private struct RepeatableNumbers: RandomNumberGenerator {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (seed >> 33) ^ (seed << 31)
  }
}
