import TerminalUI

/// The panes of the window: all in a wide one, one at a time in a narrow one.
enum Pane: String, CaseIterable {
  case branches = "Branches"
  case commits = "Commits"
  case files = "Files"
  case diff = "Diff"

  /// The digit that is the key of the pane, counted from 1.
  var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

/// The window.
struct GitScreen: View {
  @Bindable var repository: Repository
  @Environment(\.exit) private var exit
  @State private var showsPalette = false

  var body: some View {
    Group {
      switch repository.state {
      case .opening: ProgressView("Opening").frame(maxWidth: .infinity, maxHeight: .infinity)
      case .open: Panes(repository: repository)
      case .empty: unavailable("No commits yet", "The first commit in \(repository.name) will be here.")
      case .failed(let message): unavailable("No repository", message)
      }
    }
    .windowTitle(repository.name)
    .task { await repository.open() }
    .modifier(Loading(repository: repository))
    .commandPalette(isPresented: $showsPalette)
    .keyHints()
  }

  private func unavailable(_ title: String, _ message: String) -> some View {
    ContentUnavailableView {
      Label(title, systemImage: "tray")
    } description: {
      Text(message)
    } actions: {
      Button("Try Again") { Task { await repository.open() } }
      Button("Quit") { exit() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Reads what the choices in the panes are about; apart, so that a choice evaluates no more than this.
private struct Loading: ViewModifier {
  let repository: Repository

  func body(content: Content) -> some View {
    content
      .task(id: repository.logQuery) { await repository.loadLog() }
      .task(id: repository.commit) { await repository.loadFiles() }
      .task(id: repository.diffQuery) { await repository.loadDiff() }
  }
}

/// The panes of a repository that has commits.
private struct Panes: View {
  let repository: Repository
  /// Digits are those of the screen reader's lines then.
  @Environment(\.accessibilityVoiceOverEnabled) private var isReadOut
  @State private var tab = Pane.commits
  @State private var hasBegun = false
  @FocusState private var focus: Pane?

  var body: some View {
    GeometryReader { window in
      if window.size.width >= 90, window.size.height >= 18 {
        wide(window.size)
      } else {
        narrow(window.size.width)
      }
    }
    // An empty list can't have the focus: it gets it with its first row.
    .onChange(of: repository.hasCommit) {
      if !hasBegun { (hasBegun, focus) = (true, .commits) }
    }
    .onKeyPress(keys: ["1", "2", "3", "4"]) { press in
      if let pane = Pane.allCases.first(where: { "\($0.number)" == press.characters }) { show(pane) }
      return .handled
    }
    .onKeyPress(.escape) {
      guard focus == .diff || focus == .files else { return .ignored }
      show(.commits)
      return .handled
    }
  }

  private func show(_ pane: Pane) { (tab, focus) = (pane, pane) }

  private func wide(_ size: Size) -> some View {
    let left = max(size.width * 9 / 20, 40)
    return HStack(spacing: 0) {
      VStack(spacing: 0) {
        box(.branches).frame(height: size.height / 4)
        box(.commits, width: left)
      }
      .frame(width: left)
      VStack(spacing: 0) {
        box(.files).frame(height: size.height / 4)
        box(.diff)
      }
    }
  }

  private func box(_ pane: Pane, width: Int = 0) -> some View {
    content(pane, width: width - 6)
      .titledBorder(
        Text(isReadOut ? "" : "\(pane.number) ").foregroundStyle(.tertiary) + Text(pane.rawValue),
        subtitle: detail(of: pane).map { Text($0) })
  }

  /// What there is in a pane.
  private func detail(of pane: Pane) -> String? {
    switch pane {
    case .branches: repository.currentRef.flatMap { $0.arrows.isEmpty ? nil : $0.arrows }
    case .commits: "\(repository.commits.count)\(repository.isLoading ? "…" : "")"
    case .files: repository.files.isEmpty ? nil : "\(repository.files.count)"
    case .diff: repository.commit.map { String($0.prefix(8)) }
    }
  }

  private func narrow(_ width: Int) -> some View {
    TabView(selection: $tab) {
      ForEach(Pane.allCases, id: \.self) { pane in
        Tab(pane.rawValue, value: pane) { content(pane, width: width - 2) }
      }
    }
  }

  private func content(_ pane: Pane, width: Int) -> some View {
    Group {
      switch pane {
      case .branches: BranchList(repository: repository)
      case .commits: CommitList(repository: repository, width: width, open: { show(.diff) })
      case .files: FileList(repository: repository, open: { show(.diff) })
      case .diff: DiffView(repository: repository)
      }
    }
    .focused($focus, equals: pane)
  }
}
