internal import Glibc
internal import TerminalUICore

/// The kind of file that a question for a path accepts.
public nonisolated enum PathKind: Hashable, Sendable {
  /// A file or a folder, or nothing yet.
  case anything
  /// A file.
  case file
  /// A folder.
  case folder
}

nonisolated extension Question where Answer == String {
  /// Asks for the path of a file or a folder; Tab completes it.
  ///
  ///     let folder = try await terminal.ask(.path("Folder", to: .folder, default: "."))
  ///
  /// A path that begins with `~/` is in the user's folder; the answer has the name of the folder in place of `~`. Hidden names are offered once their
  /// dot is typed.
  /// - Parameters:
  ///   - title: The text of the question.
  ///   - kind: The kind of file that must be there.
  ///   - default: The answer if nothing is typed, and without a user.
  ///   - option: The option of the command line that gives the answer.
  ///   - check: Says what else is wrong with an answer, which is shown below the field; `nil` if nothing is.
  /// - Returns: A question whose line stays with the answer.
  public static func path(
    _ title: String, to kind: PathKind = .anything, default: String? = nil, option: String? = nil,
    check: @escaping @MainActor @Sendable (String) -> String? = { _ in nil }
  ) -> Question {
    let checkAll: @MainActor @Sendable (String) -> String? = { TypedPath($0).mistake(for: kind) ?? check($0) }
    return Question(title, default: `default`, option: option, summary: { $0 }) { answer in
      FieldQuestion(
        title: title, fallback: `default`, shown: { $0 },
        suggestions: { TypedPath($0).completions(to: kind) },
        read: { text in
          let path = TypedPath(text)
          return path.mistake(for: kind).map { .mistake($0) } ?? Read(path.expanded, check)
        }, answer: answer)
    }
    .checking(checkAll)
  }
}

/// A path as it was typed, to complete it and to find its file.
struct TypedPath {
  let text: String

  init(_ text: String) { self.text = text }

  /// The path with the user's folder in place of `~`.
  var expanded: String {
    guard text == "~" || text.hasPrefix("~/"), let home = UserPath.variable("HOME") else { return text }
    return home + text.dropFirst()
  }

  /// The mistake in the path; `nil` if there is none.
  func mistake(for kind: PathKind) -> String? {
    guard kind != .anything else { return nil }
    switch Self.isFolder(expanded) {
    case nil: return "There is no \(kind == .folder ? "folder" : "file") “\(text)”."
    case .some(let isFolder) where isFolder != (kind == .folder):
      return "“\(text)” is a \(isFolder ? "folder" : "file")."
    default: return nil
    }
  }

  /// The most names that are looked at, and the most that are offered.
  private static let (mostNames, mostOffers) = (10_000, 200)

  /// The paths that begin as this one; folders end with a slash.
  func completions(to kind: PathKind) -> [String] {
    let folder = text.lastIndex(of: "/").map { text[...$0] } ?? ""
    let begin = text.dropFirst(folder.count)
    let path = TypedPath(String(folder)).expanded
    guard let listing = opendir(path.isEmpty ? "." : path) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    var rest = Self.mostNames
    while rest > 0, let entry = readdir(listing) {
      rest -= 1
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(begin), name != ".", name != "..", !name.hasPrefix(".") || begin.hasPrefix(".")
      else {
        continue
      }
      found.append(name)
    }
    let offers = found.sorted().lazy.compactMap { name -> String? in
      let isFolder = Self.isFolder(path + name) ?? false
      return kind != .folder || isFolder ? folder + name + (isFolder ? "/" : "") : nil
    }
    return Array(offers.prefix(Self.mostOffers))
  }

  /// Whether there is a folder; `nil` for nothing.
  private static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT == S_IFDIR : nil
  }
}
