import Dispatch
import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Observable private final class Store {
  var name = "a"
  var age = 1
  var items: [Item] = []
  var best: Item?
  var label: String { "\(name)\(age)" }
  func grow() { age += 1 }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var title: String
  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}

private struct NameText: View {
  let store: Store
  var body: some View { Text(store.name) }
}
private struct AgeText: View {
  let store: Store
  var body: some View { Text("\(store.age)") }
}
private struct LabelText: View {
  let store: Store
  var body: some View { Text(store.label) }
}

@Suite struct ObservationTests {
  @Test func `a view depends on the properties that its body read`() {
    // W1, W2
    struct Idle: View {
      let store: Store
      var body: some View {
        Text("-").onKeyPress("+") {
          store.grow()
          return .handled
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 2, height: 4) {
      VStack {
        NameText(store: store)
        AgeText(store: store)
        LabelText(store: store)
        Idle(store: store)
      }
    }
    store.age = 2
    host.turn()
    expect(host.record.bodies.sorted(), ["AgeText", "LabelText"])
    store.name = "b"
    host.turn()
    expect(host.record.bodies.sorted(), ["LabelText", "NameText"])
    host.press("+")
    expect(host.record.bodies.sorted(), ["AgeText", "LabelText"])
    expect(host.text, contains: "b3")
  }

  @Test func `many changes make one evaluation, with what was written last`() {
    // W1, W4, E5
    let store = Store()
    let host = TestHost(width: 3, height: 1) { LabelText(store: store) }
    for _ in 0..<10 {
      store.age += 1
      store.name += ""
    }
    host.turn()
    expect(host.text, "a11")
    expect(host.record.bodies, ["LabelText"])
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `what a body reads no longer doesn't evaluate it`() {
    // W1
    struct Choosing: View {
      let store: Store
      var body: some View { Text(store.age > 1 ? "old" : store.name) }
    }
    let store = Store()
    let host = TestHost(width: 3, height: 1) { Choosing(store: store) }
    store.age = 2
    host.turn()
    expect(host.text, "old")
    store.name = "b"
    host.turn()
    expect(host.record.bodies, [])
    store.age = 1
    host.turn()
    expect(host.trimmedText, contains: "b")
  }

  @Test func `nested objects and collections of them`() {
    // W2, W5
    struct Row: View {
      let item: Item
      var body: some View { Text(item.title) }
    }
    struct Rows: View {
      let store: Store
      var body: some View { ForEach(store.items) { Row(item: $0) } }
    }
    let store = Store()
    store.items = [Item(1, "x"), Item(2, "y")]
    store.best = store.items[1]
    struct Best: View {
      let store: Store
      var body: some View { Text(store.best?.title ?? "none") }
    }
    let host = TestHost(width: 4, height: 4) {
      VStack {
        Rows(store: store)
        Best(store: store)
      }
    }
    store.items[0].title = "z"
    host.turn()
    expect(host.record.bodies, ["Row"])
    store.items[1].title = "w"
    host.turn()
    expect(host.record.bodies.sorted(), ["Best", "Row"])
    store.items.append(Item(3, "n"))
    host.turn()
    expect(host.record.bodies, ["Rows", "Row"])
    store.best = nil
    host.turn()
    expect(host.record.bodies, ["Best"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what the block of a ForEach reads belongs to the ForEach, not to the view around`() {
    // W5
    struct Row: View {
      let text: String
      var body: some View { Text(text) }
    }
    struct Rows: View {
      let store: Store
      var body: some View { ForEach(0..<100) { Row(text: $0 == 50 ? store.name : "-") } }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 100) { Rows(store: store) }
    store.name = "b"
    host.turn()
    expect(host.record.bodies, ["Row"])
    store.name = "c"
    host.turn()
    expect(host.record.bodies, ["Row"])
  }

  @Test func `what the block of a GeometryReader reads belongs to it`() {
    // W5
    struct Screen: View {
      let store: Store
      var body: some View { GeometryReader { _ in Text(store.name) } }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 1) { Screen(store: store) }
    store.name = "b"
    host.turn()
    expect(host.text, "b")
    expect(host.record.bodies, [])
  }

  @Test func `an object in a state is made once, and bindings lead into it`() {
    // W3, B1
    struct Field: View {
      @Binding var text: String
      var body: some View {
        Text(text).onKeyPress("!") {
          text += "!"
          return .handled
        }
      }
    }
    struct Screen: View {
      @State private var store = Store()
      @State private var noise = 0
      var body: some View {
        Field(text: $store.name).onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.press("!")
    expect(host.trimmedText, "a!")
    expect(host.record.bodies, ["Field"])
    host.press("n")
    host.press("!")
    expect(host.text, "a!!")
  }

  @Test func `Bindable makes bindings, which read nothing by themselves`() {
    // W3, B1
    struct Field: View {
      @Binding var text: String
      var body: some View {
        Text(text).onKeyPress("!") {
          text += "!"
          return .handled
        }
      }
    }
    struct Screen: View {
      @Bindable var store: Store
      var body: some View { Field(text: $store.name) }
    }
    let store = Store()
    let host = TestHost(width: 2, height: 1) { Screen(store: store) }
    host.press("!")
    expect(store.name, "a!")
    expect(host.text, "a!")
    expect(host.record.bodies, ["Field"])
  }

  @Test func `an object of the environment is tracked by property too`() {
    // N1, W1, W3
    struct Name: View {
      @Environment(Store.self) private var store
      var body: some View {
        @Bindable var store = store
        Text(store.name).onKeyPress("!") {
          $store.name.wrappedValue += "!"
          return .handled
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 2, height: 1) { Name().environment(store) }
    store.age = 5
    host.turn()
    expect(host.record.bodies, [])
    host.press("!")
    expect(host.text, "a!")
    expect(host.record.bodies, ["Name"])
  }

  @Test func `a change on another thread is seen, and never before it is made`() async {
    // S7, W4
    let store = Store()
    let host = TestHost(width: 4, height: 1) { AgeText(store: store) }
    let shared = Handed(store)
    for round in 1...200 {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          shared.change(to: round)
          continuation.resume()
        }
      }
      await host.settle()
      expect(host.text, contains: "\(round)")
    }
  }

  @Test func `a change while a body is evaluated is reported, and seen after the update`() {
    // E7
    struct Writer: View {
      let store: Store
      @State private var isWriting = false
      var body: some View {
        if isWriting, store.name == "a" { store.name = "b" }
        return Text(store.name).onKeyPress("w") {
          isWriting = true
          return .handled
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 1, height: 2) {
      VStack {
        NameText(store: store)
        Writer(store: store)
      }
    }
    host.press("w")
    expect(host.text, "b\nb")
    expect(host.issues, [.writeDuringEvaluation(view: "Writer")])
  }

  @Test func `views that were evaluated often or are gone leave nothing in the object`() {
    // 4
    struct Watcher: View {
      let store: Store
      let noise: Int
      var body: some View { Text("\(store.name)\(noise)") }
    }
    struct Screen: View {
      let store: Store
      @State private var noise = 0
      var body: some View {
        VStack { if noise % 2 == 0 { Watcher(store: store, noise: noise) } }.onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 4, height: 1) { Screen(store: store) }
    for _ in 0..<1001 { host.press("n") }
    expect(host.host.checkInvariants(), [])
    store.name = "b"
    expect(!host.host.needsTurn)
    host.turn()
    expect(host.record.bodies, [])
  }
}

extension Handed<Store> {
  /// Changes the object from a thread to which it was handed.
  nonisolated fileprivate func change(to age: Int) {
    withoutActuallyEscaping({ @MainActor in value.age = age }) { unsafeBitCast($0, to: (() -> Void).self)() }
  }
}
