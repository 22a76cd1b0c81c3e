/// What the files of one folder of the core name of its other folders.
struct FolderUse {
  let folder: String
  /// The names used, by the folder that declares them.
  var others: [String: Set<String>] = [:]

  /// The uses of each folder, by its name.
  static func inCore(_ files: [SourceFile]) -> [FolderUse] {
    let core = files.compactMap { file -> (folder: String, words: Set<Substring>, own: [Declaration])? in
      let parts = file.path.split(separator: "/")
      guard parts.count > 3, parts[1] == "TerminalUICore" else { return nil }
      let code = file.lines.map(withoutCommentsAndStrings)
      return (String(parts[2]), Set(code.flatMap(typeWords)), code.compactMap(declaredType))
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
