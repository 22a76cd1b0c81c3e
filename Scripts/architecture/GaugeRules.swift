/// What the table of gauges of `docs/internals/Architecture.md` says, compared with the sources.
enum GaugeRules {
  static let all = [
    // A number that rose needs another design; one that fell falls in the table in the same commit.
    Rule("each gauge is exactly what the table says") {
      let today = Dictionary(uniqueKeysWithValues: ArchitecturePage.gauges.map { ($0.name, $0.today) })
      for gauge in Self.gauges {
        expect(
          gauge.value, today[gauge.name],
          "\(gauge.name): `make gauges LIST='\(gauge.name)'` lists what is counted")
      }
    },
    Rule("the table has each gauge once, with a definition and a goal") {
      expect(ArchitecturePage.gauges.map(\.name), Self.gauges.map(\.name))
      expect(ArchitecturePage.gauges.filter { $0.definition.count < 20 || $0.goal.isEmpty }.map(\.name), [])
    },
    Rule("a climb is a loop, a sequence or a call of itself that follows a way up") {
      let code = Self.code(
        """
        func root(of node: Node) -> Node {
          var next = node
          while let above = next.parent { next = above }
          repeat { next = next.eventParent! } while true
          for child in node.children { visit(child.parent) }
          _ = sequence(first: node, next: { $0.container })
          // while let above = next.parent {}
          print("while let above = next.parent {}")
          while let word = words.next() {}
        }
        func changed() { (container as? UnaryNode)?.changed() }
        func other() { parent?.changed() }
        func encode() { var container = encoder.container(); container.encode() }
        """)
      let climbs = Gauge.climbs([code]).flatMap(\.places)
      expect(Self.lines(climbs), [3, 4, 6, 11])
    },
    Rule("a descent is a loop that follows a way down, or a function that calls itself for what is below") {
      let code = Self.code(
        """
        func first(in node: Node) -> Node? {
          node.visitChildren { found = found ?? first(in: $0) }
        }
        func first(in list: ListNode) -> Node? { first(in: list.childReference(0)) }
        func collect(_ node: Node) { node.visitChildren(collect) }
        var word: String? { visitChildren { found = $0.word } }
        override func measure() { visitItems { $0.measure() } }
        func all() { node.visitItems { found.append($0) } }
        func inner() { while let unary = item as? UnaryNode { item = unary.contentItem } }
        """)
      expect(Self.lines(Gauge.descents([code]).flatMap(\.places)), [9, 1, 5, 6])
    },
    Rule("walks in their folders are counted apart") {
      let text = "func f() { while let above = next.parent { next = above } }"
      let tree = Self.code(text, path: "Sources/TerminalUICore/Tree/A.swift")
      let layout = Self.code(text, path: "Sources/TerminalUICore/Layout/A.swift")
      expect(Gauge.climbs([tree, layout]).map(\.value), [1, 1])
    },
    Rule("a cast is a test for a class of nodes wherever it is, or the class handed to a function") {
      let code = Self.code(
        """
        class Node {}
        class Row<Value>: Node, Role {}
        class Tab: Node, Only {}
        protocol Only {}
        protocol Role {}
        extension Row: Other.Only2 {}
        class Other: Role {}
        let isTab = { (node: Node) in node is Tab }
        let row = node.map { $0 as? Row<Int> } ?? node as! Tab
        let only = node as? any Only
        let role = node as? any Role
        let found = node.enclosing(Row<Int>.self)
        switch node { case let tab as Tab: break; default: break }
        let other = value as? Other
        static func _updateNode(_ node: Node) { unsafeDowncast(node, to: Tab.self).update() }
        func update(_ node: Node) { unsafeDowncast(node, to: Tab.self).update() }
        let tab = made as Node
        func isRow(_ node: Node) -> Bool { type(of: node) == Row<Int>.self }
        let kind = layout.find { Tab.self }
        """)
      let classes = NodeClasses([code])
      let casts = Gauge.casts([code], classes).places
      expect(Self.lines(casts), [8, 9, 9, 10, 12, 13, 18])
      expect(Self.lines(Gauge.uncheckedCasts([code], classes).places), [16])
    },
    Rule("a list kept by hand is one from which an object is removed for being that object") {
      let code = Self.code(
        """
        struct Kept { var instances: [ObjectIdentifier: Node] = [:]; var others: [Int: Node] = [:] }
        func leave() {
          nodes.removeAll { $0 === self }
          themes.removeAll(where: { $0.node === node })
          known[ObjectIdentifier(self)] = nil
          waiting.remove(ObjectIdentifier(self))
          if let place = layers.firstIndex(where: { $0 === layer }) { layers.remove(at: place) }
          others = others.filter { $0 !== self }
          nodes.removeAll { $0 === other }
          words.removeAll { $0 == word }
          lines.remove(at: 0)
          others[0] = nil
          instances[id] = nil
          var mine = nodes
          mine.removeAll { $0 === self }
        }
        """)
      expect(Self.lines(Gauge.lists([code]).places), [3, 4, 5, 6, 7, 8, 13])
    },
    Rule("what can be overridden is counted in a class only, and a message as many times as it has cases") {
      let code = Self.code(
        """
        open class Node {
          open func evaluate() {}
          var name: String { "" }
          final func leave() {}
          private func tell() {}
          static func make() {}
          func receive(_ message: Message) -> Message { message }
          init() {}
          enum Message { case shown, hidden(Bool); case moved }
        }
        extension Node { func describe() {} }
        class ItemNode: Node { override func evaluate() {}; func measure() {} }
        class TextNode: ItemNode { func lines() {} }
        """, path: "Sources/TerminalUICore/A.swift")
      expect(Gauge.overridables([code], NodeClasses([code])).value, 3 + 3)
    },
    Rule("a chain of classes has both ends") {
      let code = Self.code(
        """
        class Node {}
        class Row<Value: Equatable>: @MainActor Node where Value: Sendable {}
        final class Cell: Row<Int> {}
        struct Cell2: Cell {}
        """)
      expect(Gauge.deepestChain(NodeClasses([code])).places, ["Cell < Row < Node"])
    },
    Rule("the properties of the host are those it keeps, and those of its own types") {
      let code = Self.code(
        """
        final class ViewHost {
          @exclusivity(unchecked) private(set) final var size: Size
          let clock = { 1 }
          var count = 0 { didSet { note() } }
          lazy var link = Link()
          var isIdle: Bool { true }
          static var all: [ViewHost] = []
          var screen = Screen()
          struct Screen { var shown = 0; var drawn = 0; var area: Int { 0 } }
          struct Weak { weak var host: ViewHost? }
          func turn() { var next = 0 }
        }
        extension ViewHost { var other: Int { 0 } }
        struct ViewHosts { var all: [ViewHost] }
        """)
      expect(Self.lines(Gauge.hostProperties([code]).places), [2, 3, 4, 5, 8, 9, 9])
    },
    Rule("a line of the core is one with code, in a new target too") {
      let files = [
        ("TerminalUICore", ["import Cells", "", "  // A comment.", "let a = 0  // One."]),
        ("TerminalUIMotion", ["let b = 0"]), ("Cells", ["let c = 0"]),
        ("TerminalUI", ["import TerminalUICore"]),
      ].map { target, lines in
        SourceFile(path: "Sources/\(target)/A.swift", lines: lines.map { $0[...] })
      }
      expect(
        Gauge.coreLines(files).places,
        [
          "4 lines", "Cells: 1", "TerminalUICore: 2", "TerminalUIMotion: 1",
        ])
    },
    Rule("an attribute in a comment is no attribute") {
      let code = Self.code(
        "@exclusivity(unchecked) var a = 0\n// @exclusivity(unchecked)\n@exclusivity(checked) var b = 0")
      expect(Gauge.uncheckedExclusivity([code]).value, 1)
    },
  ]

  private static let gauges = Gauge.all(in: Package.files, Package.code)

  // MARK: What is counted

  private static func code(_ text: String, path: String = "Sources/TerminalUI/A.swift") -> SwiftCode {
    SwiftCode(SourceFile(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
  }

  /// The lines of places such as `Sources/Cells/A.swift:12 name`.
  private static func lines(_ places: [String]) -> [Int] {
    places.compactMap { $0.split(separator: ":").last?.split(separator: " ").first.flatMap { Int($0) } }
  }
}
