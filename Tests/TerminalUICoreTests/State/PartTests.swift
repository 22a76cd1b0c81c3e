import Expectations
import Testing
@testable import TerminalUICore
import TerminalUI
import TerminalUITesting

/// Bindings to parts of a value: who reads a part depends on the part.
@Suite struct PartTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    @Binding var item: Item
    var body: some View {
      Text(item.name).onTapGesture { item.name += "!" }
    }
  }

  private struct List: View {
    @State private var items: [Item]
    init(_ count: Int) { _items = State(initialValue: (0..<count).map { Item(id: $0, name: "n\($0)") }) }
    var body: some View {
      VStack(alignment: .leading) { ForEach($items) { $item in Row(item: $item) } }
        .onKeyPress("d") {
          items.removeFirst()
          return .handled
        }
        .onKeyPress("m") {
          items.move(0, to: 2)
          return .handled
        }
        .onKeyPress("t") {
          for index in items.indices { items[index].name += "" }
          items[1].name = "two"
          return .handled
        }
    }
  }

  private func names(_ host: TestHost) -> [String] {
    host.text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test func `one element that changes evaluates one row of a ForEach over bindings`() {
    // B1, E4
    let host = TestHost(width: 6, height: 100) { List(100) }
    host.click(on: "n50")
    expect(host.record.bodies, ["List", "Row"])
    expect(host.text, contains: "n50!")
    // Again: the row still reads its part.
    host.click(on: "n50")
    expect(host.record.bodies, ["List", "Row"])
    expect(host.text, contains: "n50!!")
    host.press("t")
    expect(host.record.bodies, ["List", "Row"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `rows that move or go show their elements`() {
    // I2, B1
    let host = TestHost(width: 4, height: 4) { List(4) }
    host.press("d")
    expect(names(host), ["n1", "n2", "n3"])
    host.press("m")
    expect(names(host), ["n2", "n3", "n1"])
    host.click(on: "n1")
    expect(names(host), ["n2", "n3", "n1!"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a property of a state's value evaluates who reads it, and nobody else`() {
    // B1, S3
    struct User { var name = "a"; var age = 1 }
    struct Name: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Age: View {
      @Binding var age: Int
      var body: some View {
        Text("\(age)").onKeyPress("+") {
          age += 1
          return .handled
        }
      }
    }
    struct Screen: View {
      @State private var user = User()
      var body: some View {
        VStack {
          Name(name: $user.name)
          Age(age: $user.age)
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Screen() }
    host.press("+")
    expect(host.text, "a\n2")
    expect(host.record.bodies, ["Age"])
  }

  @Test func `a binding to a property of an object evaluates who reads it when the property is another`() {
    // O4, B1
    final class Store: ObservableObject {
      @Published var name = "a"
      @Published var age = 1
    }
    struct Name: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Screen: View {
      @ObservedObject var store: Store
      var body: some View { Name(name: $store.name) }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 1) { Screen(store: store) }
    store.age += 1
    host.turn()
    expect(host.record.bodies, ["Screen"])
    store.name = "b"
    host.turn()
    expect(host.record.bodies, ["Screen", "Name"])
    expect(host.text, "b")
    // Changed and changed back.
    store.name = "c"
    store.name = "b"
    host.turn()
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `transactions of parts keep their order`() {
    // E6
    struct User { var name = "a"; var age = 1 }
    struct Name: View {
      let log: Log
      @Binding var name: String
      var body: some View {
        log.note(name)
        return Text(name).onKeyPress("n") {
          name = "b"
          withTransaction(Transaction()) { name = "c" }
          return .handled
        }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var user = User()
      var body: some View { Name(log: log, name: $user.name) }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("n")
    expect(log.take(), ["a", "b", "c"])
    expect(host.text, "c")
  }

  private struct Title: View {
    @Binding var text: String
    let tag: String
    var body: some View { Text("\(tag) \(text)") }
  }

  @Test func `a row that is made in an action leaves no reader of the same part behind`() {
    // Counterexample 4, S3, B1
    struct Model { var title = "old" }
    struct Page: View {
      @Binding var text: String
      var body: some View {
        ScrollViewReader { reader in
          VStack {
            Title(text: $text, tag: "head")
            Button("go") {
              text = "new"
              reader.scrollTo(400)
            }
            ScrollView {
              LazyVStack { ForEach(0..<500, id: \.self) { Title(text: $text, tag: "\($0)") } }
            }
          }
        }
      }
    }
    struct Screen: View {
      @State private var model = Model()
      var body: some View { Page(text: $model.title) }
    }
    let host = TestHost(width: 10, height: 10) { Screen() }
    host.click(on: "go")
    expect(host.text, contains: "head new")
    expect(host.text, contains: "400 new")
    expect(host.text, lacks: "old")
    expect(host.host.checkInvariants(), [])
  }

  private final class Store: ObservableObject {
    @Published var name = "a"
    @Published var age = 1
  }

  private struct Field: View {
    let text: Binding<String>
    var body: some View { Text("f\(text.wrappedValue)").onTapGesture { text.wrappedValue += "!" } }
  }

  @Test func `a binding that was made before the view was in the tree tells its readers`() {
    // Counterexample 7, B1, O4
    struct Early: View {
      @ObservedObject var store: Store
      let text: Binding<String>
      init(store: Store) {
        let observed = ObservedObject(wrappedValue: store)
        _store = observed
        text = observed.projectedValue.name
      }
      var body: some View {
        VStack {
          Text(store.name)
          Field(text: text)
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 4, height: 2) { Early(store: store) }
    store.name = "b"
    host.turn()
    expect(names(host), ["b", "fb"])
    host.click(on: "fb")
    expect(names(host), ["b!", "fb!"])
  }

  @Test func `a binding to an object in hand tells its readers, and those alone`() {
    // Counterexample 7, B1
    struct Inline: View {
      let store: Store
      var body: some View { Field(text: ObservedObject(wrappedValue: store).projectedValue.name) }
    }
    struct Owning: View {
      @StateObject var store: Store
      let text: Binding<String>
      init(store: Store) {
        let owned = StateObject(wrappedValue: store)
        _store = owned
        text = owned.projectedValue.name
      }
      var body: some View { Field(text: text) }
    }
    let store = Store()
    let host = TestHost(width: 4, height: 2) {
      VStack {
        Inline(store: store)
        Owning(store: store)
      }
    }
    store.name = "b"
    host.turn()
    expect(names(host), ["fb", "fb"])
    store.age += 1
    host.turn()
    expect(host.record.bodies, lacks: "Field")
    host.click(on: "fb")
    expect(names(host), ["fb!", "fb!"])
    expect(host.host.checkInvariants(), [])
  }
}

extension Array {
  /// Moves an element so that it is at another place.
  fileprivate mutating func move(_ from: Int, to place: Int) { insert(remove(at: from), at: place) }
}
