import TerminalUIFoundation

@main struct DashboardApp: App {
  @State private var board = Board()
  @AppStorage("theme") private var theme = ThemeChoice.terminal
  @FocusedValue(\.tile) private var tile

  var body: some Scene {
    WindowGroup("Dashboard") {
      BoardView(board: board)
        .modifier(Feeds(board: board))
        .modifier(Themed(theme: theme.theme))
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Tile…") { board.isAdding = true }.keyboardShortcut("n").actionID("tile.new")
      }
      CommandMenu("Tile") {
        Button("Details") { board.detail = tile }.disabled(tile == nil).actionID("tile.details")
        Button("Full Screen") { board.fullScreen = tile }.disabled(tile == nil).actionID("tile.full")
        Button(tile?.isPaused == true ? "Resume" : "Pause") { tile?.isPaused.toggle() }
          .disabled(tile == nil).actionID("tile.pause")
        Divider()
        Button("Move Back") { move(-1) }
          .keyboardShortcut(.leftArrow, modifiers: .option).disabled(tile == nil)
        Button("Move Forward") { move(1) }
          .keyboardShortcut(.rightArrow, modifiers: .option).disabled(tile == nil)
        Divider()
        Button("Remove…", role: .destructive) { board.doomed = tile }.disabled(tile == nil).actionID(
          "tile.remove")
      }
      CommandMenu("Board") {
        Toggle("Paused", isOn: $board.isPaused).keyboardShortcut("p")
        Picker("Sort", selection: $board.order) {
          ForEach(Order.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Button("Reset") { board.reset() }.keyboardShortcut("r", modifiers: [.control, .shift])
      }
    }
    Settings { SettingsView() }
  }

  private func move(_ step: Int) {
    if let tile { board.move(tile, by: step) }
  }
}

/// All that changes by itself: timers at four periods and one task.
struct Feeds: ViewModifier {
  let board: Board
  @AppStorage("period") private var period = 1.0

  func body(content: Content) -> some View {
    content
      .onReceive(.timer(every: .seconds(period))) { _ in board.sample([.cpu, .network]) }
      .onReceive(.timer(every: .seconds(period * 2))) { _ in board.sample([.memory]) }
      .onReceive(.timer(every: .milliseconds(500))) { _ in board.advanceJobs() }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in board.second() }
      .task(id: board.isPaused) {
        guard !board.isPaused else { return }
        while (try? await Task.sleep(for: .seconds(2))) != nil { board.pollServices() }
      }
  }
}

/// `theme(_:)` takes no optional.
struct Themed: ViewModifier {
  let theme: Theme?

  func body(content: Content) -> some View {
    if let theme { content.theme(theme) } else { content }
  }
}

struct FocusedTileKey: FocusedValueKey {
  typealias Value = Tile
}

extension FocusedValues {
  var tile: Tile? {
    get { self[FocusedTileKey.self] }
    set { self[FocusedTileKey.self] = newValue }
  }
}
