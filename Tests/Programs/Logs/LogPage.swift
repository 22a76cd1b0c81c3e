import TerminalUI
import TerminalUIFoundation

struct LogPage: View {
  @Bindable var store: LogStore
  @Environment(\.copyToClipboard) private var copyToClipboard
  @Environment(\.showToast) private var showToast

  var body: some View {
    NavigationStack {
      LogList(store: store)
        .contextMenu(forSelectionType: Int.self) { ids in
          if let id = ids.first {
            Button("Copy Line") { copy(id) }
            Button(store.isBookmarked(id) ? "Remove Bookmark" : "Bookmark") { store.toggleBookmark(id) }
            Button("Details") { store.showsDetails = true }
          }
        } primaryAction: { _ in
          store.showsDetails = true
        }
        .safeAreaInset(edge: .bottom) { StatusLine(store: store) }
        .navigationTitle("Logs")
        .navigationSubtitle("\(store.visible.count) of \(store.entries.count) lines")
        .searchable(text: $store.query, prompt: "Search in messages")
        .onSubmit(of: .search) { store.step(1) }
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button(
              store.isPaused ? "Resume" : "Pause", systemImage: store.isPaused ? "play.fill" : "pause.fill"
            ) { store.isPaused.toggle() }
          }
          ToolbarItem { Toggle("Follow", isOn: $store.isFollowing) }
          ToolbarItem {
            Picker("Level", selection: $store.minimum) {
              ForEach(Level.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.menu)
          }
          ToolbarItem {
            Menu("Services") {
              ForEach(Service.allCases) { service in Toggle(service.rawValue, isOn: isShown(service)) }
              Divider()
              Button("All") { store.shown = Set(Service.allCases) }
            }
          }
        }
        .inspector(isPresented: $store.showsDetails) {
          Details(entry: store.selected, isBookmarked: store.selection.map(store.isBookmarked) ?? false) {
            if let id = store.selection { copy(id) }
          } bookmark: {
            if let id = store.selection { store.toggleBookmark(id) }
          }
          .inspectorColumnWidth(min: 24, ideal: 34, max: 50)
        }
    }
    .onKeyPress("y", name: "Copy", isEnabled: store.selection != nil) { copy(store.selection!) }
    .onKeyPress("b", name: "Bookmark", isEnabled: store.selection != nil) {
      store.toggleBookmark(store.selection!)
    }
    .onKeyPress("n", name: "Next", isEnabled: !store.matches.isEmpty) { store.step(1) }
    .onKeyPress("N", name: "Previous", isEnabled: !store.matches.isEmpty) { store.step(-1) }
  }

  private func isShown(_ service: Service) -> Binding<Bool> {
    Binding {
      store.shown.contains(service)
    } set: {
      if $0 { store.shown.insert(service) } else { store.shown.remove(service) }
    }
  }

  private func copy(_ id: Int) {
    guard let entry = store.entry(id) else { return }
    copyToClipboard(entry.line)
    showToast("Line \(id) copied")
  }
}

struct LogList: View {
  @Bindable var store: LogStore

  private struct Place: Equatable {
    var top: Int
    var height: Int
    var isAtEnd: Bool
  }

  var body: some View {
    ScrollViewReader { proxy in
      List(store.visible, selection: $store.selection) { entry in
        LogRow(entry: entry, query: store.query, isBookmarked: store.isBookmarked(entry.id))
      }
      .listStyle(.plain)
      .rowsPlaceholder {
        if store.entries.isEmpty {
          ContentUnavailableView("No lines yet", systemImage: "doc.text")
        } else {
          ContentUnavailableView.search(text: store.query)
        }
      }
      .onScrollGeometryChange(for: Place.self) { geometry in
        Place(
          top: geometry.contentOffset.y, height: geometry.contentSize.height,
          isAtEnd: geometry.visibleRect.maxY >= geometry.contentSize.height)
      } action: { old, new in
        if new.isAtEnd, !old.isAtEnd {
          store.isFollowing = true
        } else if new.top < old.top && new.height >= old.height {
          store.isFollowing = false
        }
      }
      .onChange(of: store.visible.last?.id) { follow(proxy) }
      .onChange(of: store.isFollowing) { follow(proxy) }
      .onChange(of: store.target) { _, target in
        guard let target else { return }
        proxy.scrollTo(target, anchor: .center)
        store.target = nil
      }
    }
  }

