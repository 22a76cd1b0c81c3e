import TerminalUI

/// A repository as the window shows it: the choice in each pane, and the output of git for it.
@Observable final class Repository {
  /// Whether there is something to show.
  enum State: Equatable {
    case opening, open
    /// Nobody has committed anything.
    case empty
    case failed(String)
  }

  /// The values that decide which commits are listed.
  struct LogQuery: Equatable {
    var ref: String
    var words: String
    /// How often the user wanted to see the newest.
    var refreshes = 0
  }

  /// The values that decide which diff is shown.
  struct DiffQuery: Equatable {
    var hash: String
    var path: [UInt8]?
    var showsWords: Bool
  }

  /// The lines of a diff that are shown: others are in the pager.
  static let longestDiff = 20_000

  let git: Git
  private(set) var state = State.opening
  private(set) var name = ""
  private(set) var refs: [Ref] = []
  private(set) var commits: [Commit] = []
  private(set) var isLoading = false
  private(set) var logProblem: String?
  private(set) var files: [ChangedFile] = []
  /// The commit that these are of.
  private var filesPlace: Commit.ID?
  private(set) var diff: [StyledText] = []
  private(set) var isDiffCut = false
  /// The commit and file that the lines are of.
  private(set) var diffPlace = ""

  var ref: Ref.ID?
  var search = ""
  var commit: Commit.ID? {
    didSet {
      if file != nil, commit != oldValue { file = nil }
      if hasCommit != (commit != nil) { hasCommit.toggle() }
    }
  }
  /// Whether a commit is chosen.
  ///
  /// A view that reads only this isn't evaluated when another commit is chosen.
  private(set) var hasCommit = false
  /// The chosen file; `nil` for all, and while the files are still those of the commit before.
  var file: ChangedFile.ID? {
    didSet { if file != nil, filesPlace != commit { file = nil } }
  }
  var showsWords = false
  private var refreshes = 0
  private var shownRef: String?

  init(folder: String) { git = Git(folder: folder) }

  var currentRef: Ref? { refs.first { $0.id == ref } }
  var logQuery: LogQuery? {
    state == .open ? LogQuery(ref: ref ?? "HEAD", words: search, refreshes: refreshes) : nil
  }
  var diffQuery: DiffQuery? { commit.map { DiffQuery(hash: $0, path: file, showsWords: showsWords) } }

  /// Shows what has happened in the repository since.
  func refresh() { refreshes += 1 }

  /// Reads what the repository is.
  func open() async {
    state = .opening
    do {
      var folder = String(decoding: try await git.output(["rev-parse", "--absolute-git-dir"]), as: UTF8.self)
      folder = String(folder.split(separator: "\n").first ?? "")
      let parts = folder.split(separator: "/")
      name = String((parts.last == ".git" ? parts.dropLast() : parts).last ?? "/")
      refs = try await git.refs()
      let hasHead = (try? await git.output(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"])) != nil
      ref = refs.first(where: \.isCurrent)?.id ?? (hasHead ? nil : refs.first?.id)
      state = hasHead || ref != nil ? .open : .empty
    } catch {
      state = .failed(error.message)
    }
  }

  /// Reads the commits, a part at a time; those before stay until the first part is there.
  func loadLog() async {
    guard let query = logQuery else { return }
    // Not at every letter.
    if !query.words.isEmpty { try? await Task.sleep(for: .milliseconds(150)) }
    guard !Task.isCancelled else { return }
    isLoading = true
    logProblem = nil
    // The end of a search and a refresh keep the chosen commit, wherever it is; a search and a branch begin with their first.
    let keeps = query.words.isEmpty && query.ref == shownRef
    shownRef = query.ref
    var (isFirst, isFound) = (true, false)
    func take(_ part: [Commit]) {
      guard !Task.isCancelled, !part.isEmpty else { return }
      if isFirst { commits = part } else { commits += part }
      isFound = isFound || part.contains { $0.id == commit }
      if isFirst, !isFound, !keeps { commit = part[0].id }
      isFirst = false
    }
    do {
      try await git.log(of: query.ref, with: query.words) { take($0) }
      if query.refreshes > 0, !Task.isCancelled { refs = try await git.refs() }
    } catch {
      if !Task.isCancelled { logProblem = error.message }
    }
    guard !Task.isCancelled else { return }
    if isFirst { (commits, commit, files, diff) = ([], nil, [], []) }
    if keeps, !isFound { commit = commits.first?.id }
    isLoading = false
  }

  /// Reads the files of the chosen commit.
  func loadFiles() async {
    guard let commit, await isSettled() else { return }
    let found = (try? await git.files(of: commit)) ?? []
    if !Task.isCancelled { (files, filesPlace) = (found, commit) }
  }

  /// Reads the diff of the chosen commit or file; the one before stays until the first lines are there.
  func loadDiff() async {
    guard let query = diffQuery, await isSettled() else { return }
    var isFirst = true
    func take(_ lines: [StyledText]) -> Bool {
      guard !Task.isCancelled else { return false }
      if isFirst { (diff, isDiffCut, diffPlace) = ([], false, query.hash + "\(query.path ?? [])") }
      isFirst = false
      diff += lines.prefix(Self.longestDiff - diff.count)
      isDiffCut = diff.count == Self.longestDiff
      return !isDiffCut
    }
    do {
      try await git.diff(query) { take($0) }
    } catch {
      _ = take([StyledText(error.message, style: Style(foreground: .role(.error)))])
    }
    if isFirst { _ = take([]) }
  }

  /// Waits a moment, so that a held key doesn't start git for each row.
  private func isSettled() async -> Bool {
    try? await Task.sleep(for: .milliseconds(60))
    return !Task.isCancelled
  }
}

nonisolated extension Git {
  private static let header =
    "--format=%C(bold)%s%C(reset)%n%C(yellow)%H%C(reset)%n%C(cyan)%an%C(reset) %C(dim)%ad%C(reset)%n%n%-b%-e"

  /// Hands on the lines of a commit's diff, in git's colours.
  @concurrent func diff(
    _ query: Repository.DiffQuery, to take: @MainActor ([StyledText]) -> Bool
  ) async throws(Failure) {
    var arguments: Arguments = ["show", "--color=always", "--date=format:%Y-%m-%d %H:%M"]
    arguments.words += Self.shown.words
    arguments.append(query.path == nil ? Self.header : "--format=")
    if query.showsWords { arguments.append("--word-diff=color") }
    arguments.append(query.hash)
    arguments.append("--")
    if let path = query.path { arguments.words.append(path) }
    var parser = ANSIParser()
    try await stream(arguments) { chunk in await take(parser.lines(chunk).map(\.inTheme)) }
    let rest = parser.finish()
    if !rest.isEmpty { _ = await take([rest.inTheme]) }
  }
}

nonisolated extension StyledText {
  /// This text with git's red, green, yellow and cyan as the theme has them, so that they can be read in a light terminal too.
  fileprivate var inTheme: StyledText {
    StyledText(
      string,
      runs: wholeRuns.map { run in
        var run = run
        run.style.foreground = run.style.foreground.map { Self.roles[$0] ?? $0 }
        return run
      })
  }

  private static let roles: [Color: Color] = [
    .red: .role(.error), .green: .role(.success), .yellow: .role(.warning), .cyan: .role(.tint),
  ]
}
