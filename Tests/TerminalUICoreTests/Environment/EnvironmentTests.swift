import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

nonisolated private enum SpeedKey: EnvironmentKey { static let defaultValue = 1 }
nonisolated private enum NameKey: EnvironmentKey { static let defaultValue = "nobody" }

nonisolated extension EnvironmentValues {
  fileprivate var both: String { self[Both.self] }
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

/// A key, whose values are texts, and an object.
private final class Both: EnvironmentKey, Observable {
  nonisolated static let defaultValue = "the default"
}

private final class Store: Observable {
  let title: String
  init(_ title: String) { self.title = title }
}

private struct SpeedText: View {
  @Environment(\.speed) private var speed
  var body: some View { Text("\(speed)") }
}

private struct NameText: View {
  @Environment(\.name) private var name
  var body: some View { Text(name) }
}

/// Declares the speed and doesn't read it.
private struct Declares: View {
  @Environment(\.speed) private var speed
  var body: some View { Text("d") }
}

/// Stands between and has nothing to do with the environment.
private struct Between<Content: View>: View {
  let content: Content
  var body: some View { content }
}

@Suite struct EnvironmentTests {
  @Test func `an object whose class is a key is no value of that key`() {
    struct Shown: View {
      @Environment(\.both) private var text
      @Environment(Both.self) private var object: Both?
      var body: some View { Text("\(text), \(object == nil ? "no object" : "an object")") }
    }
    let host = TestHost(width: 30, height: 1) { Shown().environment(Both()) }
    expect(host.trimmedText.hasSuffix("the default, an object"))
  }

  @Test func `a value comes from the nearest view above that sets it, else from its key`() {
    // N1
    let host = TestHost(width: 6, height: 3) {
      VStack(alignment: .leading) {
        SpeedText()
        HStack {
          SpeedText().environment(\.speed, 3)
          SpeedText()
          NameText()
        }
        .environment(\.speed, 2)
        .environment(\.name, "me")
        NameText()
      }
    }
    expect(host.trimmedText, "1\n3 2 me\nnobody")
  }

  @Test func `an object is found by its type`() {
    // N1
    struct Title: View {
      @Environment(Store.self) private var store
      @Environment(Log.self) private var log: Log?
      var body: some View { Text("\(store.title) \(log == nil)") }
    }
    let host = TestHost(width: 8, height: 1) { Title().environment(Store("a")) }
    expect(host.text, contains: "a true")
    expect(host.issues, [])
    let both = TestHost(width: 8, height: 1) { Title().environment(Store("a")).environment(Log()) }
    expect(both.text, contains: "a false")
  }

  @Test func `another object above evaluates the views that declare its type`() {
    // N1, N2
    struct Title: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.title) }
    }
    struct Screen: View {
      let first = Store("a")
      let second = Store("b")
      @State private var isFirst = true
      var body: some View {
        Title().environment(isFirst ? first : second).onTapGesture { isFirst.toggle() }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen", "Title"])
    expect(host.text, "b")
  }

  @Test func `a missing object of an optional type is none`() {
    // N1, O3
    struct Title: View {
      @Environment(Store.self) private var store: Store?
      var body: some View { Text(store?.title ?? "none") }
    }
    let host = TestHost(width: 4, height: 1) { Title() }
    expect(host.text, "none")
    expect(host.issues, [])
  }

  @Test func `a view whose object is missing is reported and not shown, and shown once it is there`() {
    // N1, O3
    struct Careless: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.title) }
    }
    struct Screen: View {
      @State private var store: Store?
      var body: some View {
        HStack(spacing: 0) {
          Text("<")
          if let store {
            Careless().environment(store)
          } else {
            Careless()
          }
          Text(">")
        }
        .onKeyPress("p") {
          store = Store("a"); return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    expect(host.text, "<> ")
    expect(host.issues, [.missingObject(type: "Store", view: "Careless")])
    expect(
      host.issues[0].description,
      """
      Careless declares an object of type Store that is not in the environment, and is not shown. Put one there with \
      environment(_:) or environmentObject(_:) on a view above it.
      """)
    host.type("p")
    expect(host.text, "<a>")
  }

  @Test func `an object that comes to a view in place has it shown, and one that goes hidden`() {
    // N1, N2, O3
    struct Careless: View {
      @Environment(Store.self) private var store
      var body: some View { Text(store.title) }
    }
    struct Screen: View {
      @State private var store: Store?
      var body: some View {
        HStack(spacing: 0) {
          Text("<")
          Careless()
          Text(">")
        }
        .environment(store)
        .onKeyPress("p") {
          store = store == nil ? Store("a") : nil; return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    expect(
      ["<> ", "<a>", "<> ", "<a>"],
      (0..<4).map { number in
        if number > 0 { host.type("p") }
        return host.text
      })
    expect(host.issues.count, 1)
  }

  @Test func `a value is transformed on the way down`() {
    // N1
    struct Screen: View {
      @State private var base = 1
      var body: some View {
        SpeedText()
          .transformEnvironment(\.speed) { $0 *= 10 }
          .environment(\.speed, base)
          .onTapGesture { base += 1 }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    expect(host.text, "10")
    host.click(x: 0, y: 0)
    expect(host.text, "20")
    expect(host.record.bodies, ["Screen", "SpeedText"])
  }

  @Test func `exactly the views that declare a key are evaluated when its value changes`() {
    // N2
    struct Screen: View {
      @State private var speed = 1
      @State private var name = "a"
      var body: some View {
        Between(
          content: VStack {
            Between(content: SpeedText())
            Declares()
            NameText()
            Between(content: SpeedText().environment(\.speed, 9))
          }
        )
        .environment(\.speed, speed)
        .environment(\.name, name)
        .onKeyPress("s") {
          speed += 1
          return .handled
        }
        .onKeyPress("n") {
          name += "b"
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 4) { Screen() }
    host.press("s")
    expect(Set(host.record.bodies), ["Screen", "SpeedText", "Declares"])
    expect(host.record.bodies.count, 3)
    expect(host.trimmedText, " 2\n d\n a\n 9")
    host.press("n")
    expect(host.record.bodies, ["Screen", "NameText"])
  }

  @Test func `setting an equal value evaluates nobody`() {
    // N3
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Between(content: SpeedText())
          Text("\(count)")
        }
        .environment(\.speed, count / 10)
        .environment(\.name, String("name".map { $0 }))
        .onTapGesture { count += 1 }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen"])
    expect(host.text, "0 1")
  }

  @Test func `a view that came later hears changes, and one that left does not`() {
    // N2
    struct Screen: View {
      @State private var speed = 1
      @State private var isShown = false
      var body: some View {
        VStack {
          if isShown { Between(content: SpeedText()) }
          Text("x")
        }
        .environment(\.speed, speed)
        .onKeyPress("s") {
          speed += 1
          return .handled
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Screen() }
    host.press("t")
    host.press("s")
    expect(host.text, "2\nx")
    host.press("t")
    host.press("s")
    expect(host.record.bodies, ["Screen"])
    host.press("t")
    expect(host.text, "3\nx")
  }

  @Test func `a view that declares one text option is not evaluated for another`() {
    // N2
    struct Limit: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Between(content: Limit())
          .truncationMode(count.isMultiple(of: 2) ? .head : .tail)
          .multilineTextAlignment(count.isMultiple(of: 2) ? .center : .trailing)
          .lineLimit(3)
          .onTapGesture { count += 1 }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen"])
    expect(host.text, "3")
  }

  @Test func `a modifier that goes over to another key reaches everyone below`() {
    // N2
    struct Screen: View {
      @State private var isSpeed = true
      var body: some View {
        Between(
          content: VStack {
            SpeedText()
            Declares().disabled(true)
            Text("a long text").environment(\.name, "")
          }
        )
        .environment(isSpeed ? \.speed : \.lines, 2)
        .onTapGesture { isSpeed.toggle() }
      }
    }
    let host = TestHost(width: 4, height: 5) { Screen() }
    expect(host.trimmedText, "  2\n  d\na\nlong\ntext")
    host.click(x: 2, y: 0)
    expect(host.trimmedText, "  1\n  d\na\nlon…")
    host.click(x: 2, y: 1)
    expect(host.trimmedText, "  2\n  d\na\nlong\ntext")
  }

  @Test func `the values given to the host hold for the whole tree`() {
    // N1
    var values = EnvironmentValues()
    values.speed = 7
    let host = TestHost(width: 1, height: 1, environment: values) { SpeedText() }
    expect(host.text, "7")
  }

  @Test func `other environment keys declared in its place are read`() {
    // N1
    struct Either: View {
      @Environment private var value: Int
      init(_ keyPath: KeyPath<EnvironmentValues, Int>) { _value = Environment(keyPath) }
      var body: some View { Text("\(value)") }
    }
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Either(isFirst ? \.speed : \.doubleSpeed)
          .environment(\.speed, 4)
          .onTapGesture { isFirst.toggle() }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    expect(host.text, "4")
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen", "Either"])
    expect(host.text, "8")
  }
}

nonisolated extension EnvironmentValues {
  fileprivate var doubleSpeed: Int { speed * 2 }
  fileprivate var lines: Int {
    get { lineLimit ?? 0 }
    set { lineLimit = newValue }
  }
}
