import OpenCombine
import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// A model as many have it: two are equal if they have the same identity.
private struct Item: Identifiable, nonisolated Equatable {
  var id: Int
  var title: String
  static nonisolated func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
}

private nonisolated final class Thing: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

@Observable private final class Thousand { var numbers = Array(0..<1_000) }

@Observable private final class TrackedThing: Identifiable {
  let id: Int
  var name: String
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

private nonisolated final class Store: ObservableObject {
  @Published var items = [Item(id: 1, title: "old")]
  var all = [Thing(1, "old"), Thing(2, "two")]
}

/// A collection over an object, as the results of a database are.
private nonisolated struct Results: RandomAccessCollection {
  let store: Store
  var startIndex: Int { 0 }
  var endIndex: Int { store.all.count }
  subscript(position: Int) -> Thing { store.all[position] }
}

/// A collection that is an object.
private nonisolated final class Shelf: RandomAccessCollection {
  var names = ["a", "b"]
  var startIndex: Int { 0 }
  var endIndex: Int { names.count }
  subscript(position: Int) -> String { names[position] }
}

/// Counts how often identities are hashed.
private struct HashedID: Hashable {
  static nonisolated(unsafe) var count = 0
  let number: Int
  nonisolated static func == (lhs: HashedID, rhs: HashedID) -> Bool { lhs.number == rhs.number }
  nonisolated func hash(into hasher: inout Hasher) {
    Self.count += 1
    hasher.combine(number)
  }
}

/// What rows show of their elements is never older than the evaluation of their parent.
@Suite struct ElementDataTests {
  enum Container: CaseIterable { case vstack, list, lazyStack, path, enumerated }

