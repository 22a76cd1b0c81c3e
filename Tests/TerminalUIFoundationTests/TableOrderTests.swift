import Foundation
import Expectations
import Testing
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting

private nonisolated struct City: Identifiable, Sendable {
  let id: Int
  let name: String
  let size: Int
}

@Suite struct TableOrderTests {
  private struct Cities: View {
    private let cities = [
      City(id: 1, name: "Oslo", size: 7), City(id: 2, name: "Bern", size: 1),
      City(id: 3, name: "Rome", size: 28),
    ]
    @State private var order = [KeyPathComparator(\City.name)]

    var body: some View {
      Table(cities.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
      }
    }
  }

  private struct Nicknames: View {
    private struct Person: Identifiable {
      let id: Int
      var nick: String?
    }
    private let people = [Person(id: 1, nick: "b"), Person(id: 2), Person(id: 3, nick: "a")]
    @State private var order: [KeyPathComparator<Person>] = []

    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Id") { Text("\($0.id)") }
        TableColumn("Nick", value: \.nick)
      }
    }
  }

  // Data C4
  @Test func `Foundation's comparators put values in order that need not be there`() {
    let host = TestHost(width: 20, height: 4) { Nicknames() }
    func ids() -> [String] {
      host.text.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
    }
    expect(ids(), ["1", "2", "3"])
    host.click(on: "Nick")
    expect(ids(), ["2", "3", "1"], "\(host.text)")
    host.click(on: "Nick")
    expect(ids(), ["1", "3", "2"], "\(host.text)")
  }

  // Data C4
  @Test func `Foundation's comparators put a table in order`() {
    let host = TestHost(width: 20, height: 4) { Cities() }
    func names() -> [String] {
      host.text.split(separator: "\n").dropFirst().map { String($0.dropFirst().prefix(4)) }
    }
    expect(host.text, contains: "Name ▲")
    expect(names(), ["Bern", "Oslo", "Rome"])
    host.click(on: "Name")
    expect(names(), ["Rome", "Oslo", "Bern"])
    host.click(on: "Size")
    expect(host.text, contains: "Size ▲")
    expect(names(), ["Bern", "Oslo", "Rome"])
    expect(host.issues, [])
  }

  private struct Lengths: View {
    private let cities = [
      City(id: 1, name: "Reykjavik", size: 7), City(id: 2, name: "Bern", size: 1),
      City(id: 3, name: "Paris", size: 28),
    ]
    @State private var order = [ByLength()]

    var body: some View {
      Table(cities.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", sortUsing: ByLength()) { Text($0.name) }
        TableColumn("Size") { Text("\($0.size)") }
      }
    }
  }

  // Data C4
  @Test func `so does any other comparator of Foundation's kind, by a line of the app's`() {
    let host = TestHost(width: 30, height: 4) { Lengths() }
    func names() -> [String] {
      host.text.split(separator: "\n").dropFirst().map { String($0.dropFirst().prefix(4)) }
    }
    expect(host.text, contains: "Name ▲")
    expect(names(), ["Bern", "Pari", "Reyk"])
    host.click(on: "Name")
    expect(host.text, contains: "Name ▼")
    expect(names(), ["Reyk", "Pari", "Bern"])
  }
}

/// A comparator of an app.
private nonisolated struct ByLength: SortComparator {
  var order = SortOrder.forward

  func compare(_ left: City, _ right: City) -> ComparisonResult {
    let result: ComparisonResult =
      left.name.count == right.name.count
      ? .orderedSame : left.name.count < right.name.count ? .orderedAscending : .orderedDescending
    return order == .forward ? result : result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}

nonisolated extension ByLength: TableComparator {}
