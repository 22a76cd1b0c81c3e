internal import TerminalUICore

/// A field, and below it the actions that match the text in it.
struct ActionBrowser: View {
  /// The purpose of the browser.
  enum Kind { case palette, help }

  @Environment(\.dismiss) private var dismiss
  @Environment(\.actionAccess) private var access
  @State private var query = ""
  @State private var selected = 0
  @State private var first = 0
  @State private var found = FoundActions()
  package let snapshot: ActionSnapshot
  let kind: Kind

  /// The most rows that are shown at a time.
  private var mostRows: Int { access.listRows(above: showsName ? 3 : 0) }

  /// Whether the name of the selected action is below the list: in the help, where there is room for it.
  private var showsName: Bool { kind == .help && access.listRows(above: 0) >= 6 }

  var body: some View {
    let rows = rows
    VStack(alignment: .leading, spacing: 0) {
      TextField(kind == .palette ? "Command" : "Search", text: $query)
        .textFieldStyle(.plain)
        .onChange(of: query) { (selected, first) = (0, 0) }
        .onSubmit { choose(rows) }
      Divider()
      list(rows)
      if showsName { name(among: rows) }
    }
    .cellFrame(minWidth: 0, idealWidth: 52, maxWidth: 52)
    .onKeyPress(keys: [.downArrow, .upArrow, .pageDown, .pageUp], phases: [.down, .repeat]) { press in
      guard press.modifiers.held.isEmpty else { return .ignored }
      step(press.key, among: rows)
      return .handled
    }
  }

  // MARK: Rows

  /// The rows in sight, by their places: a thousand actions make no thousand views.
  private func list(_ rows: ActionRows) -> some View {
    let shown = shown(of: rows)
    return VStack(alignment: .leading, spacing: 0) {
      if rows.count == 0 {
        Text("Nothing found").foregroundStyle(.secondary)
      }
      ForEach(shown, id: \.self) { place in
        switch rows[place] {
        case .heading(let title): Text(title).bold().foregroundStyle(.secondary).lineLimit(1)
        case .action(let action, let marks):
          ActionRow(
            action: action, marks: marks, showsPath: kind == .palette,
            isSelected: place == selection(in: rows)
          )
          .modifier(PressModifier { choose(rows, place) })
          .disabled(!action.isEnabled)
        }
      }
      if rows.count > shown.upperBound {
        Text("… \(rows.count - shown.upperBound) more").foregroundStyle(.secondary)
      }
    }
    .onScrollWheel { _, dy in
      first = min(max(first + dy * 3, 0), max(rows.count - mostRows, 0))
      return true
    }
  }

  /// The name of the selected action, as a keymap has it: below the list, so that the user finds it.
  @ViewBuilder private func name(among rows: ActionRows) -> some View {
    Divider()
    let name = selection(in: rows).flatMap { rows.keymapName(at: $0) }
    HStack {
      Text(name == nil ? "No name in the keymap" : "Name in the keymap:").foregroundStyle(.secondary)
      if let name { Text(name) }
    }
    .lineLimit(1)
  }

  /// Looked for when something else is typed, and not when another row is selected.
  private var rows: ActionRows {
    found.rows(for: query) {
      kind == .palette
        ? ActionRows(found: snapshot.working, recent: snapshot.recent, by: query)
        : ActionRows(grouped: snapshot.actions, by: query)
    }
  }

  /// The rows in sight: the present rows may be fewer than were scrolled past.
  private func shown(of rows: ActionRows) -> Range<Int> {
    var start = max(min(first, rows.count - mostRows), 0)
    // A heading alone would not show the selection.
    if mostRows == 1, rows.place(near: start, forward: true) == start + 1 { start += 1 }
    return start..<min(start + mostRows, rows.count)
  }

  /// The place of the selected action.
  private func selection(in rows: ActionRows) -> Int? { rows.place(near: selected, forward: true) }

  /// Selects another action by a key, and keeps it in sight.
  private func step(_ key: KeyEquivalent, among rows: ActionRows) {
    guard let current = selection(in: rows) else { return }
    let page = max(mostRows - 1, 1)
    let target =
      switch key {
      case .downArrow: current + 1
      case .upArrow: current - 1
      case .pageDown: min(current + page, rows.count - 1)
      default: max(current - page, 0)
      }
    selected = rows.place(near: target, forward: key == .downArrow || key == .pageUp) ?? current
    let start = shown(of: rows).lowerBound
    if selected < start { first = selected == 1 ? 0 : selected }
    if selected >= start + mostRows { first = selected - mostRows + 1 }
  }

  private func choose(_ rows: ActionRows, _ place: Int? = nil) {
    guard let place = place ?? selection(in: rows), case .action(let action, _) = rows[place],
      action.isEnabled
    else { return }
    dismiss()
    access.perform(action)
  }
}

/// The rows found last: a list of actions has the same ones while it is open.
private final class FoundActions {
  private var query: String?
  private var rows: ActionRows?

  func rows(for query: String, find: () -> ActionRows) -> ActionRows {
    if let rows, query == self.query { return rows }
    let found = find()
    (self.query, rows) = (query, found)
    return found
  }
}

/// One action: its title with the letters found marked, and its first key.
private struct ActionRow: View {
  let action: KeyAction
  let marks: ActionMarks?
  let showsPath: Bool
  let isSelected: Bool

  var body: some View {
    HStack {
      title.lineLimit(1)
      Spacer(minCells: 1)
      Text(action.keyText).lineLimit(1)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 1)
    .modifier(DrawEffectModifier(look))
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  /// A band for the row that Return takes: keys go to the field.
  private var look: StateEffect {
    var look = StateEffect(isSelected ? .selected : action.isEnabled ? nil : .disabled, isControl: true)
    look.leavesBold = true
    return look
  }

  private var title: Text {
    let title = Text(action.title, marking: marks?.title)
    guard showsPath else { return title }
    var path = Text("")
    for (place, name) in action.path.enumerated() {
      path = path + Text(name, marking: marks?.path[place]) + Text(" › ")
    }
    return path.foregroundStyle(.secondary) + title
  }
}
