import Expectations
import Glibc
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

@testable import TerminalUICore
@testable import TerminalUITextViewer

/// The view of long texts: a pager.
@Suite struct TextViewerTests {
  private func lines(_ range: ClosedRange<Int>) -> String { range.map { "line \($0)\n" }.joined() }

  private func rows(_ host: TestHost) -> [String] {
    host.text.replacing(/[▐▗▝█▀▄]/, with: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmedEnd }
  }

  private func marked(_ host: TestHost) -> [String] {
    (0..<host.screen.size.height).compactMap { y in
      let cells = (0..<host.screen.size.width).filter {
        host.screen[$0, y].style.attributes.contains(.reverse)
      }
      return cells.isEmpty ? nil : cells.map { host.screen[$0, y].glyph.string }.joined()
    }
  }

  /// The time that this thread has used a processor for, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func viewer(_ text: String, width: Int = 20, height: Int = 5, wraps: Bool = true) -> TestHost {
    TestHost(width: width, height: height) { TextViewer(text, wraps: wraps) }
  }

  @Test(arguments: [
    (" f", 11), ("  ", 11), ("j", 2), ("jjk", 2), ("d", 3), ("fu", 4), ("Gg", 1), ("fb", 1), ("G", 96),
    ("Gk", 95),
  ])
  func `letters go where they go in a pager`(keys: String, first: Int) {
    let host = viewer(lines(1...100))
    for key in keys { host.press(KeyEquivalent(key)) }
    expect(rows(host)[0], "line \(first)")
  }

  @Test func `other keys and the wheel move it, as far as there is text`() {
    let host = viewer(lines(1...100))
    host.press(.pageUp)
    expect(rows(host)[0], "line 1")
    host.press(.pageDown)
    host.press(.downArrow)
    host.press("d", modifiers: .control)
    expect(rows(host)[0], "line 9")
    host.press(.end)
    expect(rows(host), (96...100).map { "line \($0)" })
    host.press(.pageDown)
    host.scroll(dy: 3)
    expect(rows(host)[0], "line 96")
    host.scroll(dy: -1)
    expect(rows(host)[0], "line 93")
    host.press(.home)
    expect(rows(host)[0], "line 1")
  }

  @Test func `lines are wrapped, or move to the side`() {
    let text = "a long line of words\n\tb\n日本語日本語日本語\n"
    expect(rows(viewer(text, width: 12)), ["a long line", "of words", "    b", "日本語日本", "語日本語"])
    let host = viewer(text, width: 12, wraps: false)
    expect(rows(host), ["a long line", "    b", "日本語日本", "", ""])
    host.press(.rightArrow)
    expect(rows(host)[0], "ine of word")
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(rows(host)[0], "a long line")
  }

  @Test func `a search marks all matches in sight while it is typed, and tells their number`() {
    let host = viewer(lines(1...100), height: 6)
    host.press("/")
    for key in "LINE" { host.press(KeyEquivalent(key)) }
    host.advance(by: .milliseconds(1))
    expect(rows(host).last, "/LINE      not found")
    host.press("u", modifiers: .control)
    for key in "line 5" { host.press(KeyEquivalent(key)) }
    host.advance(by: .milliseconds(1))
    expect(rows(host).last, "/line 5   11 matches")
    expect(rows(host)[0], "line 1")
    expect(marked(host), ["line 5"])
    expect(host.cursor?.position, Point(x: 7, y: 5))
    host.press(.return)
    host.press("n")
    host.press("n")
    expect(marked(host).contains("line 5"))
    expect(rows(host).contains("line 51"), "\(host.text)")
    host.press("N")
    host.press("N")
    host.press("N")
    expect(rows(host).contains("line 59"), "\(host.text)")
    host.press(.escape)
    expect(marked(host), [])
    expect(rows(host).last?.hasPrefix("line"), true)
  }

  @Test func `Escape while a pattern is typed goes back`() {
    let host = viewer(lines(1...100))
    host.press("f")
    host.press("/")
    for key in "line 77" { host.press(KeyEquivalent(key)) }
    expect(rows(host).contains("line 77"))
    host.press(.escape)
    expect(rows(host)[0], "line 6")
  }

  @Test func `what is pasted while a pattern is typed belongs to it`() {
    let host = viewer(lines(1...100), height: 6)
    host.paste("line 9")
    expect(rows(host).last?.hasPrefix("line"), true)
    host.press("/")
    host.press("l")
    host.paste("ine\t77\n")
    host.advance(by: .milliseconds(1))
    expect(rows(host).last, "/line 77     1 match")
    expect(marked(host), ["line 77"])
  }

  @Test func `a match that was wrapped is marked in both rows`() {
    let host = viewer("one two three four\n", width: 9)
    host.press("/")
    for key in "two three" { host.press(KeyEquivalent(key)) }
    expect(marked(host), ["two ", "three"])
  }

  @Test func `a search through a long text is done in steps between which keys are used`() {
    let text = String(repeating: "some words in it\n", count: 65_000) + "needle\n"
    let host = viewer(text, height: 6)
    host.press("/")
    for key in "needle" { host.press(KeyEquivalent(key)) }
    expect(rows(host)[0], "some words in it")
    host.press(.return)
    host.press(.escape)
    expect(rows(host).last, "some words in it")
    host.press("/")
    for key in "needle" { host.press(KeyEquivalent(key)) }
    for _ in 0..<20 { host.advance(by: .milliseconds(1)) }
    expect(marked(host), ["needle"])
    expect(rows(host).last?.hasSuffix("1 match"), true)
  }

  @Test func `a log that grows is followed from its end, until the user scrolls up`() {
    let log = LongText(lines(1...10))
    let host = TestHost(width: 20, height: 4) { TextViewer(log).defaultScrollAnchor(.bottom) }
    expect(rows(host)[3], "line 10")
    log.append("line 11\n")
    host.turn()
    expect(rows(host)[3], "line 11")
    log.append("line 1")
    host.turn()
    log.append("2\n")
    host.turn()
    expect(rows(host)[3], "line 12")
    host.press("k")
    log.append(lines(13...20))
    host.turn()
    expect(rows(host)[3], "line 11")
    host.press("G")
    log.append("line 21\n")
    host.turn()
    expect(rows(host)[3], "line 21")
    log.replace(with: "new")
    host.turn()
    expect(rows(host), ["new", "", "", ""])
  }

  @Test func `a string that grows stays where it was read, and another one begins`() {
    struct Page: View {
      @State private var text = (1...50).map { "line \($0)\n" }.joined()
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextViewer(text)
          Button("more") { text += "more\n" }.keyboardShortcut("o", modifiers: .option)
          Button("other") { text = "other\n" }.keyboardShortcut("p", modifiers: .option)
        }
      }
    }
    let host = TestHost(width: 20, height: 7) { Page() }
    host.press("f")
    host.press("o", modifiers: .option)
    expect(rows(host)[0], "line 6")
    host.press("G")
    expect(rows(host)[4], "more")
    host.press("p", modifiers: .option)
    expect(rows(host)[0], "other")
  }

  @Test func `a page of a long text is drawn as that of a short one`() {
    func work(_ count: Int) -> Int {
      let host = viewer(String(repeating: "a line of words\n", count: count), height: 10)
      host.press("G")
      WorkCounter.count = 0
      host.press("b")
      host.press("b")
      expect(host.record.layouts, 0)
      return WorkCounter.count
    }
    expect(work(200_000), work(200))
  }

  @Test func `another width keeps the place`() {
    let host = viewer((1...200).map { "number \($0) of many words in a line\n" }.joined(), width: 40)
    for _ in 0..<10 { host.press("f") }
    let first = rows(host)[0]
    host.resize(width: 12, height: 5)
    expect(first.hasPrefix(rows(host)[0]), "\(host.text)")
    host.resize(width: 40, height: 5)
    expect(rows(host)[0], first)
  }

  // Each match drew its whole row: a row took the square of its matches.
  @Test func `rows with as many matches as columns are drawn at once`() {
    /// The processor time of the frame that shows the matches, the least of some.
    func time(_ text: String) -> Double {
      (0..<3).map { _ in
        let host = viewer(text, width: 500, height: 10, wraps: false)
        host.press("/")
        let start = Self.processorTime
        host.type("b")
        let time = Self.processorTime - start
        expect(marked(host).first, String(repeating: "b", count: text.utf8.prefix(498).count { $0 == 98 }))
        return time
      }.min()!
    }
    let line = String(repeating: "a", count: 1000)
    let one = (0..<8).map { _ in "b\(line)\n" }.joined()
    let many = (0..<8).map { _ in String(repeating: "ab", count: 500) + "\n" }.joined()
    expect(time(many), below: 25 * time(one))
    let mixed = viewer("日b\u{301} b👩‍👩‍👧b\tb\n")
    mixed.press("/")
    mixed.type("b")
    expect(marked(mixed).first, "b\u{301}bbb")
    expect(rows(mixed)[0], "日b\u{301} b👩‍👩‍👧b    b")
  }

  @Test func `hostile text and strange sizes do no harm`() {
    let text = "\u{1B}[31mred\u{7}\n\u{202E}x\u{0}\n" + String(repeating: "\u{301}", count: 40_000)
    for (width, height) in [(0, 0), (1, 1), (2, 1), (3, 40)] {
      let host = viewer(text, width: width, height: height)
      for key in "Gfbud/a\u{1}nN" { host.press(KeyEquivalent(key)) }
      host.press(.return)
      host.press("n")
      expect(!host.text.contains("\u{1B}"))
    }
  }
}

