import Observation
import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

@testable import TerminalUICore

/// The elements of a random program, in groups.
@Observable private final class Elements {
  var groups: [Group]
  @ObservationIgnored var proxy: ScrollViewProxy?
  /// What rows noted: `+` for `onAppear`, `-` for `onDisappear`, `t` for a task.
  @ObservationIgnored var events: [String] = []
  @ObservationIgnored private var lastSerial = 0

  init(_ groups: [Group]) { self.groups = groups }

  nonisolated struct Group: Identifiable, Equatable {
    let id: Int
    var leaves: [Leaf]
  }

  nonisolated struct Leaf: Identifiable, Hashable {
    let id: Int
    var children: [Leaf]? { nil }
  }

  func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// The names of all rows: an element in another group is another row.
  var names: Set<String> { Set(groups.flatMap { group in group.leaves.map { "\(group.id)/\($0.id)" } }) }
}

/// A row with a number that nobody writes, on each of its lines.
private struct SerialRow: View {
  let name: String
  let lines: Int
  let elements: Elements
  @State private var serial: Int

  init(_ leaf: Elements.Leaf, in group: Int, of elements: Elements) {
    name = "\(group)/\(leaf.id)"
    lines = leaf.id.isMultiple(of: 5) ? 3 : 1
    self.elements = elements
    _serial = State(initialValue: elements.nextSerial())
  }

  var body: some View {
    Text(Array(repeating: "\(name)=\(serial);", count: lines).joined(separator: "\n"))
      .onAppear { elements.events.append("+\(name)") }
      .onDisappear { elements.events.append("-\(name)") }
      .task { elements.events.append("t\(name)") }
  }
}

/// The containers that make only rows in sight, and one that makes all.
private nonisolated enum RowsContainer: CaseIterable {
  case eager, list, selection, table, outline, tree, lazyStack, lazyRow, grid, sections, listSections,
    stackSections
}

private struct Screen: View {
  let container: RowsContainer
  let elements: Elements
  @State private var chosen: Int?

  var body: some View {
    ScrollViewReader { proxy in content.onAppear { elements.proxy = proxy } }
  }

  private var first: [Elements.Leaf] { elements.groups[0].leaves }
  private func row(_ leaf: Elements.Leaf) -> some View { SerialRow(leaf, in: 0, of: elements) }

  private var groups: some View {
    ForEach(elements.groups) { group in
      Section("Group") { ForEach(group.leaves) { SerialRow($0, in: group.id, of: elements) } }
    }
  }

  @ViewBuilder private var content: some View {
    switch container {
    case .eager: ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(first) { row($0) } } }
    case .list: List(first) { row($0) }
    case .selection: List(first, selection: $chosen) { row($0) }
    case .table: Table(first) { TableColumn("Rows") { row($0) } }
    case .outline: List(first, children: \.children) { row($0) }
    case .tree: List { OutlineGroup(first, children: \.children) { row($0) } }
    case .lazyStack: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(first) { row($0) } } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(first) { row($0) } } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(14)), count: 3)) { ForEach(first) { row($0) } }
      }
    case .sections:
      // Two lists of one container, each with a home of its own.
      List {
        Section("A") {
          ForEach(elements.groups[0].leaves) { SerialRow($0, in: elements.groups[0].id, of: elements) }
        }
        Section("B") {
          ForEach(elements.groups[1].leaves) { SerialRow($0, in: elements.groups[1].id, of: elements) }
        }
      }
    case .listSections: List { groups }
    case .stackSections:
      ScrollView { LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) { groups } }
    }
  }
}

/// Rows in sight before and after anything that happens keep their nodes, and all rows keep what their states began with.
@Suite struct RowsInSightTests {
  /// Mend D12.
  @Test(arguments: RowsContainer.allCases, 1...UInt64(Soak.count(5, 60, full: 1_000)))
  fileprivate func `rows keep states that nobody wrote, tasks, and appear once`(
    container: RowsContainer, seed: UInt64
  )
    async
  {
    // S2, S9, I2
    var program = Program(container, seed)
    for _ in 0..<25 {
      if let failure = await program.step() {
        Issue.record("\(container), seed \(seed): \(failure)\n\(program.log.joined(separator: "\n"))")
        return
      }
    }
  }

  @MainActor private struct Program {
    private var random: SeededGenerator
    private let container: RowsContainer
    private let elements: Elements
    private let host: TestHost
    private var next: Int
    private(set) var log: [String] = []
    /// The numbers of all rows that were ever in sight and were there since.
    private var known: [String: Int] = [:]
    private var freed: Set<Int> = []

