import TerminalUIFoundation

struct BoardView: View {
  @Bindable var board: Board
  @Environment(\.showToast) private var showToast
  @Environment(\.exit) private var exit
  @AppStorage("alarms") private var alarmStyle = AlarmStyle.toast
  @State private var asked: Alarm?
  @State private var showsPalette = false

  var body: some View {
    NavigationStack {
      GeometryReader { window in
        if window.size.width >= 50 {
          TileGrid(board: board)
        } else {
          TileList(board: board)
        }
      }
      .overlay {
        if board.tiles.isEmpty {
          ContentUnavailableView(
            "No Tiles", systemImage: "square.grid.2x2", description: Text("Ctrl-N adds one."))
        }
      }
      .safeAreaInset(edge: .bottom) { StatusLine(board: board) }
      .navigationTitle("Dashboard")
      .navigationSubtitle("\(board.tiles.count) tiles")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { board.isAdding = true }.actionID("tile.new")
        }
        ToolbarItem(placement: .primaryAction) {
          Button(board.isPaused ? "Resume all" : "Pause all") { board.isPaused.toggle() }
        }
        ToolbarItem { SettingsLink() }
      }
    }
    .sheet(isPresented: $board.isAdding) { NewTile(board: board) }
    .sheet(item: $board.detail) { TileDetail(tile: $0) }
    .fullScreenCover(item: $board.fullScreen) { FullTile(tile: $0, board: board) }
    .confirmationDialog(
      "Remove this tile?", isPresented: isRemoving, titleVisibility: .visible, presenting: board.doomed
    ) { tile in
      Button("Remove \(tile.title)", role: .destructive) { remove(tile) }
    } message: { tile in
      Text("Its \(tile.samples.count) samples go with it.")
    }
    .alert("Threshold crossed", item: $asked) { alarm in
      Button("OK") {}
      Button("Pause All") { board.isPaused = true }
    } message: { alarm in
      Text(alarm.message)
    }
    .onChange(of: board.alarm) { _, alarm in
      guard let alarm else { return }
      switch alarmStyle {
      case .toast: showToast(alarm.message)
      case .alert: asked = alarm
      case .none: break
      }
    }
    .onChange(of: board.finished?.id) {
      if let job = board.finished { showToast("\(job.name) is done") }
    }
    .onKeyPress("q", name: "Quit") { exit() }
    .commandPalette(isPresented: $showsPalette)
    .keyHints()
  }

  private var isRemoving: Binding<Bool> {
    Binding(get: { board.doomed != nil }, set: { if !$0 { board.doomed = nil } })
  }

  private func remove(_ tile: Tile) {
    let undo = board.remove(tile)
    showToast("\(tile.title) removed", action: ToastAction("Undo") { undo() })
  }
}

/// Wide: cards in as many columns as fit.
///
/// Arrows go from card to card.
struct TileGrid: View {
  let board: Board
  @FocusState private var focus: Tile.ID?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 24), spacing: 1)], spacing: 0) {
          ForEach(board.shown) { tile in
            TileCard(tile: tile, board: board)
              .focusable()
              .focused($focus, equals: tile.id)
              .focusedValue(\.tile, tile)
              .onTapGesture(count: 2) { board.detail = tile }
              .modifier(TileActions(tile: tile, board: board))
          }
        }
      }
      .onChange(of: focus) { _, id in if let id { proxy.scrollTo(id) } }
    }
    .defaultFocus($focus, board.tiles.first?.id)
  }
}

/// Narrow: one row for each tile.
struct TileList: View {
  let board: Board
  @State private var selection: Tile.ID?

  var body: some View {
    List(selection: $selection) {
      ForEach(board.shown) { tile in
        HStack {
          Label(tile.title, systemImage: tile.kind.symbol)
          Spacer()
          TileSummary(tile: tile, board: board)
        }
        .contextMenu { TileMenu(tile: tile, board: board) }
      }
      .onMove { board.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { offsets in board.doomed = offsets.first.map { board.shown[$0] } }
    }
    .focusedValue(\.tile, selected)
    .onKeyPress(.return, name: "Details", isEnabled: selected != nil) { board.detail = selected }
    .onKeyPress("p", name: "Pause", isEnabled: selected != nil) { selected?.isPaused.toggle() }
    .onKeyPress("f", name: "Full screen", isEnabled: selected != nil) { board.fullScreen = selected }
  }

  private var selected: Tile? { board.tiles.first { $0.id == selection } }
}

struct TileActions: ViewModifier {
  let tile: Tile
  let board: Board

  func body(content: Content) -> some View {
    content
      .onKeyPress(.return, name: "Details") { board.detail = tile }.actionID("tile.details")
      .onKeyPress("p", name: tile.isPaused ? "Resume" : "Pause") { tile.isPaused.toggle() }.actionID(
        "tile.pause"
      )
      .onKeyPress("f", name: "Full screen") { board.fullScreen = tile }.actionID("tile.full")
      .onKeyPress("x", name: "Remove") { board.doomed = tile }.actionID("tile.remove")
      .contextMenu { TileMenu(tile: tile, board: board) }
  }
}

struct TileMenu: View {
  @Bindable var tile: Tile
  let board: Board

  var body: some View {
    Button("Details") { board.detail = tile }
    Button("Full Screen") { board.fullScreen = tile }
    Toggle("Paused", isOn: $tile.isPaused)
    Divider()
    Button("Remove…", role: .destructive) { board.doomed = tile }
  }
}

struct StatusLine: View {
  let board: Board

  var body: some View {
    HStack {
      if board.isPaused {
        Text("PAUSED").bold().foregroundStyle(.warning)
      } else {
        ProgressView().labelsHidden()
      }
      Text("up \(clock(board.uptime))").monospacedDigit()
      Spacer()
      if board.alarmCount > 0 {
        Label("\(board.alarmCount) alarms", systemImage: "exclamationmark.triangle").foregroundStyle(.error)
      } else {
        Text("all quiet").foregroundStyle(.success)
      }
    }
    .padding(.horizontal, 1)
    .background(.surface)
  }
}
