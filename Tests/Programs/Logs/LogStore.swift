import TerminalUI
import TerminalUIFoundation

struct Bookmark: Identifiable, Hashable {
  let entry: LogEntry
  var note = ""
  var id: Int { entry.id }
}

struct ServiceCount: Identifiable {
  let service: Service
  var total = 0
  var warnings = 0
  var errors = 0
  var id: Service { service }
  var name: String { service.rawValue }
  var errorShare: Double { total == 0 ? 0 : Double(errors) / Double(total) }
}

@Observable final class LogStore {
  enum Page: String { case log, bookmarks, statistics }

  var capacity = 20_000 { didSet { trim() } }
  private(set) var entries: [LogEntry] = []
  private(set) var visible: [LogEntry] = []
  private(set) var matches: [Int] = []
  private(set) var levelCounts: [Level: Int] = [:]
  private(set) var services = Service.allCases.map { ServiceCount(service: $0) }
  private(set) var waiting: [LogEntry] = []
  private(set) var loaded: Double?  // 0…1 while the history is read
  private var source = StubSource()

  var minimum = Level.trace { didSet { if minimum != oldValue { filter() } } }
  var shown = Set(Service.allCases) { didSet { if shown != oldValue { filter() } } }
  var query = "" { didSet { if query != oldValue { search() } } }
  var onlyMatches = false { didSet { if onlyMatches != oldValue { filter() } } }
  var bookmarks: [Bookmark] = []

  var page = Page.log
  var selection: Int?
  var isPaused = false { didSet { if !isPaused { append(waiting); waiting = [] } } }
  var isFollowing = true
  var showsDetails = false
  var asksToClear = false
  var asksForLine = false
  /// The line that the list shall bring into sight.
  var target: Int?

  var selected: LogEntry? { selection.flatMap(entry) }
  var matchNumber: Int? { selection.flatMap { matches.firstIndex(of: $0) } }

  func entry(_ id: Int) -> LogEntry? {
    guard let first = entries.first, entries.indices.contains(id - first.id) else { return nil }
    let entry = entries[id - first.id]
    return entry.id == id ? entry : entries.first { $0.id == id }
  }

  // MARK: Lines come

  func tick(_ count: Int) {
    guard loaded == nil else { return }
    let new = source.read(count)
    if isPaused { waiting += new } else { append(new) }
  }

  func loadHistory() async {
    guard loaded == nil else { return }
    isPaused = false
    let first = entries.last?.id ?? 0
    let count = capacity
    loaded = 0
    for await portion in StubSource.history(from: first + 1, count: count) {
      append(portion)
      source.skip(to: portion.last!.id + 1)
      loaded = Double(portion.last!.id - first) / Double(count)
      await Task.yield()
    }
    loaded = nil
  }

  func append(_ new: [LogEntry]) {
    entries += new
    for entry in new { count(entry, 1) }
    let passing = new.filter(passes)
    visible += passing
    if !query.isEmpty { matches += passing.filter { $0.message.matches(query) }.map(\.id) }
    trim()
  }

  func clear() {
    entries = []
    waiting = []
    levelCounts = [:]
    services = Service.allCases.map { ServiceCount(service: $0) }
    selection = nil
    isFollowing = true
    filter()
  }

  private func trim() {
    guard entries.count > capacity else { return }
    let old = entries.prefix(entries.count - capacity)
    for entry in old { count(entry, -1) }
    entries.removeFirst(old.count)
    let first = entries[0].id
    visible.removeFirst(visible.prefix { $0.id < first }.count)
    matches.removeFirst(matches.prefix { $0 < first }.count)
  }

  private func count(_ entry: LogEntry, _ n: Int) {
    levelCounts[entry.level, default: 0] += n
    let index = Service.allCases.firstIndex(of: entry.service)!
    services[index].total += n
    if entry.level == .warning { services[index].warnings += n }
    if entry.level == .error { services[index].errors += n }
  }

  // MARK: Filter and search

  private func passes(_ entry: LogEntry) -> Bool {
    entry.level >= minimum && shown.contains(entry.service)
      && (!onlyMatches || query.isEmpty || entry.message.matches(query))
  }

  private func filter() {
    visible = entries.filter(passes)
    matches = query.isEmpty ? [] : visible.filter { $0.message.matches(query) }.map(\.id)
  }

  private func search() {
    filter()
    if let first = matches.first(where: { $0 >= selection ?? 0 }) ?? matches.first { show(first) }
  }

  func step(_ direction: Int) {
    guard !matches.isEmpty else { return }
    let current = selection ?? (direction > 0 ? 0 : .max)
    let next =
      direction > 0
      ? matches.first { $0 > current } ?? matches.first : matches.last { $0 < current } ?? matches.last
    show(next!)
  }

  func show(_ id: Int) {
    page = .log
    isFollowing = false
    selection = id
    target = id
  }

  // MARK: Bookmarks

  func isBookmarked(_ id: Int) -> Bool { bookmarks.contains { $0.id == id } }

  func toggleBookmark(_ id: Int) {
    if let index = bookmarks.firstIndex(where: { $0.id == id }) {
      bookmarks.remove(at: index)
    } else if let entry = entry(id) {
      bookmarks.append(Bookmark(entry: entry))
      bookmarks.sort { $0.id < $1.id }
    }
  }

  func stepBookmark() {
    guard let next = bookmarks.first(where: { $0.id > selection ?? 0 }) ?? bookmarks.first else { return }
    show(next.id)
  }
}

extension String {
  func matches(_ query: String) -> Bool { range(of: query, options: .caseInsensitive) != nil }
}
