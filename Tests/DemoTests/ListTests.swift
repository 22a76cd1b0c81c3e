import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import ListDemo

@Suite struct ListTests {
  private func list(_ count: Int = 1_000_000) -> TestHost {
    TestHost(width: 44, height: 12) { ScrollViewReader { ListScreen(count: count, proxy: $0) } }
  }

  private func rows(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { line in
      line.dropLast().split(separator: " ").joined(separator: " ")
    }
    .filter { $0.hasPrefix("Row ") }
  }

  @Test func `the first screen shows the first rows of a million`() {
    let host = list()
    assertSnapshot(of: host.styledText)
    expect(host.record.rowsBuilt, atMost: 27)
    expect(host.issues, [])
  }

  @Test func `a row in the middle is selected`() {
    let host = list()
    for _ in 0..<3 { host.press(.pageDown) }
    host.press(.upArrow)
    assertSnapshot(of: host.styledText)
  }

  @Test func `keys select`() {
    let host = list()
    host.press(.downArrow)
    expect(host.text, contains: "Selected: 0")
    host.press(.end)
    expect(host.text, contains: "Selected: 999 999")
    expect(host.record.rowsBuilt, atMost: 27)
    host.press(.home)
    expect(host.text, contains: "Selected: 0")
    host.press("q")
    expect(host.host.exitCode, 0)
  }

  @Test func `insert, delete and move`() {
    let host = list(100)
    for _ in 0..<3 { host.press(.downArrow) }
    host.press("i")
    expect(rows(host).prefix(4), ["Row 0", "Row 1", "Row 100", "Row 2"])
    expect(host.text, contains: "Selected: 100")
    host.press("m")
    expect(rows(host).prefix(5), ["Row 0", "Row 1", "Row 2", "Row 100", "Row 3"])
    host.type("uuu")
    expect(rows(host).prefix(4), ["Row 100", "Row 0", "Row 1", "Row 2"])
    host.press("d")
    expect(rows(host).prefix(3), ["Row 0", "Row 1", "Row 2"])
    expect(host.text, contains: "Selected: 0")
    expect(host.text, contains: "100 rows")
    expect(host.issues, [])
  }

  @Test func `a row that is moved stays in sight`() {
    let host = list(100)
    host.press(.downArrow)
    for _ in 0..<40 { host.press("m") }
    expect(rows(host).last, "Row 0")
    for _ in 0..<20 { host.press("u") }
    expect(rows(host).first, "Row 0")
    host.press(.end)
    for _ in 0..<3 { host.press("m") }
    expect(rows(host).last, "Row 99")
  }

  @Test func `Delete deletes the selected row, Alt and an arrow move it`() {
    let host = list()
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.delete)
    expect(rows(host).prefix(3), ["Row 0", "Row 1", "Row 3"])
    expect(host.text, contains: "Selected: 3")
    expect(host.text, contains: "999 999 rows")
    host.press(.upArrow, modifiers: .option)
    expect(rows(host).prefix(4), ["Row 0", "Row 3", "Row 1", "Row 4"])
    host.press(.downArrow, modifiers: .option)
    host.press(.downArrow, modifiers: .option)
    expect(rows(host).prefix(4), ["Row 0", "Row 1", "Row 4", "Row 3"])
    expect(host.record.rowsBuilt, atMost: 2)
    expect(host.issues, [])
  }

  @Test func `an edit in a million rows makes no more rows than are visible`() {
    let host = list()
    host.press(.end)
    for key: KeyEquivalent in ["i", "u", "m", "d"] {
      host.press(key)
      expect(host.record.rowsBuilt, atMost: 8, "\(key)")
    }
    expect(rows(host).last, "Row 999999")
  }

  @Test func `the filter`() {
    let host = list(1000)
    host.type("/99")
    expect(host.position(of: "/99"), Point(x: 1, y: 11))
    expect(host.cursor?.position, Point(x: 4, y: 11))
    expect(host.text, contains: "19 of 1 000 rows")
    expect(rows(host).prefix(3), ["Row 99", "Row 199", "Row 299"])
    host.press(.return)
    expect(host.cursor?.position, Point(x: 1, y: 1))
    host.press(.downArrow)
    host.press("d")
    expect(host.text, contains: "18 of 999 rows")
    expect(host.text, contains: "Selected: 199")
    host.press(.escape)
    expect(host.text, contains: "999 rows")
    host.type("/rOw 7q")
    expect(host.text, contains: "0 of 999 rows")
    host.press(.delete)
    expect(rows(host).first, "Row 7")
    host.press(.escape)
    expect(host.text, contains: "999 rows")
  }

  @Test func `the filter is edited like any text`() {
    let host = list(2000)
    host.press("/")
    assertSnapshot(of: host.styledText)
    host.paste("row 1\n")
    host.press("w", modifiers: .control)
    host.type("19")
    host.press(.leftArrow)
    host.type("9")
    expect(host.position(of: "/row 199"), Point(x: 1, y: 11))
    expect(host.text, contains: "11 of 2 000 rows")
    host.press(.upArrow)  // to the list, and the field goes
    expect(host.cursor?.position, Point(x: 1, y: 1))
    host.press(.downArrow)
    expect(host.text, contains: "Selected: 199")
    host.press("/")
    expect(host.cursor?.position, Point(x: 9, y: 11))
  }

  @Test func `an empty list takes every key`() {
    let host = list(0)
    for key: KeyEquivalent in [.downArrow, .pageDown, .end, .home, "d", "u", "m"] { host.press(key) }
    host.press("i")
    expect(rows(host), ["Row 0"])
    host.type("dd")
    expect(host.text, contains: "Selected: none")
  }

  @Test(
    arguments: [
      ([], 1_000_000), (["--rows", "5"], 5), (["--rows=7"], 7), (["--rows", "0"], 0),
    ] as [([String], Int)])
  func `the number of rows is an argument`(arguments: [String], rows: Int) {
    expect(ListOptions.parse(arguments), .success(ListOptions(rows: rows)))
  }

  @Test(arguments: [["--rows"], ["--rows", "-1"], ["--rows", "x"], ["--rows="], ["5"], ["--help"]])
  func `other arguments are refused`(arguments: [String]) {
    guard case .failure = ListOptions.parse(arguments) else {
      Issue.record("accepted")
      return
    }
  }

  @Test func `numbers behave like an array of them`() {
    var numbers = Numbers(0..<20)
    var array = Array(0..<20)
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for step in 20..<400 {
      if random(2) == 0 || array.isEmpty {
        let place = random(array.count + 1)
        numbers.insert(step, at: place)
        array.insert(step, at: place)
      } else {
        let place = random(array.count)
        numbers.remove(at: place)
        array.remove(at: place)
      }
      expect(Array(numbers), array)
      if let some = array.last { expect(numbers.firstIndex(of: some), array.firstIndex(of: some)) }
    }
    expect(Array(Numbers(numbers) { $0.isMultiple(of: 3) }), array.filter { $0.isMultiple(of: 3) })
  }
}
