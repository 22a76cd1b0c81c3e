import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Deleting and moving rows by keys.
@Suite struct ListEditingTests {
  final class Log {
    var deletions: [[Int]] = []
    var moves: [(from: [Int], to: Int)] = []
  }

  private struct Letters: View {
    let log: Log
    var refuses = false
    @State var items = ["a", "b", "c", "d", "e"]
    @State private var selection: String?

    var body: some View {
      VStack(alignment: .leading) {
        List(selection: $selection) {
          ForEach(items, id: \.self) { item in
            Text(item).deleteDisabled(item == "d").moveDisabled(item == "d")
          }
          .onDelete { places in
            log.deletions.append(Array(places))
            if !refuses { items.remove(atOffsets: places) }
          }
          .onMove { places, place in
            log.moves.append((Array(places), place))
            items.move(fromOffsets: places, toOffset: place)
          }
        }
        Text("\(items.joined()) \(selection ?? "-")")
      }
    }
  }

  private struct Many: View {
    let log: Log
    let count: Int
    @State private var items: [Int] = []
    @State private var selection: Set<Int> = []

    init(_ log: Log, count: Int, selection: Set<Int>) {
      self.log = log
      self.count = count
      _items = State(initialValue: Array(0..<count))
      _selection = State(initialValue: selection)
    }

    var body: some View {
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in Text("Row \(item)").deleteDisabled(item % 10 == 3) }
          .onDelete { places in
            log.deletions.append(Array(places))
            items.remove(atOffsets: places)
          }
          .onMove { places, place in
            log.moves.append((Array(places), place))
            items.move(fromOffsets: places, toOffset: place)
          }
      }
    }
  }

  private let log = Log()

  private func status(_ host: TestHost) -> String {
    host.text.split(separator: "\n").last.map { String($0).trimmedEnd } ?? ""
  }

  private func letters(refuses: Bool = false, downs: Int) -> TestHost {
    let host = TestHost(width: 10, height: 6) { Letters(log: log, refuses: refuses) }
    for _ in 0..<downs { host.press(.downArrow) }
    return host
  }

  @Test(arguments: [KeyEquivalent.delete, .deleteForward])
  func `Delete asks for the place of the selected row, and selects the row behind`(key: KeyEquivalent) {
    let host = letters(downs: 2)
    host.press(key)
    expect(log.deletions, [[1]])
    expect(status(host), "acde c")
    expect(host.host.checkInvariants(), [])
    host.press(key)
    expect(status(host), "ade d")
  }

  private struct Chosen: View {
    @State private var rows = ["a", "b", "c", "d", "e"]
    @State private var chosen: Set<String> = []

    var body: some View {
      VStack {
        List(selection: $chosen) {
          ForEach(rows, id: \.self) { Text($0) }
            .onDelete { places in
              for place in places { chosen.remove(rows[place]) }
              rows.remove(atOffsets: places)
            }
        }
        Text("chosen: \(chosen.sorted().joined())")
      }
    }
  }

  @Test(arguments: [
    (3, KeyEquivalent.downArrow, "d"), (3, .upArrow, "b"), (5, .downArrow, "d"), (1, .upArrow, "b"),
  ])
  func `keys go on from the place of the selected row that was deleted`(
    row: Int, key: KeyEquivalent, next: String
  ) {
    let host = TestHost(width: 20, height: 8) { Chosen() }
    for _ in 0..<row { host.press(.downArrow) }
    host.press(.delete)
    expect(!host.text.contains("chosen: a") && host.text.contains("chosen:"))
    host.press(key)
    expect(host.text, contains: "chosen: \(next)")
  }

  @Test func `behind the last row the one before is selected`() {
    let host = letters(downs: 5)
    host.press(.delete)
    expect(status(host), "abcd d")
  }

  @Test func `deleting the only row leaves nothing selected that is there`() {
    let host = TestHost(width: 10, height: 6) { Letters(log: log, items: ["x"]) }
    host.press(.downArrow)
    host.press(.delete)
    expect(log.deletions, [[0]])
    host.press(.delete)
    expect(log.deletions, [[0]])
    expect(host.issues, [])
  }

  @Test func `a protected row is neither deleted nor moved`() {
    let host = letters(downs: 4)
    host.press(.delete)
    host.press(.upArrow, modifiers: .option)
    expect(log.deletions == [] && log.moves.isEmpty)
    expect(status(host), "abcde d")
  }

  @Test func `where the app refuses, the selection stays`() {
    let host = letters(refuses: true, downs: 2)
    host.press(.delete)
    expect(log.deletions, [[1]])
    expect(status(host), "abcde b")
  }

  @Test func `Alt and an arrow move the selected row`() {
    let host = letters(downs: 2)
    host.press(.downArrow, modifiers: .option)
    expect(status(host), "acbde b")
    expect(log.moves.map(\.from) == [[1]] && log.moves.map(\.to) == [3])
    host.press(.upArrow, modifiers: .option)
    host.press(.upArrow, modifiers: .option)
    expect(status(host), "bacde b")
    expect(log.moves.map(\.to), [3, 1, 0])
    host.press(.upArrow, modifiers: .option)
    expect(log.moves.count, 3)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a row that is moved stays in sight`() {
    let host = TestHost(width: 10, height: 4) { Letters(log: log) }
    for _ in 0..<3 { host.press(.downArrow) }
    host.press(.downArrow, modifiers: .option)
    expect(status(host), "abdce c")
    expect(host.text, contains: "c")
    expect(host.text.split(separator: "\n")[2].hasPrefix(" c"))
  }

  @Test func `all selected rows are deleted, in sight or not, but for protected ones`() {
    let host = TestHost(width: 10, height: 5) { Many(log, count: 1000, selection: [1, 2, 3, 500, 503]) }
    host.press(.delete)
    expect(log.deletions, [[1, 2, 500]])
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `many selected rows are found by one walk`() {
    let host = TestHost(width: 10, height: 5) { Many(log, count: 1000, selection: Set(100..<200)) }
    host.press(.delete)
    expect(log.deletions, [(100..<200).filter { $0 % 10 != 3 }])
  }

  @Test func `several rows move together`() {
    let host = TestHost(width: 10, height: 8) { Many(log, count: 9, selection: [2, 4]) }
    host.press(.upArrow, modifiers: .option)
    expect(log.moves.map(\.from) == [[2, 4]] && log.moves.map(\.to) == [1])
    expect(
      host.text.split(separator: "\n").prefix(5).map { $0.dropFirst().prefix(5) },
      [
        "Row 0", "Row 2", "Row 4", "Row 1", "Row 3",
      ])
  }

  @Test func `without an action the keys are nobody's`() {
    let host = TestHost(width: 10, height: 5) { List(0..<3, selection: .constant(1)) { Text("\($0)") } }
    host.press(.delete)
    host.press(.downArrow, modifiers: .option)
    expect(host.text.hasPrefix(" 0"))
  }
}

