import Observation
import OpenCombine
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

private final class Events {
  var entries: [String] = []
}

private final class Loader: ObservableObject {
  @Published var text = "loading"
}

@Observable private final class World {
  var numbers: [Int]
  var flag = true
  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// A row with an object and a state, which notes when it comes and goes.
private struct Loading: View {
  let id: Int
  let events: Events
  @StateObject private var loader = Loader()

  var body: some View {
    Button("row \(id) \(loader.text)") { loader.text = "done" }
      .task { events.entries.append("task \(id)") }
      .onAppear { events.entries.append("+\(id)") }
      .onDisappear { events.entries.append("-\(id)") }
  }
}

/// A view with a number that a click raises.
private struct Cell: View {
  let name: String
  @State private var n = 0
  init(_ name: String) { self.name = name }
  var body: some View { Text("\(name):\(n)").onTapGesture { n += 1 } }
}

/// Another one, whose state is of the same type.
private struct Other: View {
  @State private var n = 0
  var body: some View { Text("other:\(n)").onTapGesture { n += 1 } }
}

/// One whose state is of another type.
private struct TextCell: View {
  @State private var text = ""
  var body: some View { Text("text:\(text)").onTapGesture { text += "x" } }
}

private enum Container: CaseIterable { case list, lazyStack }

/// A row for each number.
private struct Numbers<Row: View>: View {
  let container: Container
  let world: World
  let row: (Int) -> Row

  var body: some View {
    switch container {
    case .list: List(world.numbers, id: \.self) { row($0) }
    case .lazyStack: ScrollView { LazyVStack { ForEach(world.numbers, id: \.self) { row($0) } } }
    }
  }
}

/// Two hundred rows of which the first is special.
private struct FirstRow<Row: View>: View {
  let world: World
  let row: (World) -> Row

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<200) { i in if i == 0 { Special(world: world, row: row) } else { Text("\(i)") } }
      }
    }
  }
}

private struct Special<Row: View>: View {
  let world: World
  let row: (World) -> Row
  var body: some View { row(world) }
}

/// The state of rows of lazy containers: as long as the element is there, and nobody else's.
@Suite struct RowStateTests {
  private static func screen<Row: View>(
    _ container: Container, _ world: World, @ViewBuilder row: @escaping (Int) -> Row
  ) -> some View {
    Numbers(container: container, world: world, row: row)
  }

