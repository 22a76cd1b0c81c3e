/// The gauges of the core's size and of its directions.
extension Gauge {
  /// The targets that the core was split into.
  ///
  /// What only they use belongs to the core, and so does a target that is in neither list.
  private static let coreTargets: Set<String> = [
    "TerminalUICore", "TerminalUIModifiers", "TerminalUINavigation", "TerminalUIStorage", "RuntimeMetadata",
  ]
  private static let otherTargets: Set<String> = PublicFace.umbrella.union([
    "AssetCatalogs", "CJPEG", "CLibJPEG", "CNCurses", "CPNG", "CMD4C", "CTerminal", "CTestSupport", "Cells",
    "CellLayout", "Terminal", "Presenter",
    "Terminals",
    "NCursesTerminal",
    "TerminalUIFoundation", "TerminalUICharts", "TerminalUIImages", "TerminalUITesting",
    // Products of their own over `TerminalUI`.
    "TerminalUIAsyncImages", "TerminalUIChartsFoundation", "TerminalUIData", "TerminalUIMarkdown",
    "TerminalUIPoints", "TerminalUITextViewer",
    // Between the rooms of elements and those of controls.
    "TerminalUILinear",
    // And over `TerminalUIInline`.
    "TerminalUIQuestions",
    // A program of the compiler's, not a part of apps.
    "MacroExpansion", "TerminalUIMacros",
  ])

  /// The targets whose lines are the core's.
  static func core(of files: [SourceFile]) -> Set<String> {
    let targets = Set(files.map(\.target))
    var users: [String: Set<String>] = [:]
    for file in files {
      for name in file.imports where targets.contains(name) && name != file.target {
        users[name, default: []].insert(file.target)
      }
    }
    var core = targets.subtracting(otherTargets).union(coreTargets)
    while let next = targets.subtracting(core).first(where: { users[$0].map(core.isSuperset) ?? false }) {
      core.insert(next)
    }
    return core
  }

  static func coreLines(_ files: [SourceFile]) -> Gauge {
    let core = core(of: files)
    let lines = Dictionary(grouping: files.filter { core.contains($0.target) }, by: \.target)
      .mapValues { $0.reduce(0) { $0 + $1.linesOfCode } }
    let total = lines.values.reduce(0, +)
    return Gauge(
      "Hundreds of lines of the core", (total + 99) / 100,
      ["\(total) lines"] + lines.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
  }

  static func folders(_ files: [SourceFile]) -> Gauge {
    Gauge("Folders of the core", FolderUse.inCore(files).map(\.folder))
  }

  static func folderPairs(_ files: [SourceFile]) -> Gauge {
    let uses = FolderUse.inCore(files)
    let names = Dictionary(uniqueKeysWithValues: uses.map { ($0.folder, $0.others) })
    let pairs = uses.flatMap { use in
      use.others.keys.sorted().compactMap { other -> String? in
        guard use.folder < other, let there = use.others[other], let back = names[other]?[use.folder] else {
          return nil
        }
        return "\(use.folder) uses \(there.sorted().joined(separator: ", ")) of \(other), which uses "
          + back.sorted().joined(separator: ", ")
      }
    }
    return Gauge("Pairs of folders that use each other", pairs)
  }

  /// The marks of a node whose bit another one has, too, or the depth.
  static func sharedMarks(_ files: [SourceFile]) -> Gauge {
    var owners: [Int: Substring] = [:]
    var shared: [String] = []
    for line in files.first(where: { $0.path.hasSuffix("/Tree/NodeFlags.swift") })?.lines ?? [] {
      guard let match = line.firstMatch(of: /static var (\w+).*1 << (\d+)/), let bit = Int(match.2) else {
        continue
      }
      if let owner = owners[bit] { shared.append("\(match.1) has the bit of \(owner)") }
      if bit < 14 { shared.append("\(match.1) has a bit of the depth") }
      owners[bit] = match.1
    }
    return Gauge("Marks of a node that share a bit", shared)
  }

  static func uncheckedExclusivity(_ code: [SwiftCode]) -> Gauge {
    Gauge(
      "`@exclusivity(unchecked)`",
      code.flatMap { file in
        file.places(of: "exclusivity").filter { file.text($0 + 2) == "unchecked" }.map(file.position)
      })
  }
}

extension SourceFile {
  /// The number of lines that are neither blank nor only a comment.
  var linesOfCode: Int {
    lines.count { line in
      let text = line.drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }
}

extension SwiftCode {
  /// Where a word or sign is.
  func places(of text: String) -> [Int] { tokens.indices.filter { tokens[$0].text == text } }
}
