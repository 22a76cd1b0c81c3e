import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct LazyStackTests {
  /// Rows in a lazy stack in a scroll view, ten columns by ten rows.
  private func host(_ count: Int, height: @escaping (Int) -> Int = { _ in 1 }) -> TestHost {
    TestHost(width: 10, height: 10) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<count) { Line(number: $0, height: height($0)) } }
      }
    }
  }

  private func rows(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.dropLast().trimmedEnd) }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // I3
  @Test(arguments: [10, 100, 1_000_000, 10_000_000])
  func `only rows in sight and the overscan are made`(count: Int) {
    let host = host(count)
    expect(rows(host), (0..<10).map { "Row \($0)" })
    expect(host.record.bodies.filter { $0 == "Line" }.count, min(count, 14))
    check(host)
  }

  @Test func `the wheel moves three rows and makes three`() {
    let host = host(1_000_000)
    host.scroll(dy: 1)
    expect(rows(host), (3..<13).map { "Row \($0)" })
    expect(host.record.bodies, [])
    host.scroll(dy: 1)
    expect(rows(host), (6..<16).map { "Row \($0)" })
    expect(host.record.bodies.count, atMost: 8)
    host.scroll(dy: -2)
    expect(rows(host), (0..<10).map { "Row \($0)" })
    check(host)
  }

  @Test func `keys move by rows, pages and to the ends`() {
    let host = host(1000)
    host.press(.downArrow)
    expect(rows(host).first, "Row 1")
    host.press(.pageDown)
    expect(rows(host).first, "Row 11")
    host.press(.end)
    expect(rows(host), (990..<1000).map { "Row \($0)" })
    expect(host.record.bodies.count, atMost: 20)
    host.press(.upArrow)
    expect(rows(host).first, "Row 989")
    host.press(.home)
    expect(rows(host), (0..<10).map { "Row \($0)" })
    check(host)
  }

  @Test(arguments: 0..<Soak.count(1, 20))
  func `rows of any height follow each other without gaps`(seed: Int) {
    let host = host(500) { ($0 &* 7 + seed) % 4 + 1 }
    /// What is on the screen is consecutive lines of consecutive rows.
    func checkScreen(_ comment: Comment) {
      var previous: (row: Int, line: Int)?
      for line in rows(host) {
        let parts = line.split(whereSeparator: { " .".contains($0) }).compactMap { Int($0) }
        guard let row = parts.first else {
          Issue.record("a gap: \(rows(host)), \(comment)")
          return
        }
        let number = parts.count > 1 ? parts[1] : 0
        if let previous {
          let last = (previous.row &* 7 + seed) % 4
          #expect(
            number == 0
              ? previous.row == row - 1 && previous.line == last
              : previous.row == row && previous.line == number - 1, comment)
        }
        previous = (row, number)
      }
    }
    var generator = SeededGenerator(seed: UInt64(seed + 1))
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: host.press(.pageDown)
      case 1: host.press(.pageUp)
      case 2: host.press(.downArrow)
      case 3: host.scroll(dy: Int.random(in: -3...3, using: &generator))
      case 4: host.press(.end)
      default: host.press(.upArrow)
      }
      checkScreen("step \(step)")
    }
    host.press(.end)
    expect(rows(host).last?.hasPrefix("Row 499") == true || rows(host).last?.hasPrefix(".") == true)
    for _ in 0..<2000 where rows(host).first != "Row 0" { host.press(.upArrow) }
    expect(rows(host).first, "Row 0")
    host.press(.upArrow)
    expect(rows(host).first, "Row 0")
    check(host)
  }

  @Test func `an indicator shows where one is and can be dragged`() {
    let host = host(1000)
    func thumb() -> [Int] {
      host.text.split(separator: "\n").enumerated().filter { $0.element.last == "▐" }.map(\.offset)
    }
    expect(thumb(), [0])
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 9, y: 0))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 9, y: 9))))
    expect(rows(host).last, "Row 999")
    expect(thumb(), [9])
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 30, y: 5))))
    expect(thumb(), [5])
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 9, y: 5))))
    host.click(x: 9, y: 0)
    check(host)
  }

  @Test(arguments: [11, 12, 17, 100, 999, 1000])
  func `the thumb stays under the mouse that drags it`(count: Int) {
    let host = host(count)
    func isThumb(_ line: Substring) -> Bool { line.last.map { "▐▝▗".contains($0) } ?? false }
    func thumb() -> Int? { host.text.split(separator: "\n").firstIndex(where: isThumb) }
    let rows = host.text.split(separator: "\n").filter(isThumb).count
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 9, y: 0))))
    for y in Array(0...(10 - rows)) + Array(0..<(10 - rows)).reversed() {
      host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 9, y: y))))
      // Where there are fewer places than cells, the thumb goes to the next one.
      if count - 10 >= 10 - rows { expect(thumb(), y) }
    }
    check(host)
  }
}

/// A row of one or several lines, with a body of its own.
struct Line: View {
  let number: Int
  var height = 1
  var body: some View {
    Text(
      (["Row \(number)"] + (1..<max(height, 1)).map { ".\(number).\($0)" }).prefix(height).joined(
        separator: "\n"))
  }
}
