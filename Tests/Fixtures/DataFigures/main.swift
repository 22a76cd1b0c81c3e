// Measures a table over a database beside one over an array: `TERMINALUI_DATA=1 swift run -c release DataFigures [ROWS] [FILE]`.
#if Data
  import Foundation
  import TerminalUIData
  import TerminalUITesting

  nonisolated struct Item: Codable, QueryRecord, PersistableRecord {
    var id: Int64
    var title: String
    var author: String
    var year: Int
    static let databaseTableName = "item"
  }

  nonisolated func item(_ number: Int) -> Item {
    let mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 >> 20
    return Item(
      id: Int64(number + 1), title: "Title \(mixed % 100_000_000) \(number)",
      author: "Author \(mixed % 5_000)",
      year: 1_800 + Int(mixed % 226))
  }

  nonisolated func prepare(_ db: Database, _ rows: Int) throws {
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS item (
          id INTEGER PRIMARY KEY, title TEXT NOT NULL, author TEXT NOT NULL, year INTEGER NOT NULL)
        """)
    guard try Item.fetchCount(db) == 0 else { return }
    let statement = try db.makeStatement(sql: "INSERT INTO item VALUES (?, ?, ?, ?)")
    for number in 0..<rows {
      let item = item(number)
      try statement.execute(arguments: [item.id, item.title, item.author, item.year])
    }
    try db.execute(sql: "CREATE INDEX item_title ON item (title); CREATE INDEX item_year ON item (year)")
  }

  struct QueryTable: View {
    @Query(sort: \Item.title) private var items: QueryRows<Item>
    @State private var selected: Item.ID?
    var body: some View {
      Table(items, selection: $selected, sortOrder: $items.sortOrder) {
        TableColumn("Title", value: \.title).width(40)
        TableColumn("Author", value: \.author).width(16)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(8)
      }
    }
  }

  struct ArrayTable: View {
    let items: [Item]
    @State private var order: [SortKey<Item>] = []
    @State private var selected: Item.ID?
    var body: some View {
      Table(items, selection: $selected, sortOrder: $order) {
        TableColumn("Title", value: \.title).width(40)
        TableColumn("Author", value: \.author).width(16)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(8)
      }
    }
  }

  func memory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return Int(line.split(separator: " ").dropFirst().first ?? "0") ?? 0
  }

  /// Does something, and takes turns until every row in sight has its values.
  @MainActor func time(_ host: TestHost, _ act: @MainActor () -> Void) async -> Double {
    let start = ContinuousClock.now
    act()
    while host.text.contains("…") {
      await Task.yield()
      host.turn()
    }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  func line(_ name: String, _ times: [Double]) -> String {
    let sorted = times.sorted()
    func part(_ share: Double) -> String {
      String(format: "%8.3f", sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)])
    }
    return
      "\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) p50 \(part(0.5)) ms  p95 \(part(0.95)) ms"
  }

  @MainActor func measure(_ name: String, _ host: TestHost) async {
    host.press(.tab)
    host.press(.tab)
    _ = await time(host) { host.press(.home) }
    var found: [(String, [Double])] = []
    @MainActor func series(_ key: String, _ count: Int, _ act: @MainActor (Int) -> Void) async {
      var times: [Double] = []
      let before = host.screen
      for number in 0..<count {
        times.append(await time(host) { act(number) })
        if number == 0, host.screen == before { fatalError("\(key) did nothing") }
      }
      found.append((key, times))
    }
    await series("Down", 300) { _ in host.press(.downArrow) }
    await series("Page Down", 300) { _ in host.press(.pageDown) }
    await series("End and Home", 60) { number in host.press(number.isMultiple(of: 2) ? .end : .home) }
    // The thumb is in the last column; it is taken where it is, at the start.
    host.press(.home)
    var y = 1
    await series("thumb", 100) { number in
      let next = 2 + (number * 17) % 34
      host.drag((99, y), (99, next))
      y = next
    }
    for (key, times) in found { print(line("\(name) \(key)", times)) }
  }

  let arguments = CommandLine.arguments.dropFirst()
  let rows = arguments.first.flatMap { Int($0) } ?? 1_000_000
  let path = arguments.dropFirst().first ?? "/tmp/terminalui-figures-\(rows).sqlite"
  do {
    let maker = AppDatabase(path: path) { try prepare($0, rows) }
    _ = try await maker.read { try Item.limit(1).fetchCount($0) }
  }
  let before = memory()
  let database = AppDatabase(path: path)
  let start = ContinuousClock.now
  let host = TestHost(width: 100, height: 40) { QueryTable().database(database) }
  while host.text.contains("…") || !host.text.contains("Title 1") {
    await Task.yield()
    host.turn()
  }
  print(String(format: "first screen             %8.3f ms", (ContinuousClock.now - start) / .milliseconds(1)))
  try await Task.sleep(for: .seconds(3))
  host.turn()
  await measure("query", host)
  print(String(format: "memory                   + %.1f MB", Double(memory() - before) / 1_024))
  var sorts: [Double] = []
  for number in 0..<20 {
    let old = host.text
    let begun = ContinuousClock.now
    host.click(x: number.isMultiple(of: 2) ? 62 : 2, y: 0)
    while host.text.contains("…")
      || host.text.split(separator: "\n").dropFirst().first == old.split(separator: "\n").dropFirst().first
    {
      await Task.yield()
      host.turn()
      if ContinuousClock.now - begun > .seconds(5) { break }
    }
    sorts.append((ContinuousClock.now - begun) / .milliseconds(1))
  }
  print(line("query sort by an index", sorts))
  if rows <= 1_000_000 {
    let items = (0..<rows).map(item).sorted { $0.title < $1.title }
    let other = TestHost(width: 100, height: 40) { ArrayTable(items: items) }
    await measure("array", other)
  }
#else
  print("built without the trait Data")
#endif
