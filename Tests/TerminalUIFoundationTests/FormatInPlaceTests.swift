import Expectations
import Foundation
import Testing
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting

/// Values in a format are written in the region of the view that shows them.
@Suite struct FormatInPlaceTests {
  private let german = Locale(identifier: "de_DE")
  private let noon = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(_ text: Text) -> String {
    let zone = TimeZone(secondsFromGMT: 0)!
    let host = TestHost(width: 60, height: 1) {
      text.environment(\.locale, german).environment(\.timeZone, zone)
    }
    return host.trimmedText.trimmingCharacters(in: .whitespaces)
  }

  @Test func `dates and numbers follow the locale of the environment`() {
    expect(shown(Text(noon, format: .dateTime.weekday(.wide).day().month(.wide))), "Dienstag, 14. November")
    expect(shown(Text(1_234.5, format: .number)), "1.234,5")
    expect(shown(Text(noon, style: .date)), "14. November 2023")
    expect(shown(Text(noon, style: .time)), "22:13")
    expect(shown(Text("\(0.5, format: .percent) done")), "50\u{A0}% done")
    expect(shown(Text(noon...noon.addingTimeInterval(3_600))), "22:13 – 23:13")
  }

  @Test func `a locale and a time zone of the format stay`() {
    var format = Date.FormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_US"))
    format.timeZone = TimeZone(secondsFromGMT: 3_600)!
    expect(shown(Text(noon, format: format)).replacingOccurrences(of: "\u{202F}", with: " "), "11:13 PM")
  }

  @Test func `a labelled value follows it, too, and another locale writes it anew`() {
    struct Screen: View {
      @State private var isGerman = false
      var body: some View {
        LabeledContent("Size", value: 1_234.5, format: .number)
          .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
          .focusable()
          .onKeyPress("g") {
            isGerman.toggle()
            return .handled
          }
      }
    }
    let host = TestHost(width: 30, height: 1) { Screen() }
    expect(host.text, contains: "1,234.5")
    host.press("g")
    expect(host.text, contains: "1.234,5")
    host.press("g")
    expect(host.text, contains: "1,234.5")
  }
}
