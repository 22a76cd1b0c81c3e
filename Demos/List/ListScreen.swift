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
      Text(found.map { "List: \($0.count) of \(rows.count) rows" } ?? "List: \(rows.count) rows")
        .bold()
        .foregroundStyle(.tint)
      List(selection: $selected) {
        ForEach(shown, id: \.self) { RowView(number: $0) }
          .onDelete { places in places.map { shown[$0] }.forEach(remove) }
          .onMove(perform: found == nil ? { move(from: $0, to: $1) } : nil)
      }
      Text("Selected: \(selected.map { "\($0)" } ?? "none")")
      if isFiltering {
        HStack(spacing: 0) {
          Text("/")
          TextField("Part of a row", text: $filter)
            .focused($isFieldFocused)
            .onSubmit { isFiltering = false }
        }
      } else if !filter.isEmpty {
        Text("/\(filter)").foregroundStyle(.secondary)
      } else {
        Text("/ filters · i inserts · d deletes · u and m move up and down · q quits").lineLimit(1)
          .foregroundStyle(.secondary)
      }
    }
    .onChange(of: filter) { found = filter.isEmpty ? nil : Numbers(rows, where: Filter(filter).matches) }
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
    if !filter.isEmpty { found = Numbers(rows, where: Filter(filter).matches) }
  }
}

/// One row.
struct RowView: View {
  let number: Int
  var body: some View { Text("Row \(number)") }
}
