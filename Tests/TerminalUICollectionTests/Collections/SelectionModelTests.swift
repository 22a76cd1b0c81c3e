import Soak
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements

/// What is selected, without any view.
@Suite struct SelectionModelTests {
  /// Rows as an app has them, and what a selection of them asks.
  private struct Rows {
    var values: [Int]

    func place(_ value: Int) -> RowPlace<Int> { RowPlace(value) }

    func between(_ start: RowPlace<Int>, _ end: RowPlace<Int>) -> [Int] {
      guard start.value != end.value else { return [end.value] }
      var range = RowRange([start, end])
      for value in values where !range.isComplete { range.accept(value) }
      return range.isComplete ? range.values : [end.value]
    }
  }

  private func noRows(_ start: RowPlace<Int>, _ end: RowPlace<Int>) -> [Int] {
    Issue.record("asked for the rows from \(start.value) to \(end.value)")
    return []
  }

  @Test func `of one row the app says whether it is selected`() {
    var selection = SelectionModel<Int>()
    expect(selection.isEmpty && selection.current == nil)
    selection.select(3)
    expect(!selection.contains(3))
    expect(selection.adopt(3) != nil)
    expect(selection.contains(3) && selection.current == 3 && !selection.contains(4))
    expectNil(selection.adopt(3))
    expect(selection.adopt(4)?.isOnly(3.hashValue), true)
    // The cursor isn't selected any more: keys go on from what is.
    expect(selection.cursor == 3 && selection.current == 4)
    expect(selection.adopt(nil) != nil)
    expect(selection.isEmpty && selection.current == nil)
  }

  @Test func `one row, and a row more or less, ask for no other rows`() {
    var selection = SelectionModel<Int>()
    expect(selection.select(RowPlace(1), .only, between: noRows), [1])
    _ = selection.adopt([1])
    expect(selection.select(RowPlace(5), .toggling, between: noRows), [1, 5])
    _ = selection.adopt([1, 5])
    expect(selection.select(RowPlace(1), .toggling, between: noRows), [5])
    _ = selection.adopt([5])
    expect(selection.current, 5)
  }

  @Test func `a selection is extended from where it began, in both directions`() {
    let rows = Rows(values: Array(0..<10))
    var selection = SelectionModel<Int>()
    _ = selection.adopt(selection.select(rows.place(4), .only, between: rows.between))
    _ = selection.adopt(selection.select(rows.place(6), .extending, between: rows.between))
    expect(selection.many, [4, 5, 6])
    _ = selection.adopt(selection.select(rows.place(2), .extending, between: rows.between))
    expect(selection.many, [2, 3, 4])
    expect(selection.anchor?.value == 4 && selection.cursor == 2)
  }

  @Test func `what the app selects is where Shift goes on from`() {
    let rows = Rows(values: Array(0..<10))
    var selection = SelectionModel<Int>()
    _ = selection.adopt(selection.select(rows.place(1), .only, between: rows.between))
    _ = selection.adopt([7])
    expectNil(selection.anchor)
    let present = selection
    let wish = selection.select(
      rows.place(8), .extending, current: { present.current.map(rows.place) }, between: rows.between)
    expect(wish, [7, 8])
  }

  @Test func `what the app refuses isn't selected`() {
    var selection = SelectionModel<Int>()
    _ = selection.adopt([1])
    expect(selection.select(RowPlace(2), .only, between: noRows), [2])
    expectNil(selection.adopt([1]))
    expect(selection.many == [1] && selection.current == 1)
  }

  @Test func `where the beginning is gone the row itself is selected`() {
    var rows = Rows(values: Array(0..<6))
    var selection = SelectionModel<Int>()
    _ = selection.adopt(selection.select(rows.place(1), .only, between: rows.between))
    rows.values.removeFirst(3)
    expect(selection.select(rows.place(5), .extending, between: rows.between), [5])
  }

  @Test func `another kind of selection takes the place of the first`() {
    var selection = SelectionModel<Int>()
    _ = selection.adopt([1, 2])
    expect(selection.adopt(1) != nil)
    expect(selection.one == 1 && selection.many.isEmpty && !selection.contains(2))
    expect(selection.adopt([3]) != nil)
    expect(selection.one == nil && selection.contains(3) && !selection.contains(1))
  }

