import TerminalUI

struct ContentView: View {
  @Bindable var store: LogStore
  @AppStorage("linesPerTick") private var linesPerTick = 2
  @Environment(\.showToast) private var showToast

  var body: some View {
    TabView(selection: $store.page) {
      Tab("Log", systemImage: "list.bullet", value: LogStore.Page.log) { LogPage(store: store) }
      Tab("Bookmarks", systemImage: "bookmark", value: LogStore.Page.bookmarks) {
        BookmarksPage(store: store)
      }
      .badge(store.bookmarks.count)
      Tab("Statistics", systemImage: "chart.bar", value: LogStore.Page.statistics) {
        StatisticsPage(store: store)
      }
    }
    .onReceive(.timer(every: .milliseconds(250))) { _ in store.tick(linesPerTick) }
    .confirmationDialog("Clear the log?", isPresented: $store.asksToClear) {
      Button("Clear \(store.entries.count) lines", role: .destructive) {
        store.clear()
        showToast("The log is empty")
      }
    } message: {
      Text("Bookmarks stay.")
    }
    .sheet(isPresented: $store.asksForLine) { GoToLine(store: store) }
    .keyHints()
  }
}

struct GoToLine: View {
  let store: LogStore
  @Environment(\.dismiss) private var dismiss
  @Environment(\.validate) private var validate
  @State private var text = ""

  private var number: Int? { Int(text).flatMap { store.entry($0)?.id } }

  var body: some View {
    Form {
      TextField("Line", text: $text, prompt: Text("number"))
        .validation(number == nil ? "There is no such line" : nil)
        .onSubmit(go)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Button("Go", action: go).buttonStyle(.borderedProminent)
      }
    }
    .frame(width: 34)
    .padding(1)
  }

  private func go() {
    guard validate(), let number else { return }
    store.show(number)
    dismiss()
  }
}

struct LogCommands: Commands {
  @Bindable var store: LogStore
  @AppStorage("wrapsLines") private var wrapsLines = false

  var body: some Commands {
    CommandGroup(after: .toolbar) {
      Toggle("Wrap Lines", isOn: $wrapsLines).keyboardShortcut("w", modifiers: .option)
      Toggle("Details", isOn: $store.showsDetails).keyboardShortcut("d")
    }
    CommandMenu("Log") {
      Toggle("Pause", isOn: $store.isPaused).keyboardShortcut("p")
      Toggle("Follow", isOn: $store.isFollowing).keyboardShortcut("f")
      Picker("Level", selection: $store.minimum) {
        ForEach(Level.allCases) { Text($0.title).tag($0) }
      }
      Divider()
      Button("Load 20 000 Lines") { Task { await store.loadHistory() } }.disabled(store.loaded != nil)
      Button("Clear…", role: .destructive) { store.asksToClear = true }
        .keyboardShortcut("l")
        .disabled(store.entries.isEmpty)
    }
    CommandMenu("Go") {
      Button("Next Match") { store.step(1) }.keyboardShortcut(.f3, modifiers: []).disabled(
        store.matches.isEmpty)
      Button("Previous Match") { store.step(-1) }.keyboardShortcut(.f3, modifiers: .shift).disabled(
        store.matches.isEmpty)
      Toggle("Only Matches", isOn: $store.onlyMatches).keyboardShortcut("o")
      Divider()
      Button("Next Bookmark") { store.stepBookmark() }.keyboardShortcut(.f2, modifiers: []).disabled(
        store.bookmarks.isEmpty)
      Button("Line…") { store.asksForLine = true }.keyboardShortcut("g")
    }
  }
}

struct SettingsView: View {
  @Bindable var store: LogStore
  @AppStorage("wrapsLines") private var wrapsLines = false
  @AppStorage("showsTime") private var showsTime = true
  @AppStorage("linesPerTick") private var linesPerTick = 2

  var body: some View {
    Form {
      Section("Lines") {
        Toggle("Wrap long lines", isOn: $wrapsLines)
        Toggle("Show the time", isOn: $showsTime)
        Picker("Keep", selection: $store.capacity) {
          ForEach([100, 1_000, 20_000], id: \.self) { Text("\($0) lines").tag($0) }
        }
        .pickerStyle(.segmented)
      }
      Section("Stub") {
        Stepper("Lines in a tick: \(linesPerTick)", value: $linesPerTick, in: 0...50)
      }
    }
  }
}
