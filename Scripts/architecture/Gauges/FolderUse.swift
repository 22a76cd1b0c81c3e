/// What the files of one folder name of other folders.
struct FolderUse {
  let folder: String
  /// The names used, by the folder that declares them.
  var others: [String: Set<String>] = [:]

  /// The uses of each folder of the core, by its name.
  static func inCore(_ files: [SourceFile]) -> [FolderUse] {
    all(files) { file in
      let parts = file.path.split(separator: "/")
      return parts.count > 3 && parts[1] == "TerminalUICore" ? String(parts[2]) : nil
    }
  }

  /// The uses of each room of `TerminalUI`: the folders of its modules, with those of `Controls` and `Collections` apart.
  static func inRooms(_ files: [SourceFile]) -> [FolderUse] {
    all(files) { file in
      let parts = file.path.split(separator: "/").dropLast()
      guard parts.count > 2, PublicFace.umbrella.contains(String(parts[1])) else { return nil }
      let isDivided = ["Controls", "Collections"].contains(parts[2]) && parts.count > 3
      return parts[2...].prefix(isDivided ? 2 : 1).joined(separator: "/")
    }
  }

  /// The uses of each folder, of files for which `folder` gives one.
  private static func all(_ files: [SourceFile], folder: (SourceFile) -> String?) -> [FolderUse] {
    let core = files.compactMap { file -> (folder: String, words: Set<Substring>, own: [Declaration])? in
      guard let folder = folder(file) else { return nil }
      let code = file.lines.map(withoutCommentsAndStrings)
      return (folder, Set(code.flatMap(typeWords)), code.compactMap(declaredType))
    }
    var owners: [Substring: String] = [:]
    for file in core {
      for type in file.own where !type.isPrivate { owners[type.name] = owners[type.name] ?? file.folder }
    }
    let byFolder = Dictionary(grouping: core, by: \.folder).mapValues { files in
      files.reduce(into: FolderUse(folder: files[0].folder)) { use, file in
        let own = Set(file.own.map(\.name))
        for word in file.words {
          if let owner = owners[word], owner != use.folder, !own.contains(word) {
            use.others[owner, default: []].insert(String(word))
          }
        }
      }
    }
    return byFolder.values.sorted { $0.folder < $1.folder }
  }

  /// The line up to a comment, its literals empty; a quote within an interpolation ends the literal, which does no harm.
  private static func withoutCommentsAndStrings(_ line: Substring) -> Substring {
    guard line.contains("\"") || line.contains("/") else { return line }
    var result = ""
    var isInString = false
    var last: Character = " "
    for character in line {
      if character == "\"", last != "\\" { isInString.toggle() }
      if !isInString {
        if character == "/", last == "/" { return result.dropLast() }
        result.append(character)
      }
      last = character
    }
    return result[...]
  }

  private static func typeWords(_ line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isUppercase == true }
  }

  private typealias Declaration = (name: Substring, isPrivate: Bool)

  /// The type that a line at the outermost level declares.
  private static func declaredType(_ line: Substring) -> Declaration? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      !words[..<kind].contains("extension"), !words[..<kind].contains("func")
    else { return nil }
    return (words[kind + 1], words[..<kind].contains("private") || words[..<kind].contains("fileprivate"))
  }
}