  @Test(arguments: [
    [2, 3, 4, 5, 1], [1, 8, 9, 2, 3, 4, 5], [5, 1, 2, 3, 4], [4, 1, 5, 2, 3], [5, 4, 3, 2, 1],
    [0, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 6], [1, 3, 5], [5, 9, 1], [6, 7, 8, 9, 5, 1, 2, 3, 4],
  ])
  fileprivate func `rows that stay in sight are the same rows`(numbers: [Int]) {
    // Counterexample 1, I2, R2, R5
    for container in Container.allCases {
      let world = World([1, 2, 3, 4, 5])
      let events = Events()
      let host = TestHost(width: 20, height: 20) {
        Self.screen(container, world) { Loading(id: $0, events: events) }
      }
      for number in 1...5 { host.click(on: "row \(number) ") }
      events.entries = []
      world.numbers = numbers
      host.turn()
      let old = Set(1...5)
      let new = Set(numbers)
      expect(
        Set(events.entries),
        Set(new.subtracting(old).map { "+\($0)" } + old.subtracting(new).map { "-\($0)" }))
      expect(events.entries.count, Set(events.entries).count)
      let lines = host.trimmedText.split(separator: "\n").map { line in
        line.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
      }
      expect(
        lines.map { String($0) }, numbers.map { "row \($0) \(old.contains($0) ? "done" : "loading")" })
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a row that moves out of sight leaves, and one that moves into sight comes`() {
    // Counterexample 1, S9
    let world = World(Array(0..<100))
    let host = TestHost(width: 10, height: 5) {
      Self.screen(.lazyStack, world) { Cell("r\($0)") }
    }
    host.click(on: "r2")
    world.numbers.append(world.numbers.remove(at: 2))
    host.turn()
    expect(host.text, lacks: "r2")
    expect(host.host.checkInvariants(), [])
    host.press(.end)
    expect(host.text, contains: "r2:1")
    world.numbers.swapAt(99, 0)
    host.turn()
    host.press(.home)
    expect(host.text, contains: "r2:1")
  }

  @Test func `rows of a section stay though those of another one move`() {
    // Counterexample 1: found by random programs
    struct Screen: View {
      let world: World
      let events: Events
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(world.numbers.filter { $0 < 100 }, id: \.self) { Text("first \($0)") }
            ForEach(world.numbers.filter { $0 >= 100 }, id: \.self) { Loading(id: $0, events: events) }
          }
        }
      }
    }
    let world = World(Array(0..<20) + Array(100..<120))
    let events = Events()
    let host = TestHost(width: 24, height: 10) { Screen(world: world, events: events) }
    host.scroll(dy: 5)
    host.click(on: "row 102 ")
    events.entries = []
    world.numbers = Array((0..<20).reversed()) + Array(100..<120)
    host.turn()
    if host.text.contains("row 102 ") {
      expect(host.text, contains: "row 102 done")
      expect(!events.entries.contains("-102") && !events.entries.contains("+102"))
    }
    expect(host.host.checkInvariants(), [])
  }

  // MARK: State goes to nobody else

  /// Shows 200 rows of which the first is special, clicks on `text` in it, changes the world while it is out of
  /// sight, and says what the row shows then.
  private func shown<Row: View>(
    click texts: String..., change: (World) -> Void, @ViewBuilder row: @escaping (World) -> Row
  ) -> String {
    let world = World([1, 2, 3])
    let host = TestHost(width: 40, height: 5) { FirstRow(world: world, row: row) }
    for text in texts { host.click(on: text) }
    host.press(.end)
    change(world)
    host.turn()
    host.press(.home)
    expect(host.host.checkInvariants(), [])
    return host.text.prefix { $0 != "\n" }.split { $0 == " " || $0 == "▐" }.joined(separator: " ")
  }

  @Test func `another branch has a state of its own`() {
    // Counterexample 2, S9
    @ViewBuilder func row(_ world: World) -> some View { if world.flag { Cell("A") } else { Cell("B") } }
    expect(shown(click: "A", change: { $0.flag = false }, row: row), "B:0")
    expect(shown(click: "A", change: { _ in }, row: row), "A:1")
  }

  @Test func `another identity has a state of its own`() {
    // Counterexample 2, S9
    expect(shown(click: "C", change: { $0.flag = false }) { Cell("C").id($0.flag) }, "C:0")
    expect(shown(click: "C", change: { _ in }) { Cell("C").id($0.flag) }, "C:1")
  }

  @Test func `another type has a state of its own`() {
    // Counterexample 2, S9
    func row(_ world: World) -> AnyView { world.flag ? AnyView(Cell("C")) : AnyView(Other()) }
    expect(shown(click: "C", change: { $0.flag = false }, row: row), "other:0")
    expect(shown(click: "C", change: { _ in }, row: row), "C:1")
  }

  @Test func `the elements of a row keep what is theirs`() {
    // Counterexample 2, S9
    func row(_ world: World) -> some View {
      HStack { ForEach(world.numbers, id: \.self) { Cell("\($0)") } }
    }
    expect(shown(click: "1:", change: { $0.numbers.reverse() }, row: row), "3:0 2:0 1:1")
    expect(shown(click: "2:", change: { $0.numbers = [2, 4] }, row: row), "2:1 4:0")
    expect(shown(click: "2:", "3:", "3:", change: { $0.numbers = [3, 2] }, row: row), "3:2 2:1")
  }

  @Test func `a sibling that goes takes nothing along`() {
    // Counterexample 2, S9
    func row(_ world: World) -> some View {
      HStack {
        if world.flag { TextCell() }
        Cell("C")
      }
    }
    expect(shown(click: "C", "text", change: { $0.flag = false }, row: row), "C:1")
    expect(shown(click: "C", "text", change: { _ in }, row: row), "text:x C:1")
  }

  @Test func `states behind modifiers, decorations and containers find their places`() {
    // S9
    struct Framed: ViewModifier {
      @State private var n = 0
      func body(content: Content) -> some View {
        HStack {
          Text("m:\(n)").onTapGesture { n += 1 }
          content
        }
      }
    }
    func row(_ world: World) -> some View {
      HStack {
        Cell("a").modifier(Framed()).padding(.leading, 1)
        Cell("b").frame(width: 6, alignment: .leading).overlay(alignment: .trailing) { Cell("c") }
        Group {
          Cell("d")
          if world.flag { Cell("e") } else { Cell("f") }
        }
      }
    }
    expect(
      shown(click: "a:", "b:", "c:", "c:", "d:", "e:", "m:", "m:", change: { _ in }, row: row),
      "m:2 a:1 b:1c:2 d:1 e:1")
    expect(
      shown(click: "a:", "b:", "c:", "c:", "d:", "e:", "m:", "m:", change: { $0.flag = false }, row: row),
      "m:2 a:1 b:1c:2 d:1 f:0")
  }

  // MARK: A removed element

  @Test(arguments: [Container.list, .lazyStack])
  fileprivate func `an element that was removed in sight and comes again is new`(container: Container) {
    // Counterexample 3, S9
    let world = World(Array(0..<100))
    let host = TestHost(width: 10, height: 5) { Self.screen(container, world) { Cell("r\($0)") } }
    host.click(on: "r1:")
    host.click(on: "r2:")
    expect(host.text, contains: "r1:1")
    world.numbers.remove(at: 1)
    host.turn()
    expect(host.text, contains: "r2:1")
    world.numbers.insert(1, at: 1)
    host.turn()
    expect(host.text.contains("r1:0") && host.text.contains("r2:1"))
  }

  @Test(arguments: [Container.list, .lazyStack])
  fileprivate func `an element that was removed out of sight and comes again is new`(container: Container) {
    // Counterexample 3, S9
    let world = World(Array(0..<100))
    let host = TestHost(width: 10, height: 5) { Self.screen(container, world) { Cell("r\($0)") } }
    host.click(on: "r1:")
    host.click(on: "r2:")
    host.scroll(dy: 50)
    expect(host.text, lacks: "r1:")
    world.numbers.remove(at: 1)
    host.turn()
    world.numbers.insert(1, at: 1)
    host.turn()
    host.scroll(dy: -60)
    expect(host.text.contains("r1:0") && host.text.contains("r2:1"))
  }

  @Test func `rows out of sight keep their states through every order of the elements`() {
    // S9
    let world = World(Array(0..<2_000))
    let host = TestHost(width: 10, height: 5) { Self.screen(.lazyStack, world) { Cell("r\($0)") } }
    host.click(on: "r0:")
    host.click(on: "r3:")
    host.press(.end)
    world.numbers.reverse()
    host.turn()
    world.numbers.shuffle()
    host.turn()
    world.numbers.sort()
    host.turn()
    world.numbers.insert(contentsOf: 5_000..<5_100, at: 0)
    host.turn()
    world.numbers.removeFirst(100)
    host.turn()
    host.press(.home)
    expect(host.text.contains("r0:1") && host.text.contains("r3:1") && host.text.contains("r1:0"))
  }

  @Test func `what is kept of rows out of sight costs few steps at a change elsewhere`() {
    // S9: no walk over the elements
    let world = World(Array(0..<100_000))
    let host = TestHost(width: 10, height: 5) { Self.screen(.lazyStack, world) { Cell("r\($0)") } }
    for number in 0..<4 { host.click(on: "r\(number):") }
    host.scroll(dy: 50)
    world.numbers.remove(at: 50_000)
    let before = WorkCounter.count
    host.turn()
    expect(WorkCounter.count - before, below: 2_000)
  }
}
