import Observation
import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

@Observable private final class World {
  var items: [Int]
  init(_ count: Int) { items = Array(0..<count) }
}

private struct Tree: Identifiable {
  let id: Int
  var children: [Tree]?
}

/// A view that is made in a body, which reads what it needs.
private struct Made<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// What the removal of rows in sight costs: the same for 100 and for 100 000.
@Suite struct RemovalCostTests {
  private func steps(_ host: TestHost, _ change: () -> Void) -> Int {
    host.turn()
    let start = WorkCounter.count
    change()
    host.turn()
    return WorkCounter.count - start
  }

  private func expectFlat(_ cost: (Int) -> Int, _ location: SourceLocation = #_sourceLocation) {
    let (few, many) = (cost(100), cost(20_000))
    expect(Double(many), atMost: 1.2 * Double(few) + 40, "\(few) \(many)", sourceLocation: location)
  }

  private struct Plain: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  private struct Counter: View {
    let number: Int
    @State private var count = 0
    var body: some View { Text("r\(number):\(count)").onTapGesture { count += 1 } }
  }

  // Counterexamples 3, 3
  @Test func `a row in sight goes from a list`() {
    for place in [0, 5] {
      expectFlat { count in
        let world = World(count)
        let host = TestHost(width: 20, height: 20) {
          Made { List(world.items, id: \.self) { Plain(number: $0) } }
        }
        return steps(host) { world.items.remove(at: place) }
      }
    }
  }

  @Test func `the selected row goes from a list`() {
    struct Screen: View {
      let world: World
      @State private var selection: Int?
      var body: some View { List(world.items, id: \.self, selection: $selection) { Plain(number: $0) } }
    }
    expectFlat { count in
      let world = World(count)
      let host = TestHost(width: 20, height: 20) { Screen(world: world) }
      for _ in 0..<3 { host.press(.downArrow) }
      return steps(host) { world.items.remove(at: 2) }
    }
  }

  @Test func `several rows in sight go from a lazy stack`() {
    expectFlat { count in
      let world = World(count)
      let host = TestHost(width: 20, height: 20) {
        Made { ScrollView { LazyVStack { ForEach(world.items, id: \.self) { Plain(number: $0) } } } }
      }
      host.scroll(dy: 30)
      return steps(host) { world.items.removeSubrange(33..<37) }
    }
  }

  @Test func `a row in sight goes from a table`() {
    expectFlat { count in
      let world = World(count)
      let host = TestHost(width: 40, height: 20) {
        Made {
          Table(world.items.map { Tree(id: $0) }) {
            TableColumn("Number") { Text("\($0.id)") }
            TableColumn("Twice") { Text("\($0.id * 2)") }
          }
        }
      }
      return steps(host) { world.items.removeFirst() }
    }
  }

  @Test func `a row of a tree is closed`() {
    struct Trees: View {
      let trees: [Tree]
      @State private var selection: Int?
      var body: some View {
        List(trees, children: \.children, selection: $selection) { Text("\($0.id)") }
      }
    }
    expectFlat { count in
      let trees = (0..<count).map { Tree(id: $0, children: [Tree(id: -1 - $0 * 2), Tree(id: -2 - $0 * 2)]) }
      let host = TestHost(width: 20, height: 20) { Trees(trees: trees) }
      for _ in 0..<3 { host.press(.downArrow) }
      host.press(.rightArrow)
      return steps(host) { host.press(.leftArrow) }
    }
  }

  @Test func `a row with a state of its own goes, here or out of sight`() {
    for isInSight in [true, false] {
      expectFlat { count in
        let world = World(count)
        let host = TestHost(width: 20, height: 20) {
          Made {
            ScrollView {
              LazyVStack(alignment: .leading) { ForEach(world.items, id: \.self) { Counter(number: $0) } }
            }
          }
        }
        host.click(on: "r3:")
        expect(host.text, contains: "r3:1")
        // As many rows with states are out of sight in both lists.
        if !isInSight { host.scroll(dy: 20) }
        return steps(host) { world.items.remove(at: 3) }
      }
    }
  }

  // S9
  @Test(arguments: [0, 1, 5, 20])
  func `a row that was removed comes again new, however many changes lie between`(changes: Int) {
    let world = World(1_000)
    let host = TestHost(width: 20, height: 10) {
      Made {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(world.items, id: \.self) { Counter(number: $0) } }
        }
      }
    }
    for number in [2, 3, 4] { host.click(on: "r\(number):") }
    // 2 is removed, 3 moves away, 4 stays.
    let moved = world.items.remove(at: 3)
    world.items.append(moved)
    world.items.remove(at: 2)
    host.turn()
    for change in 0..<changes {
      world.items.insert(10_000 + change, at: 500)
      host.turn()
    }
    world.items.insert(2, at: 0)
    host.turn()
    expect(host.text.contains("r2:0") && host.text.contains("r4:1"), "\(host.text)")
    world.items.removeAll { $0 == 3 }
    world.items.insert(3, at: 0)
    host.turn()
    expect(host.text.contains("r3:1") && host.text.contains("r2:0"), "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  // S9
  @Test(arguments: 0..<Soak.count(4, 60))
  func `states belong to elements that were never gone`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let world = World(60)
    let host = TestHost(width: 20, height: 6) {
      Made {
        ScrollView {
          LazyVStack(alignment: .leading) { ForEach(world.items, id: \.self) { Counter(number: $0) } }
        }
      }
    }
    var counts: [Int: Int] = [:]
    var gone: [Int] = []
    for _ in 0..<150 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let place = Int.random(in: 0..<world.items.count, using: &random)
        let number = world.items.remove(at: place)
        counts[number] = nil
        gone.append(number)
      case 2, 3:
        if let number = gone.popLast() {
          world.items.insert(number, at: Int.random(in: 0...world.items.count, using: &random))
        }
      case 4:
        let number = world.items.remove(at: Int.random(in: 0..<world.items.count, using: &random))
        world.items.insert(number, at: Int.random(in: 0...world.items.count, using: &random))
      case 5 where Int.random(in: 0..<6, using: &random) == 0: world.items.shuffle(using: &random)
      case 6: host.scroll(dy: Int.random(in: -20...20, using: &random))
      default:
        let line = Int.random(in: 0..<6, using: &random)
        host.turn()
        let texts = host.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let word = texts[line].split(separator: " ").first, let number = number(of: word) else {
          continue
        }
        host.click(x: 1, y: line)
        counts[number, default: 0] += 1
      }
      host.turn()
      for line in host.text.split(separator: "\n") {
        guard let word = line.split(separator: " ").first, let number = number(of: word) else { continue }
        expect(word.hasPrefix("r\(number):\(counts[number] ?? 0)"), "\(word)")
      }
    }
    expect(host.host.checkInvariants(), [])
  }

  private func number(of word: Substring) -> Int? {
    word.hasPrefix("r") ? Int(word.dropFirst().prefix { $0 != ":" }) : nil
  }
}
