import TerminalUI

/// The branches and tags; the chosen one's commits are shown.
struct BranchList: View {
  @Bindable var repository: Repository

  var body: some View {
    List(selection: $repository.ref) {
      section("Local", "refs/heads/")
      section("Remote", "refs/remotes/")
      section("Tags", "refs/tags/")
    }
    .rowsPlaceholder { Text("No branches").foregroundStyle(.secondary) }
  }

  @ViewBuilder private func section(_ title: String, _ prefix: String) -> some View {
    let refs = repository.refs.filter { $0.id.hasPrefix(prefix) }
    if !refs.isEmpty {
      Section(title) {
        ForEach(refs) { ref in
          HStack(spacing: 1) {
            Text(ref.isCurrent ? "●" : " ").foregroundStyle(.success)
            Text(ref.name).bold(ref.isCurrent).lineLimit(1).truncationMode(.middle)
            Spacer(minLength: 0)
            Text(ref.arrows).foregroundStyle(.warning).lineLimit(1)
          }
        }
      }
    }
  }
}

/// The commits of a branch, with a field that searches them.
struct CommitList: View {
  @Bindable var repository: Repository
  let width: Int
  let open: () -> Void
  private let now = Commit.now

  var body: some View {
    List(repository.commits, selection: $repository.commit) { commit in
      CommitRow(commit: commit, now: now, width: width)
    }
    .rowsPlaceholder {
      Text(repository.logProblem ?? (repository.isLoading ? "Reading…" : "Nothing found"))
        .foregroundStyle(repository.logProblem == nil ? .secondary : .error)
    }
    .searchable(text: $repository.search, prompt: "Search messages, @author, hash")
    .contextMenu(forSelectionType: Commit.ID.self) { _ in
      CommitActions(repository: repository)
    } primaryAction: { _ in
      open()
    }
  }
}

/// A commit: its hash, its author, its branches and tags, its subject, and its age.
private struct CommitRow: View {
  let commit: Commit
  let now: Int
  let width: Int

  var body: some View {
    HStack(spacing: 1) {
      if width >= 48 { Text(commit.shortHash).foregroundStyle(.tertiary) }
      Text(showsAuthor ? commit.author : commit.initials)
        .foregroundStyle(Color(hue: Double(commit.authorNumber % 12) / 12, saturation: 0.5, brightness: 0.8))
        .frame(width: showsAuthor ? 18 : 2, alignment: .leading)
      (refs + Text(commit.subject)).frame(maxWidth: .infinity, alignment: .leading)
      Text(commit.age(at: now)).foregroundStyle(.secondary).frame(width: 4, alignment: .trailing)
    }
    .lineLimit(1)
  }

  private var showsAuthor: Bool { width >= 80 }

  private var refs: Text {
    commit.refs.reduce(Text("")) { text, ref in
      let isTag = ref.hasPrefix("tag: ")
      let name = Text(isTag ? String(ref.dropFirst(5)) : ref).bold()
      return text + name.foregroundStyle(isTag ? .warning : ref.contains("/") ? .tint : .success) + Text(" ")
    }
  }
}

/// The files of the selected commit; the diff is of the chosen one, or of all.
struct FileList: View {
  @Bindable var repository: Repository
  let open: () -> Void

  var body: some View {
    List(repository.files, selection: $repository.file) { file in
      HStack(spacing: 1) {
        Text(String(file.status)).bold().foregroundStyle(Self.colors[file.status] ?? .role(.tint))
        Text(file.name).truncationMode(.middle).frame(maxWidth: .infinity, alignment: .leading)
        count(" +", file.added).foregroundStyle(.success) + count(" −", file.removed).foregroundStyle(.error)
      }
      .lineLimit(1)
    }
    .rowsPlaceholder { Text("No files").foregroundStyle(.secondary) }
    .contextMenu(forSelectionType: ChangedFile.ID.self) { _ in
      Button("All Files") { repository.file = nil }
      CommitActions(repository: repository)
    } primaryAction: { _ in
      open()
    }
    .onKeyPress("a", name: "All Files", isEnabled: repository.file != nil) { repository.file = nil }
  }

  private func count(_ sign: String, _ number: Int?) -> Text {
    Text(verbatim: number.map { $0 == 0 ? "" : "\(sign)\($0)" } ?? "")
  }

  private static let colors: [Character: Color] = [
    "A": .role(.success), "D": .role(.error), "M": .role(.warning),
  ]
}

/// The diff, in git's colours.
struct DiffView: View {
  let repository: Repository

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(repository.diff.indices, id: \.self) { Text(repository.diff[$0]) }
        if repository.isDiffCut {
          Text("More than \(Repository.longestDiff) lines: press o for all.").foregroundStyle(.warning)
        }
      }
    }
    .id(repository.diffPlace)
  }
}
