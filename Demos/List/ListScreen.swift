import Dispatch
import TerminalUI

/// The list, a title above it, and below it the selection and the filter.
struct ListScreen: View {
  @Environment(\.exit) private var exit
  @State private var rows: Numbers
  /// The rows that the filter lets through; `nil` without a filter.
  @State private var found: Numbers?
  @State private var selected: Int?
  @State private var filter = ""
  /// Whether the field for the filter is there.
  @State private var isFiltering = false
  @FocusState private var isFieldFocused: Bool
  /// How far the search is, from 0 to 1; `nil` where none runs.
  @State private var progress: Double?
  /// How often rows were edited, after which they are searched again.
  @State private var edits = 0
  /// The number of the next row that is inserted.
  @State private var next: Int
  /// How often a row was moved.
  @State private var moves = 0
  private let proxy: ScrollViewProxy

  init(count: Int, proxy: ScrollViewProxy) {
    _rows = State(initialValue: Numbers(0..<count))
    _next = State(initialValue: count)
    self.proxy = proxy
  }

  private var shown: Numbers { found ?? rows }

  var body: some View {
    VStack(alignment: .leading) {
      Text(found.map { "\($0.count.grouped) of \(rows.count.grouped) rows" } ?? "\(rows.count.grouped) rows")
        .bold()
        .foregroundStyle(.tint)
        .padding(.horizontal, 1)
      if let progress, isFiltering || !filter.isEmpty {
        ProgressView(value: progress).frame(height: 1)
      }
      List(selection: $selected) {
        ForEach(shown, id: \.self) { RowView(number: $0) }
          .onDelete { places in places.map { shown[$0] }.forEach(remove) }
          .onMove(perform: found == nil ? { move(from: $0, to: $1) } : nil)
      }
      Text(selected.map { "Selected: \($0.grouped)" } ?? "Selected: none")
        .padding(.horizontal, 1)
      if isFiltering {
        HStack(spacing: 0) {
          Text(" /")
          TextField("Part of a row", text: $filter)
            .focused($isFieldFocused)
            .onSubmit { isFiltering = false }
        }
      } else if !filter.isEmpty {
        Text("/\(filter)").foregroundStyle(.secondary).padding(.horizontal, 1)
      } else {
        Text("/ filters · i inserts · d deletes · u and m move up and down · q quits").lineLimit(1)
          .foregroundStyle(.secondary).padding(.horizontal, 1)
      }
    }
    .onChange(of: request) {
      if isSmall { found = filter.isEmpty ? nil : Numbers(rows, where: Filter(filter).matches) }
    }
    .task(id: request) { if !isSmall { await search() } }
    .onChange(of: isFieldFocused) { isFiltering = isFieldFocused }
    .onChange(of: moves) { proxy.scrollTo(selected ?? 0) }
    .onKeyPress { press in act(press) }
  }

  /// Does the action of a key.
  private func act(_ press: KeyPress) -> KeyPress.Result {
    guard press.isPlain else { return .ignored }
    switch press.key {
    case "q": exit()
    case "/":
      isFiltering = true
      isFieldFocused = true
    case .escape:
      isFiltering = false
      filter = ""
    case "i": insert()
    case "d": delete()
    case "u": move(by: -1)
    case "m": move(by: 1)
    default: return .ignored
    }
    return .handled
  }

  /// Inserts a row before the selected one, else first, and selects it.
  private func insert() {
    let place = selected.flatMap { rows.firstIndex(of: $0) } ?? 0
    change { $0.insert(next, at: place) }
    selected = next
    next += 1
  }

  /// Deletes the selected row and selects the one behind it, else the one before.
  private func delete() {
    guard let number = selected, let seen = shown.firstIndex(of: number) else { return }
    remove(number)
    selected = shown.isEmpty ? nil : shown[min(seen, shown.count - 1)]
  }

  private func remove(_ number: Int) {
    guard let place = rows.firstIndex(of: number) else { return }
    if let seen = found?.firstIndex(of: number) { found?.remove(at: seen) }
    change { $0.remove(at: place) }
  }

  /// Moves the selected row.
  private func move(by distance: Int) {
    guard let number = selected, let place = rows.firstIndex(of: number),
      rows.indices.contains(place + distance)
    else { return }
    move(from: [place], to: place + (distance > 0 ? distance + 1 : distance))
    // The row stays in sight, wherever it moves.
    moves += 1
  }

  /// Moves rows to before the one at another place.
  private func move(from places: IndexSet, to end: Int) {
    let numbers = places.map { rows[$0] }
    let start = end - places.count { $0 < end }
    change { rows in
      for place in places.reversed() { rows.remove(at: place) }
      for (offset, number) in numbers.enumerated() { rows.insert(number, at: start + offset) }
    }
  }

  private func change(_ edit: (inout Numbers) -> Void) {
    edit(&rows)
    edits += 1
  }

  /// A search: its words, and the version of the rows that it searches.
  private struct Request: Equatable {
    let filter: String
    let edits: Int
  }

  private var request: Request { Request(filter: filter, edits: edits) }

  /// Few rows are searched at once.
  private var isSmall: Bool { rows.count <= 20_000 }

  /// Searches away from the main thread; the next letter cancels it.
  ///
  /// A search that takes long shows how far it is.
  private func search() async {
    guard !filter.isEmpty else { return (found, progress) = (nil, nil) }
    let start = ContinuousClock.now
    let (rows, filter) = (rows, Filter(filter))
    var result = Numbers(0..<0)
    var place = 0
    while place < rows.count {
      let places = place..<min(place + 50_000, rows.count)
      result.append(contentsOf: await Self.search(Numbers(rows, at: places), filter))
      guard !Task.isCancelled else { return }
      place = places.upperBound
      if start.duration(to: .now) > .milliseconds(200) { progress = Double(place) / Double(rows.count) }
    }
    (found, progress) = (result, nil)
  }

  private static func search(_ rows: Numbers, _ filter: Filter) async -> Numbers {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Numbers(rows, where: filter.matches)) }
    }
  }

  /// A queue that does one thing after the other lets the program sleep when it has nothing to do.
  private static let queue = DispatchQueue(label: "search")
}

/// One row.
struct RowView: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}