@Suite struct IndexSetTests {
  @Test(arguments: [[], [1], [3, 1, 2], [5, 5, 9, 7, 6], [0, 2, 4, 3]])
  func `holds each place once and in order`(places: [Int]) {
    let set = IndexSet(places)
    expect(Array(set), Set(places).sorted())
    expect(Array(set.reversed()), Set(places).sorted().reversed())
    expect(set.count, Set(places).count)
    for place in -1...10 { expect(set.contains(place), places.contains(place)) }
    for (left, right) in zip(set.rangeView, set.rangeView.dropFirst()) {
      expect(left.upperBound, below: right.lowerBound)
    }
  }

  @Test func `every subset of six places, added and removed in any order, is that subset`() {
    for bits in 0..<64 {
      let places = (0..<6).filter { bits & 1 << $0 != 0 }
      var set = IndexSet(integersIn: 0..<6)
      for place in (0..<6).reversed() where bits & 1 << place == 0 { expect(set.remove(place), place) }
      expect(Array(set), places)
      expect(set, IndexSet(places.reversed()))
    }
  }

  @Test func `the greatest number is no place`() {
    var set: IndexSet = [1]
    expect(!set.insert(.max).inserted)
    expect(set.description, "[1]")
  }

  @Test(arguments: [
    ([0, 1], 3, "cabde"), ([4], 0, "eabcd"), ([1, 3], 2, "abdce"), ([0], 99, "bcdea"), ([9], 0, "abcde"),
  ])
  func `elements are moved to before a place`(from: [Int], to: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(from), toOffset: to)
    expect(String(letters), expected)
  }

  @Test func `elements are removed at places`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3, 4, 77])
    expect(letters, ["b", "c"])
  }
}
