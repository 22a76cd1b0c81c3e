import TerminalUI
import TerminalUIFoundation

struct BookmarksPage: View {
  @Bindable var store: LogStore
  @State private var selection: Int?
  @State private var edited: Bookmark?
  @State private var note = ""

  var body: some View {
    List(selection: $selection) {
      ForEach(store.bookmarks) { bookmark in
        VStack(alignment: .leading) {
          Text(bookmark.entry.line).lineLimit(1)
          if !bookmark.note.isEmpty { Text(bookmark.note).italic().foregroundStyle(.secondary) }
        }
        .swipeActions { Button("Note…") { edit(bookmark) } }
      }
      .onDelete { store.bookmarks.remove(atOffsets: $0) }
    }
    .rowsPlaceholder {
      ContentUnavailableView(
        "No bookmarks", systemImage: "bookmark", description: Text("Press b on a line of the log."))
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      Button("Show in Log") { if let id = ids.first { store.show(id) } }
      Button("Note…") { edit(store.bookmarks.first { ids.contains($0.id) }) }
    } primaryAction: { ids in
      if let id = ids.first { store.show(id) }
    }
    .onKeyPress("e", name: "Note", isEnabled: selection != nil) {
      edit(store.bookmarks.first { $0.id == selection })
    }
    .alert("Note", item: $edited) { bookmark in
      TextField("Note", text: $note)
      Button("Save") {
        if let index = store.bookmarks.firstIndex(where: { $0.id == bookmark.id }) {
          store.bookmarks[index].note = note
        }
      }
      Button("Cancel", role: .cancel) {}
    } message: { bookmark in
      Text("for line \(bookmark.id)")
    }
  }

  private func edit(_ bookmark: Bookmark?) {
    note = bookmark?.note ?? ""
    edited = bookmark
  }
}

struct StatisticsPage: View {
  let store: LogStore
  @State private var order = [SortKey(\ServiceCount.total, order: .reverse)]

  var body: some View {
    let total = max(store.entries.count, 1)
    VStack(alignment: .leading, spacing: 1) {
      GroupBox("Levels") {
        Grid(alignment: .leading) {
          ForEach(Level.allCases.reversed()) { level in
            let count = store.levelCounts[level] ?? 0
            GridRow {
              Text(level.title).foregroundStyle(level.color)
              Gauge(value: Double(count), in: 0...Double(total)) { EmptyView() }.tint(level.color)
              Text("\(count)").gridColumnAlignment(.trailing)
              Text(Double(count) / Double(total), format: .percent.precision(.fractionLength(1)))
                .gridColumnAlignment(.trailing)
            }
          }
        }
      }
      Table(store.services.sorted(using: order), sortOrder: $order) {
        TableColumn("Service", value: \.name)
        TableColumn("Lines", value: \.total) { Text("\($0.total)") }.alignment(.trailing).width(8)
        TableColumn("Warnings", value: \.warnings) { Text("\($0.warnings)") }.alignment(.trailing).width(9)
        TableColumn("Errors", value: \.errors) {
          Text("\($0.errors)").foregroundStyle($0.errors > 0 ? .error : .secondary)
        }
        .alignment(.trailing).width(8)
        TableColumn("Share") { Bar(share: Double($0.total) / Double(total)) }
      }
      .frame(height: 7)
      GroupBox("Latest errors") {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(store.entries.filter { $0.level == .error }) { Text($0.message).lineLimit(1) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    .padding(.horizontal, 1)
  }
}

struct Bar: View {
  let share: Double

  var body: some View {
    GeometryReader { room in
      Rectangle().fill(.tint).frame(width: Int(Double(room.size.width) * min(share, 1)))
    }
    .frame(height: 1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(Int(share * 100)) %")
  }
}
