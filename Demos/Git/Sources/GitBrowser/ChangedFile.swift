/// A file that a commit changed.
nonisolated struct ChangedFile: Identifiable, Sendable {
  /// The path of the file as git has it, which needn't be text.
  let path: [UInt8]
  /// `A`dded, `M`odified, `D`eleted, `R`enamed, `C`opied, another `T`ype.
  let status: Character
  /// The lines that came and went; none of a file that isn't text.
  var added: Int?
  var removed: Int?

  var id: [UInt8] { path }
  var name: String { String(decoding: path, as: UTF8.self) }
}

nonisolated extension Git {
  /// How a merge is shown, and that programs of the repository's settings aren't run.
  static let shown: Arguments = [
    "-m", "--first-parent", "-M", "--no-ext-diff", "--no-textconv", "--encoding=UTF-8",
  ]

  /// The files that a commit changed.
  @concurrent func files(of hash: String) async throws(Failure) -> [ChangedFile] {
    var arguments: Arguments = ["show", "--format=", "--raw", "--numstat", "-z", "--no-color"]
    arguments.words += Self.shown.words
    arguments.append(hash)
    arguments.append("--")
    return Self.files(in: try await output(arguments))
  }

  /// Takes `--raw --numstat -z` apart: what happened to each file, then how many lines of each.
  private static func files(in output: [UInt8]) -> [ChangedFile] {
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    var files: [ChangedFile] = []
    // `:100644 100644 a31f8157 63da05a5 R100`, then the path, or the old path and the new one.
    while let field = fields.first, field.first == UInt8(ascii: ":"), fields.count > 1 {
      fields.removeFirst()
      let letter = field.split(separator: UInt8(ascii: " ")).last?.first ?? UInt8(ascii: "M")
      let status = Character(Unicode.Scalar(letter))
      if status == "R" || status == "C" { fields.removeFirst() }
      guard let path = fields.popFirst() else { break }
      files.append(ChangedFile(path: Array(path), status: status))
    }
    // `1⇥2⇥path`, or `1⇥2⇥`, the old path and the new one; `-` for what is no text.
    for place in files.indices {
      guard let field = fields.popFirst() else { break }
      let parts = field.split(separator: 9, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { break }
      if parts[2].isEmpty { fields = fields.dropFirst(2) }
      files[place].added = Int(String(decoding: parts[0], as: UTF8.self))
      files[place].removed = Int(String(decoding: parts[1], as: UTF8.self))
    }
    return files
  }
}
