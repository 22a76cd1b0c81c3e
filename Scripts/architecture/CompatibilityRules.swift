/// What `docs/Compatibility.md` and README say of the names there are.
enum CompatibilityRules {
  static let all = [
    Rule("every public view has a row") {
      expect(PublicFace.views.count > 80)
      expect(Self.withoutRow(PublicFace.views), [])
    },
    Rule("every modifier has a row") {
      expect(PublicFace.modifiers.count > 300)
      expect(Self.withoutRow(PublicFace.modifiers), [])
    },
    Rule("every property wrapper has a row") {
      expect(PublicFace.propertyWrappers.count > 15)
      expect(Self.withoutRow(PublicFace.propertyWrappers), [])
    },
    Rule("every value of the environment has a row") {
      expect(PublicFace.environmentValues.count > 30)
      expect(Self.withoutRow(PublicFace.environmentValues), [])
    },
    Rule("every type that SwiftUI has too has a row, but the types of styles") {
      let types = PublicFace.typesOfSwiftUI.filter {
        !$0.name.hasSuffix("Style") && !$0.name.hasSuffix("StyleConfiguration")
      }
      expect(types.count > 100)
      expect(Self.withoutRow(types), [])
    },
    Rule("no two rows begin with the same words") {
      let rows = Package.lines(of: "docs/Compatibility.md").filter { $0.hasPrefix("| `") }
      let first = rows.compactMap { $0.split(separator: "`").dropFirst().first }
      expect(first.count > 300)
      expect(Dictionary(grouping: first) { $0 }.filter { $1.count > 1 }.keys.sorted(), [])
    },
    Rule("a symbol that a row calls absent doesn't exist") {
      let absent = CompatibilityRow.all.filter(\.isAbsent).flatMap(\.symbols)
      expect(absent.count > 8)
      expect(Self.existing(absent), [])
    },
    Rule("a part that a row calls missing doesn't exist") {
      expect(CompatibilityRow.all.flatMap(\.missingParts).count > 20)
      let existing = CompatibilityRow.all.flatMap { row in
        let styles = Set(row.symbols.flatMap { PublicFace.styles[$0.name] ?? [] })
        return row.missingParts.filter { !$0.declarations.isEmpty || styles.contains($0.name) }
      }
      expect(existing.map(\.description), [])
    },
    Rule("every symbol of a row that exists has a line in the index") {
      let lines = Package.lines(of: "docs/Index.md").filter { $0.hasPrefix("| `") }
      let indexed = Set(lines.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
      let declared = Set(PublicFace.names.map(\.name))
      let symbols = CompatibilityRow.all.filter { !$0.isAbsent && !$0.text.hasPrefix("unavailable") }
        .flatMap(\.symbols).map(\.name).filter(declared.contains)
      expect(Set(symbols).count > 800)
      expect(Set(symbols).subtracting(indexed).sorted(), [])
    },
    Rule("a line of the index leads to a page of the gallery and of the guide that say the name") {
      var count = 0
      let pages = Dictionary(grouping: Package.lines(of: "docs/Index.md").filter { $0.hasPrefix("| `") }) {
        String($0.split(separator: "`")[1])
      }
      for (name, lines) in pages {
        for line in lines {
          guard let path = line.firstMatch(of: /\]\((Guide\/\w+\.md)\)/)?.1 else { continue }
          count += 1
          let text = Package.lines(of: "docs/\(path)").joined(separator: "\n")
          expect(text.contains(name), "\(name) isn't in \(path)")
        }
      }
      expect(count > 300)
    },
    Rule("a symbol of any other row exists") {
      let declared = Set(PublicFace.names.map(\.name))
      let others = CompatibilityRow.all.filter { !$0.isAbsent }.flatMap(\.symbols)
        .filter { !declared.contains($0.name) }
      // What Swift, Foundation and OpenCombine bring along, and a name that stands for another one.
      let foreign: Set<String> = [
        "if", "else", "available", "import", "Identifiable", "Equatable", "Double", "_printChanges",
        "_logChanges",
        "NSApplicationDelegateAdaptor", "Published", "AnyCancellable", "ObservableObject", "Observable",
      ]
      expect(Set(others.map(\.name)).subtracting(foreign).sorted(), [])
    },
    Rule("what README calls missing doesn't exist") {
      let lines = Package.lines(of: "README.md")
      let start = try require(lines.firstIndex { $0.hasPrefix("Missing: ") })
      let paragraph = lines[start...].prefix { !$0.isEmpty }.joined(separator: " ")
      let missing = PageSymbol.all(in: paragraph.split(separator: ". ")[0])
      expect(missing.count > 3)
      expect(Self.existing(missing), [])
    },
  ]

