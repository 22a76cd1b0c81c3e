import Foundation

/// Claims of the pages for readers that would become false unnoticed.
enum PageClaimRules {
  static let all = [
    Rule("every block of code says what it is, and Swift is marked as such so that it is compiled") {
      expect(Self.blocks.count > 100)
      expect(Self.blocks.filter(\.mark.isEmpty).map(\.place), [])
      let hidden = Self.blocks.filter {
        $0.mark != "swift" && $0.lines.contains { $0.wholeMatch(of: Self.swift) != nil }
      }
      expect(hidden.map(\.place), [])
    },
    Rule("a line of Swift is known by its form") {
      for line in [
        "let a = 3", "@Test func a() {", "  static func b() -> Int { 1 }", "import Glibc",
        "host.press(.return)",
        "TestHost(theme: .sea) { ContentView() }", "}", "HStack(spacing: 1) {", "ForEach(a) { b in",
      ] as [String] {
        expect(line.wholeMatch(of: Self.swift) != nil)
      }
    },
    Rule("other lines are none of Swift") {
      for line in [
        "drafts.delete = d d, ctrl-x", "[drafts]", ":wait 2", "make test", "A → B", "│ a │",
        "let rows go that nobody needs",
      ] as [String] {
        expect(line.wholeMatch(of: Self.swift) == nil)
      }
    },
    Rule("each folder with public types has a group in the API reference") {
      let groups = Package.lines(of: "docs/reference.txt").filter { !$0.hasPrefix("#") }
        .flatMap { $0.split(separator: ":").dropFirst().joined().split(separator: " ") }
      let files = Package.files.filter { file in
        PublicFace.umbrella.contains(file.target) && file.lines.contains { $0.hasPrefix("public ") }
      }
      expect(files.count > 200)
      let others = files.map { $0.path.dropFirst("Sources/".count) }.filter { path in
        !groups.contains { path.hasPrefix("\($0)/") }
      }
      expect(others.map(String.init), [])
    },
    Rule("no page counts tests or suites") {
      let counts = Self.pages.filter { !$0.path.hasPrefix("docs/internals/decisions/") }.flatMap { page in
        page.lines.filter { $0.firstMatch(of: /[0-9] (tests|suites)\b/) != nil }.map { "\(page.path): \($0)" }
      }
      expect(counts, [])
    },
    Rule("the guide's table of styles has every style") {
      let rows = Package.lines(of: "docs/Guide/Controls.md").filter { $0.hasPrefix("| `") }
      for (type, values) in PublicFace.styles where type.hasSuffix("Style") && type != "ShapeStyle" {
        let modifier =
          type.replacing("Primitive", with: "").prefix(1).lowercased()
          + type.replacing("Primitive", with: "").dropFirst()
        guard PublicFace.modifiers.contains(where: { $0.name == modifier }) else { continue }
        let row = try require(rows.first { $0.contains("`\(modifier)`") }, "\(modifier)")
        let listed = Set(PageSymbol.all(in: row).map(\.name))
        // A name for the usual style needs no place of its own.
        expect(values.subtracting(listed).subtracting(["automatic"]), [], "\(modifier)")
      }
    },
    Rule("the pause behind a paste is the one of the code") {
      let pause = try require(
        Package.lines(of: "Sources/Terminals/DeviceInput.swift").first {
          $0.contains("let pauseAfterPaste")
        }?
        .firstMatch(of: /milliseconds\((\d+)\)/)?.1)
      for page in ["SECURITY.md", "docs/Terminals.md"] {
        let text = Package.lines(of: page).joined(separator: "\n")
        expect(text.contains("a pause of \(pause) ms"), "\(page)")
      }
    },
  ]

  /// README, SECURITY and all pages below `docs`, with the decisions.
  private static let pages: [(path: String, lines: [Substring])] = {
    let names = FileManager.default.enumerator(atPath: Package.root.appending(path: "docs").path)
    let docs = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    return (docs + ["README.md", "SECURITY.md", "Benchmarks/README.md"]).sorted().map {
      ($0, Package.lines(of: $0))
    }
  }()

  /// The blocks of code on all pages, each with its place, its language and its lines.
  private static let blocks: [(place: String, mark: Substring, lines: [Substring])] = pages.flatMap { page in
    var blocks: [(place: String, mark: Substring, lines: [Substring])] = []
    var isInside = false
    for (index, line) in page.lines.enumerated() {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(("\(page.path):\(index + 1)", line.dropFirst(3), [])) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  private static var swift: Regex<Substring> {
    /\s*(?:@\w+ .*|(?:public |private |static )*(?:(?:let|var) \w+ ?[:=]|(?:func|struct|enum|extension|import) [\w`]).*|.*[\w)] \{(?: \w+ in)?|\}|\w+\(.*\) \{.*\}|\w+\.\w+.*\(.*\))/
  }
}
