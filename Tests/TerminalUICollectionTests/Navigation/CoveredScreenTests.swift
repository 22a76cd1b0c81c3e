import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private final class Log {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen that notes what happens to it, with a task that runs until it is cancelled.
private struct Noted<Content: View>: View {
  let name: String
  let log: Log
  @ViewBuilder var content: Content
  @State private var count = 0

  var body: some View {
    log.note("body \(name)")
    return VStack {
      Text("\(name) \(count)")
      content
    }
    .onAppear {
      count += 1
      log.note("appear \(name)")
    }
    .onDisappear { log.note("disappear \(name) \(count)") }
    .task {
      log.note("task \(name) begins")
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      // The stream ends when the task that waits for it is cancelled.
      for await _ in stream {}
      withExtendedLifetime(continuation) { log.note("task \(name) ends \(Task.isCancelled)") }
    }
  }
}

/// A stack whose path keys change: a letter pushes a screen of its name, 0 goes to the root, 1 to the screens "ab", 2
/// replaces the last.
private struct Stack: View {
  let log: Log
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Noted(name: "root", log: log) {}
        .navigationDestination(for: String.self) { name in Noted(name: name, log: log) {} }
    }
    .onKeyPress { press in
      switch press.key {
      case "0": path = []
      case "1": path = ["a", "b"]
      case "2": path[path.count - 1] += "!"
      case let key where key.character.isLetter: path.append(String(key.character))
      default: return .ignored
      }
      return .handled
    }
  }
}

