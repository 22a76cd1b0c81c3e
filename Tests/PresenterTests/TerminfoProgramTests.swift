import Expectations
import Presenter
import Soak
import Testing

@Suite struct TerminfoProgramTests {
  static let cases: [(String, Int, Int, String)] = [
    ("\u{1B}[%i%p1%d;%p2%dH", 4, 9, "\u{1B}[5;10H"),
    ("%p1%c\u{1B}[%p2%{1}%-%db", 97, 12, "a\u{1B}[11b"),
    ("\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m", 3, 0, "\u{1B}[33m"),
    ("\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m", 12, 0, "\u{1B}[94m"),
    ("\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m", 208, 0, "\u{1B}[38;5;208m"),
    ("%?%p1%t%?%p2%tab%ea%;%eb%;c", 1, 0, "ac"),
    ("%?%p1%t%?%p2%tab%ea%;%eb%;c", 0, 1, "bc"),
    ("\u{1B}Y%p1%' '%+%c%p2%' '%+%c", 1, 2, "\u{1B}Y!\""),
    ("%p1%PA%p2%gA%+%d", 3, 4, "7"),
    ("%p1%02d|%p1%:-4d|%p1%4d|%p1%.3d|%p1%x|%p1%o|%p1%X", 10, 0, "10|10  |  10|010|a|12|A"),
    ("%p1%{0}%/%d,%p1%{0}%m%d", 5, 0, "0,0"),
    ("100%%", 0, 0, "100%"),
    ("%p1%!%d%p1%~%d%p1%{6}%&%d%p1%{1}%|%d%p1%{3}%^%d", 4, 0, "0-5457"),
    ("a%zb", 0, 0, "a"),
    ("%", 0, 0, ""),
  ]

  @Test(arguments: cases)
  func `a string is filled in`(text: String, first: Int, second: Int, expected: String) {
    expect(String(decoding: TerminfoProgram(Array(text.utf8)).filled(first, second), as: UTF8.self), expected)
  }

  @Test func `a number that no printf shows ends nothing else`() {
    for value in [Int.max, .min, -1, 1 << 31] {
      let bytes = TerminfoProgram(Array("%p1%d%p1%p1%*%d%p1%{1}%+%c".utf8)).filled(value)
      expect(bytes.isEmpty, false)
    }
  }

  // Whatever a description says: a program ends, and needs no more than its text says.
  @Test func `random programs end`() {
    var random = SplitMix64(seed: 5)
    let parts = Array("%%%%%pPg'{}0123456789+-*/m&|^=><AO!~i?te;c:d.oxX #aZ".utf8)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in parts.randomElement(using: &random)!
      }
      let count = TerminfoProgram(text).filled(Int(Int32.min), -1).count
      expect(count, below: 4000)
    }
  }
}
