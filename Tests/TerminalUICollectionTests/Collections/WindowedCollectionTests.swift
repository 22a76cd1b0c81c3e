import Foundation
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Collections whose elements come when they are asked for.
@Suite struct WindowedCollectionTests {
  fileprivate nonisolated struct Item: Identifiable, Equatable {
    let id: String
    var value: Int
  }

  /// Elements of which the test says which are known.
  fileprivate nonisolated final class Source {
    var items: [Item]
    var known: Set<Int> = []
    var seen: [Range<Int>] = []
    init(_ items: [Item]) { self.items = items }
  }

  fileprivate nonisolated struct Items: WindowedCollection {
    let source: Source
    let version: Int
    var count: Int { source.items.count }
    subscript(position: Int) -> Item { source.items[position] }
    func elementIfKnown(at place: Int) -> Item? {
      source.known.contains(place) && source.items.indices.contains(place) ? source.items[place] : nil
    }
    func place(of id: String, near place: Int) -> Int? { source.items.firstIndex { $0.id == id } }
    func rowsAreInSight(_ places: Range<Int>) { source.seen.append(places) }
  }

  private final class Log { var rows: [String] = [] }

  @Observable fileprivate final class Model {
    var items: Items
    @ObservationIgnored let source: Source
    init(_ count: Int) {
      let source = Source((0..<count).map { Item(id: "i\($0)", value: $0) })
      (self.source, items) = (source, Items(source: source, version: 0))
    }
    func change() { items = Items(source: source, version: items.version + 1) }
  }

  private struct Row: View {
    let item: Item
    let log: Log
    @State private var mark = ""
    var body: some View {
      let _ = log.rows.append(item.id)
      Button("\(item.id)=\(item.value)\(mark)") { mark = "#" }
    }
  }

  private struct Rows: View {
    let model: Model
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(model.items) { item in Row(item: item, log: log) } }
      }
      .buttonStyle(.plain)
    }
  }

  // Issue 31
  @Test func `a row that isn't known has an ellipsis until it is`() {
    let (model, log) = (Model(1_000), Log())
    model.source.known = [0, 2]
    let host = TestHost(width: 10, height: 4) { Rows(model: model, log: log) }
    expect(host.rows, "i0=0\n…\ni2=2\n…")
    model.source.known = Set(0..<1_000)
    model.change()
    host.turn()
    expect(host.rows, "i0=0\ni1=1\ni2=2\ni3=3")
    // Nothing that was there was evaluated again.
    expect(log.rows.filter { $0 == "i0" }.count, 1)
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `rows that are found elsewhere keep their state and their focus`() throws {
    let (model, log) = (Model(1_000), Log())
    model.source.known = Set(0..<1_100)
    let host = TestHost(width: 12, height: 5) { Rows(model: model, log: log) }
    host.press(.tab)
    host.press(.tab)
    host.press(.return)
    let marked = try #require(host.rows.split(separator: "\n").first { $0.hasSuffix("#") }).description
    for _ in 0..<3 { host.scroll(dy: 1) }
    model.source.items.insert(contentsOf: (0..<50).map { Item(id: "n\($0)", value: $0) }, at: 0)
    log.rows = []
    model.change()
    host.turn()
    expect(log.rows, lacks: "i4")
    model.source.items.removeFirst(50)
    model.change()
    host.turn()
    for _ in 0..<60 { host.scroll(dy: -1) }
    expect(host.rows, contains: marked)
    // A value that differs.
    log.rows = []
    model.source.items[2].value = 77
    model.change()
    host.turn()
    expect(log.rows, ["i2"])
    expect(host.rows, contains: "i2=77")
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `the collection hears what is in sight, and an unchanged version costs nothing`() {
    let (model, log) = (Model(100_000), Log())
    model.source.known = Set(0..<100_000)
    let host = TestHost(width: 12, height: 5) { Rows(model: model, log: log) }
    expect(model.source.seen.last?.lowerBound, 0)
    expect((5...14), contains: model.source.seen.last?.upperBound ?? 0)
    host.press(.tab)
    host.press(.end)
    for _ in 0..<40 { host.scroll(dy: 100) }
    expect((model.source.seen.last?.lowerBound ?? 0), above: 3_000)
    let start = WorkCounter.count
    host.turn()
    expect(WorkCounter.count - start, below: 50)
  }

  // Issue 31
  @Test func `a growing log of many lines is read where it is seen`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "terminalui-log-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.log").path
    try Data((0..<25_000).map { "line \($0)\n" }.joined().utf8).write(to: URL(filePath: path))
    let log = GrowingLog(path: path)
    struct Lines: View {
      let log: GrowingLog
      @State private var selected: Int?
      var body: some View { List(log.lines, selection: $selected) { line in Text(line.text) } }
    }
    let host = TestHost(width: 14, height: 5) { Lines(log: log) }
    func settle() async {
      for _ in 0..<3 {
        await log.finish()
        host.turn()
      }
    }
    log.read()
    await settle()
    expect(host.rows.hasPrefix("line 0\nline 1\nline 2"))
    host.press(.end)
    await settle()
    host.press(.end)
    expect(host.rows, "line 24995\nline 24996\nline 24997\nline 24998\nline 24999")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("the last\n".utf8))
    try handle.close()
    log.read()
    await settle()
    expect(host.rows, "line 24995\nline 24996\nline 24997\nline 24998\nline 24999")
    host.press(.end)
    await settle()
    host.press(.end)
    expect(host.rows.hasSuffix("\nthe last"))
    host.press(.home)
    await settle()
    expect(host.rows.hasPrefix("line 0\nline 1"))
  }
}

extension TestHost {
  /// The lines of the screen, without the indicator, and without blanks at their ends.
  fileprivate var rows: String {
    text.filter { !"▐█▌▗▝▖▘".contains($0) }.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }
}
