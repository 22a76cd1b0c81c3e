import OpenCombine
import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private final class Model: ObservableObject {
  @Published var n = 0
  @Published var path: [Int] = []
}

/// A plain object: nobody hears of its changes.
private final class Plain {
  var title = "old"
  func send() {}
}

@Observable private final class Tracked {
  var title = "old"
}

/// All of them are equal.
@Observable private final class SameDoc: nonisolated Equatable {
  let title: String
  init(_ title: String) { self.title = title }
  static nonisolated func == (lhs: SameDoc, rhs: SameDoc) -> Bool { true }
}

private struct Label: View {
  let text: () -> String
  var body: some View { Text(text()) }
}

private struct Row: View {
  let action: () -> Void
  var body: some View { Button("row") { action() } }
}

private struct Level: View {
  @Binding var value: Int
  var body: some View { Text("level \(value)") }
}

private struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

/// What a child reads through a closure or a binding of functions is never older than its parent's evaluation.
@Suite struct StaleViewTests {
  @Test func `a toggle whose getter reads an object turns beside a text`() {
    // Mend C1, C7
    struct Screen: View {
      @ObservedObject var m: Model
      var body: some View {
        VStack {
          Text("n \(m.n)")
          Toggle("odd", isOn: Binding(get: { m.n % 2 == 1 }, set: { _ in m.n += 1 }))
        }
      }
    }
    let model = Model()
    let host = TestHost(width: 20, height: 2) { Screen(m: model) }
    let off = host.text
    host.press(.return)
    expect(host.text, contains: "n 1")
    let on = host.text.replacing("n 1", with: "n 0")
    expect(on, not: off)
    host.press(.return)
    expect(host.text.contains("n 2") && host.text.replacing("n 2", with: "n 0") == off)
    model.n += 1
    host.turn()
    expect(host.text.replacing("n 3", with: "n 0"), on)
  }

  @Test func `a toggle whose getter captures nothing but the object turns`() {
    // C7
    struct Screen: View {
      let m: Plain
      @State private var n = 0
      let isOn: () -> Binding<Bool>
      var body: some View {
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          Toggle("new", isOn: isOn())
        }
      }
    }
    let plain = Plain()
    let host = TestHost(width: 20, height: 2) {
      Screen(m: plain) { Binding(get: { plain.title == "new" }, set: { _ in }) }
    }
    let before = host.text
    plain.title = "new"
    host.click(on: "n 0")
    expect(host.text.replacing("n 1", with: "n 0"), not: before)
    // An equal value: the toggle is spared.
    host.click(on: "n 1")
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a path whose getter reads an object pushes`() {
    // Mend C1, C7
    struct Screen: View {
      @ObservedObject var m: Model
      var body: some View {
        NavigationStack(path: Binding(get: { m.path }, set: { m.path = $0 })) {
          Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
      }
    }
    let model = Model()
    let host = TestHost(width: 20, height: 4) { Screen(m: model) }
    expect(host.text, contains: "root")
    model.path.append(7)
    host.turn()
    expect(host.text, contains: "screen 7")
    model.path = []
    host.turn()
    expect(host.text, contains: "root")
  }

  @Test func `a method of an object is equal, what a closure reads of an object is not`() {
    // C5: all three cases
    struct Screen: View {
      let store: Plain
      @State private var n = 0
      let suffix = "!"
      var body: some View {
        let store = store
        let suffix = suffix + (n < 0 ? "?" : "")
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          Row(action: store.send)
          Label { store.title }
          Label { store.title + suffix }
        }
      }
    }
    let store = Plain()
    let host = TestHost(width: 20, height: 4) { Screen(store: store) }
    expect(host.trimmedText.split(separator: "\n").dropFirst(2).map { $0.trimmed }, ["old", "old!"])
    store.title = "new"
    host.click(on: "n 0")
    // Documented in Pitfalls: a closure with nothing but the object has the same two words, and stays.
    expect(host.trimmedText.split(separator: "\n").dropFirst(2).map { $0.trimmed }, ["old", "new!"])
    expect(host.record.bodies, ["Screen", "Label"])
  }

  @Test func `what is tracked is equal, alone or with others`() {
    // C5, E3
    struct Screen: View {
      let store: Tracked
      @State private var n = 0
      @Environment(\.isEnabled) private var isEnabled
      @FocusState private var hasFocus: Bool
      @Binding var other: Int
      @AppStorage("key") private var stored = 1
      var body: some View {
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          Label { store.title + (isEnabled ? "!" : "") }
          Label { "\(other) \(stored) \(hasFocus)" }
          Row {
            other += 1; stored += n; hasFocus = true
          }
        }
      }
    }
    struct Root: View {
      let store: Tracked
      @State private var other = 0
      var body: some View { Screen(store: store, other: $other) }
    }
    let store = Tracked()
    let host = TestHost(width: 20, height: 4) { Root(store: store) }
    host.click(on: "n 0")
    expect(host.record.bodies, ["Screen"])
    store.title = "new"
    host.turn()
    expect(host.record.bodies, ["Label"])
    expect(host.text, contains: "new!")
  }

  @Test func `a view in a view hears that its binding leads elsewhere`() {
    // B1, C6: dynamic properties are left out of the comparison of the view that has them, and of no other
    struct Screen: View {
      @State private var first = 1
      @State private var second = 2
      @State private var takesSecond = false
      var body: some View {
        VStack {
          Button("switch") { takesSecond.toggle() }
          Card { Level(value: takesSecond ? $second : $first) }
        }
      }
    }
    let host = TestHost(width: 20, height: 2) { Screen() }
    expect(host.text, contains: "level 1")
    host.click(on: "switch")
    expect(host.text, contains: "level 2")
    host.click(on: "switch")
    expect(host.text, contains: "level 1")
  }

  @Test func `a closure of captured values runs with the values of its evaluation`() {
    // Counterexample 6
    struct Item: nonisolated Equatable {
      var id: Int
      var title: String
      static nonisolated func == (lhs: Item, rhs: Item) -> Bool { lhs.id == rhs.id }
    }
    final class Doc: nonisolated Equatable {
      let title: String
      let log: Log
      init(_ title: String, _ log: Log) { (self.title, self.log) = (title, log) }
      static nonisolated func == (lhs: Doc, rhs: Doc) -> Bool { true }
      func save() { log.note(title) }
    }
    struct Screen: View {
      let log: Log
      @State private var n = 0
      var body: some View {
        let item = Item(id: 1, title: "v\(n)")
        let doc = Doc("doc\(n)", log)
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          Row { log.note(item.title) }
          Row(action: doc.save)
          Row { doc.save() }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 4) { Screen(log: log) }
    host.click(on: "n 0")
    for y in 1...3 { host.click(x: 10, y: y) }
    expect(log.entries, ["v1", "doc1", "doc1"])
  }

  @Test func `an object in a field is the same object, whatever its operator says`() {
    // Counterexample 6, C4, W3
    struct DocView: View {
      let doc: SameDoc
      var body: some View { Text(doc.title) }
    }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        let doc = SameDoc("v\(n)")
        VStack {
          Text("n \(n)").onTapGesture { n += 1 }
          DocView(doc: doc)
          Label { doc.title + "!" }
          ForEach([SameDoc("b\(n)")], id: \.title.count) { DocView(doc: $0) }
        }
      }
    }
    let host = TestHost(width: 20, height: 4) { Screen() }
    host.click(on: "n 0")
    expect(host.text.contains("v1 ") && host.text.contains("v1!") && host.text.contains("b1"))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
