import Glibc

/// A commit, as the list shows it.
nonisolated struct Commit: Identifiable, Sendable {
  let hash: String
  let shortHash: String
  let author: String
  let seconds: Int
  /// The branches and tags that it is the end of.
  let refs: [String]
  let subject: String

  var id: String { hash }

  /// How old the commit is, in four characters at most: `5m`, `3d`, `2mo`.
  func age(at now: Int) -> String {
    let seconds = max(now - seconds, 0)
    let units = [(31_557_600, "y"), (2_629_800, "mo"), (604_800, "w"), (86_400, "d"), (3600, "h"), (60, "m")]
    for (length, name) in units where seconds >= length { return "\(seconds / length)\(name)" }
    return "now"
  }

  /// The time, or the one that output is to be made for.
  static var now: Int { getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? time(nil) }

  /// The first letters of the author's first two names.
  var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)).uppercased() }

  /// A number of the author, the same in every run.
  var authorNumber: Int { author.utf8.reduce(5381) { ($0 &* 33 &+ Int($1)) & 0xFFFF } }
}

/// Takes the output of `git log -z` apart, as it comes: six fields a commit, each with a zero at its end.
nonisolated struct CommitReader {
  static let format = "--format=%H%x00%h%x00%an%x00%at%x00%D%x00%s"

  private var fields: [String] = []
  private var field: [UInt8] = []

  mutating func read(_ chunk: [UInt8]) -> [Commit] {
    var commits: [Commit] = []
    for (number, part) in chunk.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { end(into: &commits) }
      field += part
    }
    return commits
  }

  /// Takes `HEAD -> main, origin/main, tag: v1.0` apart.
  private static func refs(_ text: String) -> [String] {
    text.split(separator: ", ").map { String($0.trimmingPrefix("HEAD -> ")) }.filter {
      !$0.hasSuffix("/HEAD")
    }
  }

  private mutating func end(into commits: inout [Commit]) {
    // A subject may be as long as its author likes.
    fields.append(String(decoding: field.prefix(1000), as: UTF8.self))
    field.removeAll(keepingCapacity: true)
    guard fields.count == 6 else { return }
    commits.append(
      Commit(
        hash: fields[0], shortHash: fields[1], author: fields[2], seconds: Int(fields[3]) ?? 0,
        refs: Self.refs(fields[4]), subject: fields[5]))
    fields.removeAll(keepingCapacity: true)
  }
}

nonisolated extension Git {
  /// Hands on the commits of a branch whose messages have some words, the newest first.
  ///
  /// - Parameters:
  ///   - ref: The full name of a branch or tag, or `HEAD`.
  ///   - words: Words of the message; a word behind `@` is a part of the author's name, and a hash one
  ///     commit.
  @concurrent func log(
    of ref: String, with words: String, to take: @MainActor ([Commit]) -> Void
  ) async throws(Failure) {
    var arguments: Arguments = [
      "log", "-z", CommitReader.format, "--decorate=short", "--encoding=UTF-8", "--no-color",
    ]
    var ref = ref
    if words.contains(where: \.isNumber), words.utf8.count > 5, words.allSatisfy(\.isHexDigit) {
      // The hash of a commit.
      ref = words
      arguments.append("--max-count=1")
    } else if !words.isEmpty {
      arguments.words += (["-i", "--fixed-strings", "--all-match"] as Arguments).words
      for word in words.split(separator: " ") {
        arguments.append(word.hasPrefix("@") ? "--author=\(word.dropFirst())" : "--grep=\(word)")
      }
    }
    arguments.append(ref)
    arguments.append("--")
    var reader = CommitReader()
    try await stream(arguments) { chunk in
      await take(reader.read(chunk))
      return !Task.isCancelled
    }
  }
}