/// Selecting in long texts, and copying.
@Suite struct TextViewerSelectionTests {
  private struct Program: App {
    var text = ""
    init() {}
    init(_ text: String) { self.text = text }
    var body: some Scene { WindowGroup { TextViewer(text) }.allowsClipboardWriting() }
  }

  private func copied(_ host: TestHost) -> String? {
    host.press("c", modifiers: .control)
    expectNil(host.exitCode)
    return host.copiedTexts.last
  }

  @Test func `a drag selects over rows, and what was wrapped is copied as one line`() {
    let host = TestHost(width: 10, height: 4, app: Program("the quick fox\n日本語\nend\n"))
    host.drag((4, 0), (2, 2))
    expect(copied(host), "quick fox\n日本")
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
  }

  @Test func `a drag ends with the text in which it began`() {
    let text = LongText(String(repeating: "some words\n", count: 50))
    let host = TestHost(width: 20, height: 4) { TextViewer(text) }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 3, y: 3))))
    text.replace(with: "xyz")
    host.turn()
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 0, y: 0))))
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 0, y: 0))))
    expect(!host.screen[0, 0].style.attributes.contains(.reverse))
  }

  @Test func `two clicks select a word, three a line, and Escape nothing`() {
    let host = TestHost(width: 10, height: 4, app: Program("the quick fox\nend\n"))
    host.click(x: 5, y: 0)
    host.click(x: 5, y: 0)
    expect(copied(host), "quick")
    host.click(x: 5, y: 0)
    expect(copied(host), "the quick fox")
    host.press(.escape)
    host.press("w", modifiers: .option)
    expect(host.copiedTexts.count, 2)
  }

  @Test func `Shift with arrows selects rows, and scrolls`() {
    let host = TestHost(width: 20, height: 3, app: Program((1...9).map { "line \($0)\n" }.joined()))
    for _ in 0..<5 { host.press(.downArrow, modifiers: .shift) }
    expect(host.text, contains: "line 5")
    expect(copied(host), (1...5).map { "line \($0)" }.joined(separator: "\n"))
    host.press(.upArrow, modifiers: .shift)
    expect(copied(host), (1...4).map { "line \($0)" }.joined(separator: "\n"))
  }

  @Test func `what is too long for the clipboard isn't copied, and that is said`() {
    let host = TestHost(width: 60, height: 8, app: Program(String(repeating: "x", count: 300_000)))
    host.drag((0, 0), (3, 0))
    expect(copied(host), "xxxx")
    host.press(.end)
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 0))))
    host.press(.home)
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 0, y: 0))))
    host.press("w", modifiers: .option)
    expect(host.copiedTexts.count, 1)
    expect(host.text, contains: "Too long for the clipboard")
  }
}