  @Test func `it is told whether two select the same`() {
    var first = SelectionModel<Int>()
    var second = SelectionModel<Int>()
    _ = first.adopt([1, 2])
    second.select(9)
    expect(!first.selectsSame(as: second))
    _ = second.adopt([2, 1])
    expect(first.selectsSame(as: second))
  }

  @Test func `hashes of few rows say who may be selected, and of many that anybody may`() {
    var selection = SelectionModel<Int>()
    _ = selection.adopt(Set(0..<3))
    expect(selection.hashes.mayContain(1.hashValue) && !selection.hashes.mayContain(7.hashValue))
    _ = selection.adopt(Set(0..<100))
    expect(selection.hashes.mayContain(700.hashValue) && !selection.contains(700))
  }

  @Test func `letters are one name until there is a pause`() {
    var typeAhead = TypeAhead()
    expect(typeAhead.isEmpty)
    expect(typeAhead.add("A", at: .seconds(1)), "a")
    expect(typeAhead.add("b", at: .seconds(2)), "ab")
    typeAhead.spend(10)
    let left = typeAhead.budget
    expect(typeAhead.add("c", at: .milliseconds(3_001)), "c")
    expect(typeAhead.budget, left + 10)
    typeAhead.reset()
    expect(typeAhead.isEmpty)
  }

  // MARK: Any program

  /// The same by walking all rows.
  private struct NaiveSelection {
    var selected: Set<Int> = []
    var anchor: Int?
    var cursor: Int?

    mutating func select(_ row: Int, _ manner: SelectionManner, in rows: [Int]) {
      switch manner {
      case .only: (anchor, selected) = (row, [row])
      case .toggling:
        anchor = row
        if selected.remove(row) == nil { selected.insert(row) }
      case .extending:
        let start = anchor ?? current(in: rows) ?? row
        anchor = start
        if let first = rows.firstIndex(of: start), let last = rows.firstIndex(of: row) {
          selected = Set(rows[min(first, last)...max(first, last)])
        } else {
          selected = [row]
        }
      }
      cursor = row
    }

    func current(in rows: [Int]) -> Int? {
      if let cursor, selected.contains(cursor) { return cursor }
      return selected.count == 1 ? selected.first : nil
    }
  }

  @Test(arguments: 0..<20)
  func `any program of clicks, keys and changes of the rows selects what walking all rows would`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var rows = Rows(values: Array(0..<20))
    var selection = SelectionModel<Int>()
    var naive = NaiveSelection()
    for _ in 0..<500 {
      switch random.number(below: 10) {
      case 0: rows.values.shuffle(using: &random)
      case 1:
        rows.values.insert(100 + random.number(below: 900), at: random.number(below: rows.values.count + 1))
      case 2 where rows.values.count > 2: rows.values.remove(at: random.number(below: rows.values.count))
      case 3:
        // The app selects something.
        let value = rows.values[random.number(below: rows.values.count)]
        if naive.selected != [value] {
          (naive.selected, naive.anchor) = ([value], nil)
          _ = selection.adopt([value])
        }
      default:
        rows.values = rows.values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let row = rows.values[random.number(below: rows.values.count)]
        let manner: SelectionManner = [.only, .toggling, .extending][random.number(below: 3)]
        // Which of several the keys go on from is nobody's promise.
        if manner == .extending, selection.anchor == nil, naive.current(in: rows.values) == nil { continue }
        let present = selection
        let wish = selection.select(
          rows.place(row), manner, current: { present.current.map(rows.place) }, between: rows.between)
        _ = selection.adopt(wish)
        naive.select(row, manner, in: rows.values)
      }
      expect(selection.many, naive.selected)
      expect(selection.anchor?.value, naive.anchor)
      expect(rows.values.allSatisfy { selection.contains($0) == naive.selected.contains($0) })
      expect(selection.isEmpty, naive.selected.isEmpty)
      if let current = naive.current(in: rows.values) { expect(selection.current, current) }
    }
  }
}
