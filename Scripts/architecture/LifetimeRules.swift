/// What may outlive what it refers to, as `docs/internals/Architecture.md` has it: references that keep nothing alive, and actions that wait.
enum LifetimeRules {
  static let all = [
    Rule("each unowned reference is in the table, with a reason") {
      expect(Self.found.subtracting(ArchitecturePage.unownedReferences.keys).sorted(), [])
    },
    Rule("the table names no reference that is gone") {
      expect(Set(ArchitecturePage.unownedReferences.keys).subtracting(Self.found).sorted(), [])
    },
    Rule("every reason is a sentence") {
      expect(ArchitecturePage.unownedReferences.filter { $0.value.count < 20 }.keys.sorted(), [])
    },
    Rule("a timer names its owner") {
      let others = Self.lines { $0.contains(".schedule(") && !$0.contains(".schedule(for:") }
      // A call that is broken behind the parenthesis says so on its next line.
      // Schedulers of publishers are asked by a subscription, which ends them; a download has a clock that ends with it.
      let elsewhere = ["Schedulers.swift", "Download.swift"]
      expect(
        others.filter { line in !line.hasSuffix(".schedule(") && !elsewhere.contains { line.contains($0) } },
        [])
      let owned = Self.files.filter { $0.name != "Schedulers" }.flatMap { file in
        file.lines.indices.filter { file.lines[$0].hasSuffix(".schedule(") }.map { file.lines[$0 + 1] }
      }
      expect(owned.filter { !$0.contains("for:") }, [])
    },
    // Each of these ends with what it belongs to, or belongs to the process.
    Rule("tasks are started in few places") {
      let starting = /\bTask(\.detached)?( \{|\()/
      let files = Self.files.filter { file in
        file.code.contains { $0.contains("Task") && $0.firstMatch(of: starting) != nil }
      }
      expect(
        files.map(\.name).sorted(),
        [
          // End what is shown to a task that is cancelled.
          "ProgramRun", "QuestionSheet",
          // Ends with the node that iterates.
          "ReceiveSequenceActions",
          // Refers weakly to the rows that it sorts.
          "SortedRows",
          // Writes values to their file, for the process.
          "StorageStore",
          // Cancelled when its node has left.
          "TaskModifier",
          // Says which mistake the runtime makes, on the main thread.
          "ViewHost+Doubt",
          // Writes what other threads wrote, for all hosts.
          "WaitingWrites",
          // Cancelled with the caller, or by the user; the region ends with the last of them.
          "WorkBoard",
          // Shows what other threads say.
          "WorkProgress",
        ])
    },
    Rule("an unowned reference is found by its name") {
      for (line, names) in [
        ("  private unowned(unsafe) let control: any Control", ["control"]),
        ("  unowned let row: Row", ["row"]),
        ("  fileprivate final unowned(unsafe) var part: Part<Value>?", ["part"]),
        ("    scroll.kept = { [unowned(unsafe) self] in row }", ["self"]),
        ("    a = { [unowned a, weak b, unowned c] in a.b(c) }", ["a", "c"]),
        ("  /// Not unowned let a", []), ("  let unownedName = 1", []),
      ] as [(String, [String])] {
        expect(SourceFile(path: "Sources/X/A.swift", lines: [line[...]]).unownedReferences, names)
      }
    },
  ]

  private static let files = Package.files.filter { $0.path.hasPrefix("Sources/TerminalUI") }
  private static let found = Set(
    files.flatMap { file in file.unownedReferences.map { "\(file.name): \($0)" } })

  private static func lines(_ isFound: (Substring) -> Bool) -> [String] {
    files.flatMap { file in file.code.filter(isFound).map { "\(file.path): \($0)" } }
  }
}

extension SourceFile {
  /// The name of the file without its folders and ending.
  fileprivate var name: Substring {
    path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
  }

  /// The lines without comments.
  fileprivate var code: [Substring] {
    lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  /// The names of what is referred to and not kept alive.
  fileprivate var unownedReferences: [String] {
    code.filter { $0.contains("unowned") }.flatMap { line in
      line.matches(
        of: /\bunowned(\(\w+\))? (?:(private|fileprivate|final|let|var|private\(set\)) )*(?<name>\w+)/
      ).map {
        String($0.name)
      }
    }
  }
}
