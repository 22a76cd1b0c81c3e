/// A branch, a branch of another repository, or a tag.
nonisolated struct Ref: Identifiable, Sendable {
  /// The full name: `refs/heads/main`.
  let id: String
  let name: String
  let isCurrent: Bool
  /// How far the branch is from the one that it follows: `ahead 1, behind 2`.
  let distance: String

  /// The distance in few characters: `↑1 ↓2`.
  var arrows: String {
    distance.replacing("ahead ", with: "↑").replacing("behind ", with: "↓").replacing(",", with: "")
  }
}

nonisolated extension Git {
  /// The refs, those with the newest commits first.
  @concurrent func refs() async throws(Failure) -> [Ref] {
    let output = try await output([
      "for-each-ref", "--sort=-committerdate", "--count=10000",
      "--format=%(refname)%00%(refname:short)%00%(HEAD)%00%(upstream:track,nobracket)%00%(symref)",
      "refs/heads", "refs/remotes", "refs/tags",
    ])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
      // `origin/HEAD` is another name of a branch.
      guard fields.count == 5, fields[4].isEmpty else { return nil }
      return Ref(id: fields[0], name: fields[1], isCurrent: fields[2] == "*", distance: fields[3])
    }
  }
}
