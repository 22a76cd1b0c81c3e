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
  var columns: [GridItem]
  init(_ items: [Int], columns: Int = 3) {
    self.items = items
    self.columns = Array(repeating: GridItem(.fixed(12)), count: columns)
  }
}

private final class Events {
  var entries: [String] = []
  func take() -> [String] {
    defer { entries = [] }
    return entries.sorted()
  }
}

/// A cell that notes when it comes and goes, and when its task begins and ends.
private struct Noting: View {
  let number: Int
  let events: Events
  @State private var text = ""

  var body: some View {
    TextField("f\(number)", text: $text)
      .onAppear { events.entries.append("+\(number)") }
      .onDisappear { events.entries.append("-\(number)") }
      .task { events.entries.append("t\(number)") }
  }
}

private enum Shape: CaseIterable { case vertical, horizontal }

private struct Cells<Cell: View>: View {
  let world: World
  var shape = Shape.vertical
  let cell: (Int) -> Cell

  var body: some View {
    switch shape {
    case .vertical:
      ScrollView { LazyVGrid(columns: world.columns) { ForEach(world.items, id: \.self) { cell($0) } } }
    case .horizontal:
      ScrollView(.horizontal) {
        LazyHGrid(rows: world.columns.map { _ in GridItem(.fixed(1)) }) {
          ForEach(world.items, id: \.self) { cell($0).frame(width: 10) }
        }
      }
    }
  }
}

/// What a cell of a lazy grid keeps: it belongs to the element, in whatever line that is.
@Suite struct LazyGridStateTests {
  @Test(arguments: Shape.allCases)
  fileprivate func `a field keeps its text and the focus when an element is inserted before it`(shape: Shape)
  {
    // Counterexamples 3, 1
    let world = World(Array(1...6))
    let events = Events()
    let host = TestHost(width: 60, height: 6) {
      Cells(world: world, shape: shape) { Noting(number: $0, events: events) }
    }
    host.find(.textField, "f3").focus()
    host.type("ab")
    world.items.insert(0, at: 0)
    host.turn()
    host.type("c")
    expect(host.find(.textField, "f3").value, "abc")
    expect(host.focusedElement?.label, "f3")
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: Shape.allCases)
  fileprivate func `only the element that is new comes when one is inserted`(shape: Shape) async {
    let world = World(Array(1...6))
    let events = Events()
    let host = TestHost(width: 60, height: 6) {
      Cells(world: world, shape: shape) { Noting(number: $0, events: events) }
    }
    await host.settle()
    _ = events.take()
    world.items.insert(0, at: 0)
    host.turn()
    await host.settle()
    expect(events.take(), ["+0", "t0"])
    world.items.reverse()
    host.turn()
    await host.settle()
    expect(events.take(), [])
    world.items.removeAll { $0 == 4 }
    host.turn()
    await host.settle()
    expect(events.take(), ["-4"])
  }