  private func follow(_ proxy: ScrollViewProxy) {
    if store.isFollowing, let last = store.visible.last?.id { proxy.scrollTo(last, anchor: .bottom) }
  }
}

struct LogRow: View {
  let entry: LogEntry
  let query: String
  let isBookmarked: Bool
  @AppStorage("wrapsLines") private var wrapsLines = false
  @AppStorage("showsTime") private var showsTime = true

  var body: some View {
    HStack(alignment: .top) {
      Text(isBookmarked ? "★" : " ").foregroundStyle(.yellow).accessibilityLabel(
        isBookmarked ? "Bookmarked" : "")
      if showsTime { Text(entry.time).foregroundStyle(.secondary).fixedSize() }
      Text(entry.level.mark).bold(entry.level >= .warning).foregroundStyle(entry.level.color).fixedSize()
      Text(entry.service.rawValue).foregroundStyle(.tint).frame(width: 7, alignment: .leading)
      entry.message.highlighting(query).lineLimit(wrapsLines ? nil : 1)
    }
  }
}

extension String {
  /// A text in which all places that match are marked.
  func highlighting(_ query: String) -> Text {
    guard !query.isEmpty else { return Text(self) }
    var text = Text("")
    var rest = startIndex..<endIndex
    while let found = range(of: query, options: .caseInsensitive, range: rest) {
      text =
        text + Text(self[rest.lowerBound..<found.lowerBound])
        + Text(self[found]).bold().underline().foregroundStyle(.yellow)
      rest = found.upperBound..<endIndex
    }
    return text + Text(self[rest])
  }
}

struct StatusLine: View {
  let store: LogStore

  var body: some View {
    HStack(spacing: 2) {
      if let loaded = store.loaded {
        ProgressView("Loading", value: loaded).frame(width: 24)
      } else if store.isPaused {
        Text("‖ paused, \(store.waiting.count) waiting").foregroundStyle(.warning)
      } else {
        Text("● live").foregroundStyle(.success)
      }
      if store.isFollowing { Text("following") }
      if store.minimum > .trace { Text("≥ \(store.minimum.title)") }
      Spacer()
      if !store.query.isEmpty {
        Text("match \(store.matchNumber.map { "\($0 + 1)" } ?? "–")/\(store.matches.count)")
          .foregroundStyle(store.matches.isEmpty ? .error : .primary)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 1)
    .background(.surface)
  }
}

struct Details: View {
  let entry: LogEntry?
  let isBookmarked: Bool
  let copy: () -> Void
  let bookmark: () -> Void

  var body: some View {
    if let entry {
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          Text("Line \(entry.id)").font(.headline)
          Text(entry.message)
          Grid(alignment: .leading) {
            GridRow {
              Text("level").foregroundStyle(.secondary);
              Text(entry.level.title).foregroundStyle(entry.level.color)
            }
            GridRow {
              Text("time").foregroundStyle(.secondary); Text(entry.time)
            }
            ForEach(entry.fields) { field in
              GridRow {
                Text(field.name).foregroundStyle(.secondary); Text(field.value)
              }
            }
          }
          HStack {
            Button("Copy", systemImage: "doc.on.doc", action: copy)
            Button(isBookmarked ? "Unmark" : "Mark", systemImage: "star", action: bookmark)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 1)
      }
    } else {
      ContentUnavailableView(
        "No line selected", systemImage: "text.alignleft", description: Text("Choose a line with the arrows.")
      )
    }
  }
}
