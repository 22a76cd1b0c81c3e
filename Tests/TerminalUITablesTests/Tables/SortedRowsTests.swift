import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

private nonisolated struct Item: Identifiable, Sendable {
  let id: Int
  let name: String
  let size: Int

  static func some(_ count: Int) -> [Item] {
    (0..<count).map { Item(id: $0, name: "n\($0 * 7919 % count)", size: $0 * 31 % 100) }
  }
}

@Suite struct SortedRowsTests {
  // Data C4
  @Test func `few elements are put in order at once`() {
    let rows = SortedRows(Item.some(10))
    expect(rows.rows.map(\.id), Array(0..<10))
    rows.order = [SortKey(\.size, order: .reverse)]
    expect(!rows.isUpdating)
    expect(rows.rows.map(\.size), Item.some(10).map(\.size).sorted(by: >))
    rows.filter = { $0.size > 100 }
    expectEmpty(rows.rows)
    rows.filter = nil
    rows.order = []
    expect(rows.rows.map(\.id), Array(0..<10))
  }

  // Data C4
  @Test func `many are put in order elsewhere, and what was there shows meanwhile`() async {
    let rows = SortedRows(Item.some(50_000))
    rows.order = [SortKey(\.size), SortKey(\.name, order: .reverse)]
    expect(rows.isUpdating)
    expect(rows.rows.first?.id, 0)
    await rows.finish()
    expect(!rows.isUpdating)
    let sorted = Item.some(50_000).sorted { ($0.size, $1.name) < ($1.size, $0.name) }
    expect(rows.rows.map(\.id), sorted.map(\.id))
  }

  // Data C4
  @Test func `a later wish takes the place of an earlier one`() async {
    let rows = SortedRows(Item.some(20_000))
    for limit in 0..<20 {
      rows.order = [SortKey(\.name, order: limit.isMultiple(of: 2) ? .forward : .reverse)]
      rows.filter = { $0.size < limit }
    }
    await rows.finish()
    expect(rows.rows.count, Item.some(20_000).count { $0.size < 19 })
    expect(rows.rows.map(\.name), rows.rows.map(\.name).sorted(by: >))
    rows.order = [SortKey(\.size)]
    rows.order = []
    rows.filter = nil
    expect(!rows.isUpdating)
    expect(rows.rows.count, 20_000)
  }

  // Data C4
  @Test func `a table shows the new rows in one update, and keeps the selection`() async {
    struct Items: View {
      let rows: SortedRows<Item>
      @State private var selection: Int? = 3
      var body: some View {
        @Bindable var rows = rows
        Table(rows.rows, selection: $selection, sortOrder: $rows.order) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", value: \.size) { Text("\($0.size)") }
        }
      }
    }
    let rows = SortedRows(Item.some(5_000))
    let host = TestHost(width: 30, height: 10) { Items(rows: rows) }
    expect(host.style(2, 4).attributes, contains: .reverse)
    host.press(.tab)
    host.press(.return)
    expect(rows.isUpdating)
    await rows.finish()
    host.turn()
    expect(rows.rows.first?.name, "n0")
    expect(host.host.checkInvariants(), [])
    expect(host.record.rowsBuilt, atMost: 30)
    expect(host.text.split(separator: "\n")[0], contains: "Name ▲")
  }

  @Test func `keys put a collection in order, and equal elements stay`() {
    let items = Item.some(300)
    let sorted = items.sorted(using: [SortKey(\.size)])
    expect(zip(sorted, sorted.dropFirst()).allSatisfy { ($0.size, $0.id) < ($1.size, $1.id) })
    var copy = items
    copy.sort(using: [SortKey(\.name), SortKey(\.id)])
    expect(copy.map(\.name), items.map(\.name).sorted())
    expect(items.sorted(using: []).map(\.id), items.map(\.id))
  }
}