  @Test(arguments: Container.allCases)
  fileprivate func `a title that changed shows, although the elements are equal by their identity`(
    container: Container
  ) {
    // Counterexample 5a, C8
    struct Screen: View {
      let container: Container
      @ObservedObject var store: Store
      var body: some View {
        switch container {
        case .vstack: VStack { ForEach(store.items) { Text($0.title) } }
        case .list: List(store.items) { Text($0.title) }
        case .lazyStack: ScrollView { LazyVStack { ForEach(store.items) { Text($0.title) } } }
        case .path: VStack { ForEach(store.items, id: \.id) { Text($0.title) } }
        case .enumerated:
          VStack { ForEach(Array(store.items.enumerated()), id: \.offset) { Text($0.element.title) } }
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 20, height: 4) { Screen(container: container, store: store) }
    expect(host.text, contains: "old")
    store.items = [Item(id: 1, title: "new")]
    host.turn()
    expect(host.text, contains: "new")
  }

  @Test(arguments: [Container.vstack, .list, .lazyStack])
  fileprivate func `an object that changed shows when its parent is evaluated`(container: Container) {
    // Counterexample 5b, C8
    struct Screen: View {
      let container: Container
      @ObservedObject var store: Store
      var body: some View {
        switch container {
        case .vstack: VStack { ForEach(store.all) { Text($0.name) } }
        case .list: List(store.all) { Text($0.name) }
        default: ScrollView { LazyVStack { ForEach(store.all) { Text($0.name) } } }
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 20, height: 4) { Screen(container: container, store: store) }
    store.objectWillChange.send()
    store.all[0].name = "new"
    host.turn()
    expect(host.text, contains: "new")
  }

  @Test func `rows in a view that shows what it was given are made anew as well`() {
    // Counterexample 5b, C8
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }
    struct Screen: View {
      @ObservedObject var store: Store
      var body: some View {
        Card { ForEach(store.all) { Text($0.name) } }
      }
    }
    let store = Store()
    let host = TestHost(width: 20, height: 4) { Screen(store: store) }
    store.objectWillChange.send()
    store.all[0].name = "new"
    host.turn()
    expect(host.text, contains: "new")
  }

  @Test func `elements that are observable evaluate nothing but who reads what changed`() {
    // C8, W5, E3
    struct Row: View {
      let thing: TrackedThing
      var body: some View { Text(thing.name) }
    }
    struct Screen: View {
      let things: [TrackedThing]
      @State private var n = 0
      var body: some View {
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          ForEach(things) { Row(thing: $0) }
        }
      }
    }
    let things = (0..<5).map { TrackedThing($0, "thing \($0)") }
    let host = TestHost(width: 20, height: 7) { Screen(things: things) }
    host.click(on: "n 0")
    expect(host.record.bodies, ["Screen"])
    things[3].name = "new"
    host.turn()
    expect(host.record.bodies, ["Row"])
    expect(host.text, contains: "new")
  }

  @Test(arguments: [Container.vstack, .list, .lazyStack])
  fileprivate func `a collection over an object is read anew`(container: Container) {
    // Counterexample 5c, C8
    struct Screen: View {
      let container: Container
      @ObservedObject var store: Store
      var body: some View {
        switch container {
        case .vstack: VStack { ForEach(Results(store: store)) { Text($0.name) } }
        case .list: List(Results(store: store)) { Text($0.name) }
        default: ScrollView { LazyVStack { ForEach(Results(store: store)) { Text($0.name) } } }
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 20, height: 6) { Screen(container: container, store: store) }
    func change(_ change: () -> Void) -> [String] {
      store.objectWillChange.send()
      change()
      host.turn()
      return host.trimmedText.split(separator: "\n").map { $0.filter { $0 != " " } }
    }
    expect(change { store.all.append(Thing(3, "three")) }, ["old", "two", "three"])
    expect(change { store.all[0] = Thing(4, "four") }, ["four", "two", "three"])
    expect(change { store.all.removeFirst() }, ["two", "three"])
    expect(change { store.all[1].name = "3" }, ["two", "3"])
    expect(change { store.all = [] }, [])
  }

  @Test(arguments: [Container.vstack, .list, .lazyStack])
  fileprivate func `a collection that is an object and shrank asks for no element that is gone`(
    container: Container
  ) {
    // Counterexample 5c
    struct Rows: View {
      let container: Container
      let shelf: Shelf
      @State private var mark = "."
      var body: some View {
        switch container {
        case .vstack: VStack { ForEach(shelf, id: \.self) { Text($0 + mark) } }.onTapGesture { mark += "." }
        case .list: List(shelf, id: \.self) { Text($0 + mark) }.onTapGesture { mark += "." }
        default:
          ScrollView { LazyVStack { ForEach(shelf, id: \.self) { Text($0 + mark) } } }
            .onTapGesture { mark += "." }
        }
      }
    }
    let shelf = Shelf()
    let host = TestHost(width: 20, height: 4) { Rows(container: container, shelf: shelf) }
    expect(host.text, contains: "b.")
    shelf.names.removeLast()
    // The block reads the mark, so that it is run again though nobody was told.
    host.click(on: "a.")
    expect(host.text.contains("a..") && !host.text.contains("b"))
    shelf.names.append("c")
    host.click(on: "a..")
    expect(host.text.contains("a...") && host.text.contains("c..."))
    shelf.names = []
    host.click(on: "a...")
    expect(host.trimmedText, "")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a lazy stack scrolls over a collection that shrank meanwhile`() {
    // Counterexample 5c
    struct Rows: View {
      let shelf: Shelf
      var body: some View { ScrollView { LazyVStack { ForEach(shelf, id: \.self) { Text($0) } } } }
    }
    let shelf = Shelf()
    shelf.names = (0..<500).map { "row \($0)" }
    let host = TestHost(width: 20, height: 4) { Rows(shelf: shelf) }
    shelf.names.removeLast(490)
    host.scroll(dy: 100)
    host.press(.end)
    host.resize(width: 20, height: 8)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `one row that comes or goes hashes no identity of the others`() {
    // Mend B12
    struct Screen: View {
      let thousand: Thousand
      var body: some View {
        VStack {
          ForEach(thousand.numbers.map { HashedID(number: $0) }, id: \.self) { Text("\($0.number)") }
        }
      }
    }
    let thousand = Thousand()
    let host = TestHost(width: 10, height: 10) { Screen(thousand: thousand) }
    let changes: [(String, (inout [Int]) -> Void)] = [
      ("insert", { $0.insert(5_000, at: 500) }), ("remove", { $0.remove(at: 300) }),
      ("move", { $0.append($0.removeFirst()) }),
    ]
    for (name, change) in changes {
      HashedID.count = 0
      change(&thousand.numbers)
      host.turn()
      expect(host.record.bodies, contains: "Screen", "\(name)")
      expect(HashedID.count, atMost: 8, "\(name)")
    }
    expectEmpty(host.issues)
    expect(host.host.checkInvariants(), [])
  }
}