  @Test func `another number of columns keeps every cell`() async {
    let world = World(Array(1...7))
    let events = Events()
    let host = TestHost(width: 60, height: 9) {
      Cells(world: world) { Noting(number: $0, events: events) }
    }
    host.find(.textField, "f5").focus()
    host.type("x")
    await host.settle()
    _ = events.take()
    for count in [2, 4, 1, 3] {
      world.columns = Array(repeating: GridItem(.fixed(12)), count: count)
      host.turn()
      await host.settle()
      expect(events.take(), [], "\(count) columns")
      expect(host.focusedElement?.label, "f5")
      expect(host.find(.textField, "f5").value, "x")
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a resize of an adaptive grid keeps every cell, in one turn`() async {
    let world = World(Array(1...7))
    world.columns = [GridItem(.adaptive(minimum: 12))]
    let events = Events()
    let host = TestHost(width: 60, height: 9) {
      Cells(world: world) { Noting(number: $0, events: events) }
    }
    host.find(.textField, "f5").focus()
    host.type("x")
    await host.settle()
    _ = events.take()
    for width in [30, 14, 100, 60] {
      host.resize(width: width, height: 9)
      let built = host.record.rowsBuilt
      await host.settle()
      expect(built, 0)
      expect(events.take(), [], "width \(width)")
      expect(host.focusedElement?.label, "f5")
      expect(host.find(.textField, "f5").value, "x")
    }
    expect(host.issues, [])
  }

  @Test func `a popover stays open when an element is inserted before its cell`() {
    struct Popping: View {
      let number: Int
      @State private var isShown = false
      var body: some View {
        Button("b\(number)") { isShown = true }.popover(isPresented: $isShown) { Text("over \(number)") }
      }
    }
    let world = World(Array(1...6))
    let host = TestHost(width: 60, height: 12) { Cells(world: world) { Popping(number: $0) } }
    host.find(.button, "b3").press()
    expect(host.text, contains: "over 3")
    world.items.insert(0, at: 0)
    host.turn()
    expect(host.text, contains: "over 3")
    world.columns.removeLast()
    host.turn()
    expect(host.text, contains: "over 3")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `state of a cell out of sight is kept for its element, and goes with it`() {
    // S9
    struct Counter: View {
      let number: Int
      @State private var count = 0
      var body: some View { Text("n\(number):\(count)").onTapGesture { count += 1 } }
    }
    let world = World(Array(0..<400))
    let host = TestHost(width: 40, height: 5) { Cells(world: world) { Counter(number: $0) } }
    host.click(on: "n4:")
    expect(host.text, contains: "n4:1")
    host.press(.end)
    expect(host.text, lacks: "n4:")
    world.items.insert(1_000, at: 0)
    host.turn()
    host.press(.home)
    expect(host.text, contains: "n4:1")
    host.press(.end)
    world.items.removeAll { $0 == 4 }
    host.turn()
    world.items.insert(4, at: 0)
    host.turn()
    host.press(.home)
    expect(host.text, contains: "n4:0")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what is inserted before the visible lines doesn't move them`() {
    let world = World(Array(0..<300))
    let host = TestHost(width: 40, height: 5) { Cells(world: world) { Text("n\($0)").frame(height: 1) } }
    host.scroll(dy: 10)
    expect(host.text, contains: "n90 ")
    let before = host.position(of: "n90 ")?.y
    world.items.insert(contentsOf: 1_000..<1_030, at: 0)
    host.turn()
    expect(host.position(of: "n90 ")?.y, before)
    // No longer whole lines.
    world.items.insert(2_000, at: 0)
    host.turn()
    expect(host.position(of: "n90 ")?.y, before)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `scrollTo finds a cell that was never made, in its column`() {
    let world = World(Array(0..<30_000))
    var proxy: ScrollViewProxy?
    let host = TestHost(width: 40, height: 5) {
      ScrollViewReader { reader in
        Cells(world: world) { Text("n\($0)") }.onAppear { proxy = reader }
      }
    }
    proxy?.scrollTo(20_003)
    host.turn()
    expect(host.text, contains: "n20003")
    let line = host.text.split(separator: "\n").first { $0.contains("n20003") } ?? ""
    expect(
      line.split { $0 == " " || $0 == "▐" || $0 == "│" }.prefix(3), ["n20001", "n20002", "n20003"],
      "\(line)")
    expect(host.record.rowsBuilt, below: 100)
    expect(host.host.checkInvariants(), [])
  }

  @Test(arguments: 0..<Soak.count(6, 100))
  func `cells are those of the elements, whatever changes`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let world = World(Array(0..<60))
    world.columns = Array(repeating: GridItem(.fixed(5)), count: 3)
    let host = TestHost(width: 40, height: 6) {
      Cells(world: world) { Text("n\($0)").frame(height: $0 % 7 == 0 ? 2 : 1, alignment: .top) }
    }
    var next = 1_000
    for _ in 0..<60 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        world.items.insert(next, at: Int.random(in: 0...world.items.count, using: &random))
        next += 1
      case 1 where !world.items.isEmpty:
        world.items.remove(at: Int.random(in: 0..<world.items.count, using: &random))
      case 2:
        world.columns = Array(
          repeating: GridItem(.fixed(5)), count: Int.random(in: 1...5, using: &random))
      case 3: world.items.shuffle(using: &random)
      case 4: host.scroll(dy: Int.random(in: -9...9, using: &random))
      case 5: host.resize(width: 40, height: Int.random(in: 1...12, using: &random))
      default: host.press([.home, .end, .pageUp, .pageDown].randomElement(using: &random)!)
      }
      host.turn()
      expect(host.host.checkInvariants(), [])
    }
    // What is shown in the end is what a grid shows that was there from the start.
    host.press(.home)
    let fresh = TestHost(width: host.screen.size.width, height: host.screen.size.height) {
      Cells(world: world) { Text("n\($0)").frame(height: $0 % 7 == 0 ? 2 : 1, alignment: .top) }
    }
    let words = { (host: TestHost) in host.text.split { " \n▐│".contains($0) }.filter { $0.hasPrefix("n") } }
    expect(words(host), words(fresh))
  }
}
