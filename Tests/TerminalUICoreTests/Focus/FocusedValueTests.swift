import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

nonisolated private enum TitleKey: FocusedValueKey { typealias Value = String }
nonisolated private enum CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate nonisolated var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate nonisolated var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Title: View {
  @FocusedValue(\.title) private var title
  var body: some View { Text(title ?? "none") }
}

private struct Count: View {
  @FocusedBinding(\.count) private var count
  var body: some View {
    Text(count.map { "\($0)" } ?? "-")
      .onKeyPress("+") {
        count = (count ?? 0) + 1
        return .handled
      }
  }
}

private struct Pane: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name)\(count)") {}.focusedValue(\.count, $count)
  }
}

@Observable private final class Document {
  var title: String
  var size = 0
  init(_ title: String) { self.title = title }
}

@Suite struct FocusedValueTests {
  @Test func `an observable object comes by its type, and each property evaluates who reads it`() {
    // K, W1
    struct Title: View {
      @FocusedValue(Document.self) private var document
      var body: some View { Text(document?.title ?? "none") }
    }
    struct Screen: View {
      let first: Document
      let second: Document
      var body: some View {
        VStack(alignment: .leading) {
          Title()
          Button("a") {}.focusedValue(first)
          Button("b") {}
        }
        .focusedSceneValue(second)
      }
    }
    let (first, second) = (Document("one"), Document("two"))
    let host = TestHost(width: 5, height: 3) { Screen(first: first, second: second) }
    expect(host.text.hasPrefix("one"))
    first.title = "uno"
    host.turn()
    expect(host.text.hasPrefix("uno"))
    expect(host.record.bodies, ["Title"])
    first.size = 1
    host.turn()
    expect(host.record.bodies, [])
    host.press(.tab)
    expect(host.text.hasPrefix("two"))
  }

  @Test func `a value comes from around the focus, the innermost first`() {
    // K
    let host = TestHost(width: 8, height: 4) {
      VStack(alignment: .leading) {
        Title()
        Button("a") {}.focusedValue(\.title, "first")
        VStack {
          Button("b") {}.focusedValue(\.title, "inner")
          Button("c") {}
        }
        .focusedValue(\.title, "outer")
      }
    }
    var titles = [host.text.prefix(8)]
    for _ in 0..<3 {
      host.press(.tab)
      titles.append(host.text.prefix(8))
      expect(host.record.bodies.filter { $0 == "Title" }.count, 1)
    }
    expect(titles.map { $0.trimmed }, ["first", "inner", "outer", "first"])
  }

  @Test func `a value of the scene holds wherever the focus is, and an inner one before it`() {
    // K
    let host = TestHost(width: 8, height: 4) {
      VStack(alignment: .leading) {
        Title()
        Button("a") {}
        Button("b") {}.focusedValue(\.title, "inner")
        Text("").focusedSceneValue(\.title, "scene")
      }
    }
    expect(host.text.prefix(8).trimmed, "scene")
    host.press(.tab)
    expect(host.text.prefix(8).trimmed, "inner")
    host.press(.tab)
    expect(host.text.prefix(8).trimmed, "scene")
  }

  @Test func `a value that changes evaluates who declares it, and an equal one nobody`() {
    // K, N3
    struct Screen: View {
      @State private var step = 0
      var body: some View {
        VStack {
          Title()
          Button("a") {}.focusedValue(\.title, "t\(step / 2)")
        }
        .onKeyPress("n") {
          step += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 8, height: 2) { Screen() }
    host.type("n")
    expect(host.record.bodies, lacks: "Title")
    host.type("n")
    expect(host.record.bodies.filter { $0 == "Title" }.count, 1)
    expect(host.text, contains: "t1")
  }

  @Test func `a binding is read and written where the focus is`() {
    // K
    let host = TestHost(width: 8, height: 3) {
      VStack {
        Count()
        Pane(name: "a")
        Pane(name: "b")
      }
      .onKeyPress("x") { .handled }
    }
    expect(host.text, contains: "0")
    host.press(.tab)
    expect(host.text, lacks: "-")
    expect(host.issues, [])
  }

  @Test func `writing through a focused binding changes the focused view's state`() {
    // K
    struct Screen: View {
      @FocusedBinding(\.count) private var count
      var body: some View {
        VStack(spacing: 0) {
          Text(count.map { "\($0)" } ?? "-")
          Pane(name: "a")
          Pane(name: "b")
        }
        .onKeyPress("+") {
          count? += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 6, height: 3) { Screen() }
    host.type("++")
    host.press(.tab)
    host.type("+")
    expect(host.text, "   1  \n  a2  \n  b1  ")
    expect(host.issues, [])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
