import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Sections of rows, each of which may be shown by one of two branches.
private struct Outline: Equatable {
  struct Section: Equatable, Identifiable {
    let id: Int
    var isFirstBranch = true
    var hasFooter = false
    var rows: [Int] = []
  }

  var sections: [Section] = []
  private var nextKey = 1

  /// Names the row of a view that must keep its state as long as the name is there.
  struct Name: Hashable {
    let section: Int
    let isFirstBranch: Bool
    let row: Int
  }

  /// The names of all rows, in the order of the screen.
  var names: [Name] {
    sections.flatMap { section in
      section.rows.map { Name(section: section.id, isFirstBranch: section.isFirstBranch, row: $0) }
        + (section.hasFooter ? [Name(section: section.id, isFirstBranch: true, row: 0)] : [])
    }
  }

  /// Does one thing at random.
  mutating func change(_ random: inout SeededGenerator) {
    guard !sections.isEmpty else { return insertSection(&random) }
    let index = random.number(below: sections.count)
    switch random.number(below: 12) {
    case 0: insertSection(&random)
    case 1: sections.remove(at: index)
    case 2: sections.shuffle(using: &random)
    case 3, 4: sections[index].isFirstBranch.toggle()
    case 5: sections[index].hasFooter.toggle()
    case 6: sections[index].rows.shuffle(using: &random)
    case 7:
      guard !sections[index].rows.isEmpty else { return }
      let row = sections[index].rows.remove(at: random.number(below: sections[index].rows.count))
      sections[index].rows.insert(row, at: random.number(0...sections[index].rows.count))
    case 8, 9:
      guard !sections[index].rows.isEmpty else { return }
      sections[index].rows.remove(at: random.number(below: sections[index].rows.count))
    default:
      // Sometimes more than a list keeps in one piece.
      for _ in 0..<(random.oneIn(8) ? 40 : 2) {
        sections[index].rows.insert(nextKey, at: random.number(0...sections[index].rows.count))
        nextKey += 1
      }
    }
  }

  private mutating func insertSection(_ random: inout SeededGenerator) {
    sections.insert(Section(id: nextKey), at: random.number(0...sections.count))
    nextKey += 1
  }
}

/// Hands out numbers, none twice.
private final class Tags {
  private var last = 0
  func make() -> Int {
    last += 1
    return last
  }
}

/// A row with a number that it got when it came.
private struct Tagged: View {
  let row: Int
  @State private var tag: Int

  init(row: Int, tags: Tags) {
    self.row = row
    _tag = State(initialValue: tags.make())
  }

  var body: some View { Text("\(row):\(tag)") }
}

private struct Screen: View {
  @State var outline: Outline
  let tags: Tags
  let next: () -> Outline

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(outline.sections) { section in
        if section.isFirstBranch {
          ForEach(section.rows, id: \.self) { Tagged(row: $0, tags: tags) }
        } else {
          VStack(alignment: .leading) {
            ForEach(section.rows, id: \.self) { Tagged(row: $0, tags: tags) }
          }
        }
        if section.hasFooter { Tagged(row: 0, tags: tags) }
      }
    }
    .onKeyPress("n") {
      outline = next()
      return .handled
    }
  }
}

@Suite struct IdentityPropertyTests {
  private func host(_ outline: Outline, next: @escaping () -> Outline = { Outline() }) -> TestHost {
    TestHost(width: 12, height: 600) { Screen(outline: outline, tags: Tags(), next: next) }
  }

  /// The nodes of the tree in order, without the numbers, and without the lists that only balance others.
  private func shape(of host: TestHost) -> [String] {
    host.treeDescription.replacing(/:\d+"/, with: "\"").replacing(/\ \d+×\d+/, with: "").split(
      separator: "\n"
    )
    .map { String($0.drop { $0 == " " }) }.filter { $0 != "RowList" }
  }

  @Test(arguments: 1...UInt64(Soak.count(6, 200)))
  func `state stays with its key, and the tree is that of a fresh build`(seed: UInt64) throws {
    // I1, I2, S2, V3
    var random = SeededGenerator(seed: seed)
    var outline = Outline()
    let host = host(outline) { outline }
    var tags: [Outline.Name: Int] = [:]
    var used: Set<Int> = []
    for step in 0..<40 {
      outline.change(&random)
      host.type("n")
      let names = outline.names
      let lines = host.trimmedText.split(separator: "\n")
        .map { $0.filter { $0 != " " }.split(separator: ":") }.filter { !$0.isEmpty }
      try #require(lines.map { Int($0[0]) } == names.map(\.row), "step \(step)")
      var present: [Outline.Name: Int] = [:]
      for (name, line) in zip(names, lines) {
        let tag = try #require(Int(line[1]))
        if let old = tags[name] {
          expect(tag, old, "step \(step): \(name) lost its state")
        } else {
          expect(used, lacks: tag, "step \(step): \(name) has the state of another row")
        }
        present[name] = tag
        used.insert(tag)
      }
      tags = present
      expect(host.host.checkInvariants(), [])
      expect(host.issues, [])
    }
    expect(shape(of: host), shape(of: self.host(outline)))
  }
}