  private static func withoutRow(_ names: Set<PublicName>) -> [String] {
    names.filter { !CompatibilityRow.names.contains($0.name) }.map(\.description).sorted()
  }

  private static func existing(_ symbols: [PageSymbol]) -> [String] {
    symbols.filter { !$0.declarations.isEmpty }.map(\.description)
  }
}

enum PublicNameRules {
  static let all = [
    Rule("declarations are read with what is around them, and nothing of their insides") {
      let lines: [Substring] = [
        "/// A view.", "/// - Source: SwiftUI `Box`.",
        "@MainActor public struct Box<Content: View>: UnaryView, View {",
        "  public var width = 0", "  func hidden() {", "    public func inside() {}", "  }",
        "  public struct Part: Hashable {", "    public static func make(_ a: Int, of b: [Int: Int]) {}",
        "  }",
        "}", "extension View where Self: Sendable {", "  @inlinable public func boxed<T: View>(",
        "    at edge: Edge = .top, @ViewBuilder content: () -> T", "  ) -> some View {", "    self", "  }",
        "  public func _secret() {}", "}", "@propertyWrapper", "public struct Wrapper {}",
        "public protocol Rule: AnyObject {", "  func decide()", "}",
      ]
      let (names, inherited) = PublicName.read(lines)
      expect(
        names.map(\.description),
        [
          "Box", "Box.width", "Box.Part", "Box.Part.make", "View.boxed", "Wrapper", "Rule", "Rule.decide",
        ])
      expect(
        names.map(\.kind),
        [
          .type, .property, .type, .function, .function, .propertyWrapper, .type, .requirement,
        ])
      expect(names.map(\.labels), [[], [], [], ["_", "of"], ["at", "content"], [], [], []])
      expect(names.filter(\.isStatic).map(\.name), ["make"])
      expect(names.filter(\.isOfSwiftUI).map(\.name), ["Box"])
      expect(inherited, ["Box": ["UnaryView", "View"], "Part": ["Hashable"], "Rule": ["AnyObject"]])
    },
    Rule("a symbol is read from between backticks") {
      for (text, symbols) in [
        ("`List`", [PageSymbol(["List"])]), ("`\\.theme`", [PageSymbol(["theme"])]),
        ("`@Environment(\\.exit)`", [PageSymbol(["exit"])]), ("`#Preview`", [PageSymbol(["Preview"])]),
        (
          "`Proxy.scrollTo` and `alert(_:item:)`",
          [
            PageSymbol(["Proxy", "scrollTo"]), PageSymbol(["alert"], labels: ["_", "item"]),
          ]
        ),
        ("`step:` and `5`", []), ("`.plain`", [PageSymbol(["plain"])]),
      ] as [(String, [PageSymbol])] {
        expect(PageSymbol.all(in: text[...]), symbols)
      }
    },
    Rule("a part is missing up to the end of the sentence that begins with No") {
      let row = CompatibilityRow(
        symbols: [], text: "same; no `a`, `b:`. With `c` it is `d`. No `e(f:)` or `G`")
      expect(row.missingParts.map(\.description), ["a", "e(f:)", "G"])
      expect(!row.isAbsent && CompatibilityRow(symbols: [], text: "absent: use `a`").isAbsent)
    },
  ]
}