@Suite struct CoveredScreenTests {
  @Test func `a screen that is covered disappears and its task is cancelled, one that is seen again appears`()
    async
  {
    // L1, R5
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Stack(log: log) }
    await host.settle()
    expect(log.take(), ["body root", "appear root", "body root", "task root begins"])
    host.type("a")
    expect(log.take(), ["body a", "appear a", "disappear root 1", "body a"])
    await host.settle { log.entries.count == 2 }
    expect(log.take().sorted(), ["task a begins", "task root ends true"])
    host.press(.escape)
    // The root has its state: it is the second time that it appears.
    expect(log.take(), ["appear root", "disappear a 1", "body root"])
    expect(host.text, contains: "root 2")
    await host.settle { log.entries.count == 2 }
    expect(log.take().sorted(), ["task a ends true", "task root begins"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `of a path that comes as a whole only the last screen appears, and each when it is seen first`()
    async
  {
    // L1
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Stack(log: log) }
    _ = log.take()
    host.type("1")
    expect(log.take(), ["body a", "body b", "appear b", "disappear root 1", "body b"])
    await host.settle { log.entries.contains("task root ends true") && log.entries.contains("task b begins") }
    expect(log.take(), lacks: "task a begins")
    host.press(.escape)
    expect(log.take(), ["appear a", "disappear b 1", "body a"])
    await host.settle { log.entries.count == 2 }
    expect(log.take().sorted(), ["task a begins", "task b ends true"])
  }

  @Test func `going back by several screens lets only the last disappear`() {
    // L1
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Stack(log: log) }
    host.type("ab")
    _ = log.take()
    host.type("0")
    expect(log.take(), ["appear root", "disappear b 1", "body root"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `another last screen tells those below nothing`() {
    // L1, L3
    let log = Log()
    let host = TestHost(width: 20, height: 5) { Stack(log: log) }
    host.type("a")
    _ = log.take()
    host.type("2")
    expect(log.take(), ["body a!", "appear a!", "disappear a 1", "body a!"])
  }

  @Test func `a covered screen hears its publishers and is evaluated, but not laid out or drawn`() {
    // R2, E1
    struct Receiver: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var number = 0
      var body: some View {
        log.note("body \(number)")
        return VStack {
          Text("number \(number)")
          ForEach(0..<number, id: \.self) { Text("row \($0)") }
          NavigationLink("go") { Text("over").focusable() }
        }
        .onReceive(subject) { number = $0 }
        .onChange(of: number) { log.note("changed \(number)") }
      }
    }
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let host = TestHost(width: 20, height: 8) { NavigationStack { Receiver(subject: subject, log: log) } }
    host.press(.return)
    _ = log.take()
    for number in 1...3 {
      subject.send(number)
      host.turn()
      expect(log.take(), ["body \(number)", "changed \(number)"])
      expect(host.record.layouts, 0)
      expect(host.record.cellsWritten, 0)
    }
    host.press(.escape)
    expect(log.take(), [])
    expect(host.text, contains: "number 3")
    expect(host.text, contains: "row 2")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a screen is as large as its room when it is seen again`() {
    struct Filled: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("go") { Text("over").focusable() }
            HStack {
              Text("left"); Spacer(); Text("right")
            }
          }
        }
      }
    }
    let host = TestHost(width: 20, height: 4) { Filled() }
    host.press(.return)
    host.resize(width: 30, height: 4)
    host.press(.escape)
    let fresh = TestHost(width: 30, height: 4) { Filled() }
    expect(host.text, fresh.text)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `rows of a covered list are made when it is seen again`() {
    // I3, I5
    struct Row: View {
      let number: Int
      var body: some View { Text("row \(number)") }
    }
    struct Screen: View {
      @State private var numbers = Array(0..<1000)
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          List(numbers, id: \.self) { Row(number: $0) }
            .navigationDestination(for: Int.self) { Text("over \($0)").focusable() }
        }
        .onKeyPress("d") {
          numbers.removeFirst(90)
          return .handled
        }
        .onKeyPress("o") {
          path = [1]
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 6) { Screen() }
    expect(host.record.bodies.first, "Screen")
    expect(host.record.bodies, lacks: "Row")
    host.type("d")
    expect(host.record.bodies, ["Screen", "NavigationStack", "BarFrame"])
    host.press(.escape)
    expect(host.text, contains: "row 90 ")
    host.type("o")
    for _ in 0..<10 {
      host.type("d")
      // The rows that there are follow their elements; no others are made.
      expect(host.record.bodies.count { $0 == "Row" }, atMost: 10)
      expect(host.record.layouts, 0)
    }
    host.press(.escape)
    expect(host.text, contains: "row 990")
    expect(host.text, lacks: "row 989")
    expect(host.host.checkInvariants(), [])
  }

  @Test
  func
    `views that come to a covered screen appear when it is seen, and those that go do not disappear again`()
  {
    // L1, R7
    struct Screen: View {
      let log: Log
      @State private var names = ["a", "b"]
      @State private var isOver = false
      var body: some View {
        NavigationStack {
          VStack {
            ForEach(names, id: \.self) { name in
              Text(name).onAppear { log.note("appear \(name)") }.onDisappear { log.note("disappear \(name)") }
            }
          }
          .navigationDestination(isPresented: $isOver) { Text("over").focusable() }
        }
        .onKeyPress("n") {
          names = ["b", "c"]
          return .handled
        }
        .onKeyPress("o") {
          isOver.toggle()
          return .handled
        }
        .onKeyPress("e") {
          names = []
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 6) { Screen(log: log) }
    expect(log.take().sorted(), ["appear a", "appear b"])
    host.type("o")
    expect(log.take().sorted(), ["disappear a", "disappear b"])
    host.type("n")
    expect(log.take(), [])
    host.type("o")
    expect(log.take().sorted(), ["appear b", "appear c"])
    host.type("oe")
    expect(log.take().sorted(), ["disappear b", "disappear c"])
    host.type("o")
    expect(log.take(), [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a stack on a covered screen is covered with it`() {
    // L1
    struct Screen: View {
      let log: Log
      @State private var outer: [Int] = []
      @State private var inner: [Int] = []
      private func noted(_ name: String) -> some View {
        Text(name).onAppear { log.note("appear \(name)") }.onDisappear { log.note("disappear \(name)") }
      }
      var body: some View {
        NavigationStack(path: $outer) {
          NavigationStack(path: $inner) {
            noted("root").navigationDestination(for: Int.self) { noted("inner \($0)") }
          }
          .navigationDestination(for: Int.self) { noted("outer \($0)") }
        }
        .onKeyPress { press in
          switch press.key {
          case "o": outer = outer.isEmpty ? [1] : []
          case "i": inner = inner.isEmpty ? [1] : []
          case "b": (outer, inner) = (outer.isEmpty ? [1] : [], inner.isEmpty ? [1] : [])
          default: return .ignored
          }
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 20, height: 8) { Screen(log: log) }
    expect(log.take(), ["appear root"])
    host.type("i")
    expect(log.take(), ["appear inner 1", "disappear root"])
    host.type("o")
    expect(log.take(), ["appear outer 1", "disappear inner 1"])
    // Nobody sees what happens below.
    host.type("i")
    expect(log.take(), [])
    host.type("o")
    expect(log.take(), ["appear root", "disappear outer 1"])
    // Both at once: what is covered twice disappears once, and what comes below does not appear.
    host.type("b")
    expect(log.take(), ["appear outer 1", "disappear root"])
    host.type("b")
    expect(log.take(), ["appear root", "disappear outer 1"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a shortcut on a covered screen presses nothing`() {
    let log = Log()
    let host = TestHost(width: 20, height: 6) {
      NavigationStack {
        VStack {
          NavigationLink("go") { Text("over").focusable() }
          Button("save") { log.note("saved") }.keyboardShortcut("s")
        }
      }
    }
    host.press("s", modifiers: .control)
    expect(log.take(), ["saved"])
    host.press(.return)
    host.press("s", modifiers: .control)
    expect(log.take(), [])
    host.press(.escape)
    host.press("s", modifiers: .control)
    expect(log.take(), ["saved"])
  }
}