    init(_ container: RowsContainer, _ seed: UInt64) {
      random = SeededGenerator(seed: seed)
      self.container = container
      // The second and the third program have all rows in sight.
      let count = [90, 40, 18, 140, 9][Int(seed % 5)]
      let leaves = (0..<count).map { Elements.Leaf(id: $0) }
      let (third, half) = (count / 3, count / 2)
      let groups =
        switch container {
        case .sections: [(1_000, leaves[..<third]), (1_001, leaves[third...])]
        case .listSections, .stackSections:
          [(1_000, leaves[..<third]), (1_001, leaves[third..<half]), (1_002, leaves[half...])]
        default: [(0, leaves[...])]
        }
      elements = Elements(
        groups.map { Elements.Group(id: $0.0, leaves: Array($0.1)) })
      next = count
      let elements = elements
      host = TestHost(
        width: container == .lazyRow ? 150 : 50, height: [12, 70, 30, 44, 7][Int(seed / 5 % 5)]
      ) {
        Screen(container: container, elements: elements)
      }
    }

    /// The numbers that the screen shows.
    private var inSight: [String: Int] {
      var found: [String: Int] = [:]
      for word in host.text.split(whereSeparator: { !$0.isASCII || $0 == " " || $0 == "\n" }) {
        // A row that is cut off has no end, or no beginning.
        for part in word.split(separator: ";", omittingEmptySubsequences: false).dropLast() {
          let sides = part.split(separator: "=")
          if sides.count == 2, sides[0].first != "/", sides[0].contains("/") {
            found[String(sides[0])] = Int(sides[1])
          }
        }
      }
      return found
    }

    private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }

    mutating func step() async -> String? {
      await host.settle()
      let before = inSight
      known.merge(before) { old, _ in old }
      elements.events = []
      change()
      host.turn()
      await host.settle()
      if let broken = host.host.checkInvariants().first { return broken }
      if let issue = host.issues.first { return "\(issue)" }
      let (now, names) = (inSight, elements.names)
      for (name, serial) in known where !names.contains(name) {
        known[name] = nil
        freed.insert(serial)
      }
      if now.isEmpty, !names.isEmpty { return "nothing is in sight" }
      for (name, serial) in now {
        if freed.contains(serial) { return "\(name) has the state of a row that is gone" }
        if let old = before[name], old != serial {
          return "\(name) stayed in sight, was \(old) and is \(serial)"
        }
        if let old = known[name], old != serial { return "\(name) was \(old) and is \(serial)" }
        // A list brings its selected row into sight again after the update, so its rows may leave and come back.
        if container == .selection { continue }
        if before[name] != nil, let event = elements.events.first(where: { $0.dropFirst() == name }) {
          return "\(name) stayed in sight: \(event)"
        }
      }
      return nil
    }

    private mutating func change() {
      let group = number(elements.groups.count)
      let count = elements.groups[group].leaves.count
      switch number(15) {
      case 0: elements.groups[group].leaves.reverse()
      case 1: elements.groups[group].leaves.shuffle(using: &random)
      case 2: elements.groups[group].leaves.sort { $0.id < $1.id }
      case 3, 4:
        let low = number(count)
        elements.groups[group].leaves.removeSubrange(low..<min(low + 1 + number(30), count))
      case 5, 6:
        let new = (0...number(30)).map { Elements.Leaf(id: next + $0) }
        next += new.count
        elements.groups[group].leaves.insert(contentsOf: new, at: number(count + 1))
      case 7:
        let other = number(elements.groups.count)
        guard count > 0, other != group else { return }
        let leaf = elements.groups[group].leaves.remove(at: number(count))
        elements.groups[other].leaves.insert(leaf, at: number(elements.groups[other].leaves.count + 1))
      case 8:
        if container == .listSections || container == .stackSections {
          elements.groups.shuffle(using: &random)
        } else if count > 1 {
          let leaf = elements.groups[group].leaves.remove(at: number(count))
          elements.groups[group].leaves.insert(leaf, at: number(count))
        }
      case 9, 10:
        let lines = number(41) - 20
        if container == .lazyRow {
          host.scroll(x: 1, y: 1, dx: lines, dy: 0)
        } else {
          host.scroll(x: 1, y: 1, dy: lines)
        }
        log.append("scroll \(lines)")
      case 11, 12:
        guard let id = elements.groups[group].leaves.randomElement(using: &random)?.id else { return }
        elements.proxy?.scrollTo(id)
        log.append("scroll to \(id)")
      case 13:
        let key = [KeyEquivalent.home, .end, .pageUp, .pageDown].randomElement(using: &random) ?? .home
        host.press(key)
        log.append("\(key)")
      default:
        host.resize(width: host.screen.size.width, height: 4 + number(60))
        log.append("height \(host.screen.size.height)")
      }
      log.append(elements.groups.map { "\($0.id): \($0.leaves.map(\.id))" }.joined(separator: " "))
    }
  }
}
