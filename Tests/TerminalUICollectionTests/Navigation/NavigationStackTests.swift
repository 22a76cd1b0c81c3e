import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private final class Log {
  var lines: [String] = []
}

/// A screen that notes what happens to it.
private struct Note: View {
  let name: String
  let log: Log
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    log.lines.append("body \(name)")
    return VStack {
      Text("\(name) \(count)\(isPresented ? " up" : "")")
      NavigationLink("next", value: count + 1)
      Button("add") { count += 1 }
      Button("done") { dismiss() }
    }
    .navigationTitle("T\(name)")
    .onAppear { log.lines.append("appear \(name)") }
    .onDisappear { log.lines.append("disappear \(name) \(count)") }
  }
}

private struct Stack: View {
  let log: Log
  var body: some View {
    NavigationStack {
      Note(name: "root", log: log)
        .navigationDestination(for: Int.self) { number in Note(name: "n\(number)", log: log) }
    }
  }
}

private struct Bound: View {
  @State private var path = NavigationPath()
  let log: Log
  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestination(for: Int.self) { Note(name: "n\($0)", log: log) }
        .navigationDestination(for: String.self) { Text("text \($0)").navigationTitle($0) }
    }
    .onKeyPress("i") {
      path.append(7)
      return .handled
    }
    .onKeyPress("d") {
      path.append(1)
      path.append("deep")
      return .handled
    }
    .onKeyPress("c") {
      path = NavigationPath()
      return .handled
    }
    .onKeyPress("r") {
      path = NavigationPath(["other"])
      return .handled
    }
    .onKeyPress("x") {
      path.append(1.5)
      return .handled
    }
  }
}

@Suite struct NavigationStackTests {
  @Test func `a stack shows its root under the title`() {
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    expect(
      host.dots,
      """
      ·Troot··············
      ····················
      ·······root·0·······
      ·······next·›·······
      ·········add········
      ········done········
      ····················
      """)
  }

  @Test func `a link shows its destination with a way back, and Escape goes back`() {
    let log = Log()
    let host = TestHost(width: 20, height: 7) { Stack(log: log) }
    host.press(.return)
    expect(
      host.dots,
      """
      ·‹·Troot··Tn1·······
      ····················
      ·······n1·0·up······
      ·······next·›·······
      ·········add········
      ········done········
      ····················
      """, "\(host.treeDescription)")
    host.press(.escape)
    expect(host.text, contains: "root 0")
    expect(host.text, lacks: "‹")
    expect(host.issues, [])
  }

  @Test func `push and pop: body, appear; disappear, once each, and the root's body not at all`() {
    // L1
    let log = Log()
    let host = TestHost(width: 20, height: 7) { Stack(log: log) }
    expect(log.lines, ["body root", "appear root"])
    host.press(.return)
    expect(log.lines.dropFirst(2), ["body n1", "appear n1", "disappear root 0"])
    host.press(.escape)
    expect(log.lines.dropFirst(5), ["appear root", "disappear n1 0"])
    expect(host.record.bodies, lacks: "Note")
  }

  @Test func `the state of a screen lives until it is popped, and begins anew after`() {
    // L1, S2
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    host.click(on: "add")
    host.click(on: "next")
    expect(host.text.contains("n2 0") || host.text.contains("n2"))
    host.click(on: "add")
    host.click(on: "add")
    expect(host.text, contains: "n2 2 up")
    host.press(.escape)
    expect(host.text, contains: "root 1")
    host.click(on: "next")
    expect(host.text, contains: "n2 0 up")
  }

  @Test func `tasks of a screen end with it, after onDisappear`() async {
    // L1, R5
    final class Ends { var lines: [String] = [] }
    struct Working: View {
      let ends: Ends
      var body: some View {
        Text("working")
          .task {
            // Longer than the long tests together take.
            try? await Task.sleep(for: .seconds(1_000_000))
            ends.lines.append("task \(Task.isCancelled)")
          }
          .onDisappear { ends.lines.append("disappear") }
      }
    }
    let ends = Ends()
    let host = TestHost(width: 20, height: 5) {
      NavigationStack { NavigationLink("go") { Working(ends: ends) } }
    }
    host.press(.return)
    await host.settle()
    host.press(.escape)
    await host.settle { ends.lines.count == 2 }
    expect(ends.lines, ["disappear", "task true"])
  }

  @Test func `a destination is not made before it is shown`() {
    // I5
    final class Counts { var made = 0 }
    struct Costly: View {
      init(_ counts: Counts) { counts.made += 1 }
      var body: some View { Text("costly") }
    }
    let counts = Counts()
    let host = TestHost(width: 20, height: 8) {
      NavigationStack {
        VStack {
          NavigationLink("a") { Costly(counts) }
          NavigationLink("b", destination: Costly(counts))
          NavigationLink("c", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Costly(counts) }
      }
    }
    expect(counts.made, 0)
    for number in 1...3 {
      host.press(.return)
      expect(counts.made, number)
      expect(host.text, contains: "costly")
      host.press(.escape)
      host.press(.tab)
    }
    expect(counts.made, 3)
  }

  @Test func `back returns the focus to where it was`() {
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    host.press(.tab)
    host.press(.tab)
    host.click(on: "next")
    host.press(.escape)
    host.press(.return)
    expect(host.text, contains: "n1")
  }

  @Test func `the back button goes back, and comes before the content`() {
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    host.press(.return)
    host.press(.tab, modifiers: .shift)
    host.press(.return)
    expect(host.text, contains: "root 0")
    host.press(.return)
    host.click(on: "‹ Troot")
    expect(host.text, contains: "root 0")
  }

  @Test func `a covered screen takes no input`() {
    let log = Log()
    let host = TestHost(width: 20, height: 7) {
      NavigationStack {
        Text("root").onKeyPress("k") {
          log.lines.append("key")
          return .handled
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .overlay { Text("tap").onTapGesture { log.lines.append("tap") } }
        NavigationLink("go", value: 1)
      }
    }
    host.press(.return)
    host.type("k")
    for x in 0..<20 { for y in 2..<7 { host.click(x: x, y: y) } }
    expect(log.lines, [])
    expect(host.text, contains: "number 1")
  }

  @Test func `state that changes below is there when one comes back, and draws nothing meanwhile`() {
    struct Ticking: View {
      @Binding var number: Int
      var body: some View { Text("tick \(number)") }
    }
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        NavigationStack {
          VStack {
            Ticking(number: $number)
            NavigationLink("go") { Text("over").focusable() }
          }
        }
        .onKeyPress("n") {
          number += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen() }
    host.press(.return)
    host.type("n")
    expect(host.record.bodies, ["Ticking"])
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 0)
    host.press(.escape)
    expect(host.text, contains: "tick 1")
  }

  @Test func `dismiss goes back, and does nothing on the root`() {
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    host.click(on: "done")
    expect(host.text, contains: "root 0")
    host.click(on: "next")
    host.click(on: "done")
    expect(host.text, contains: "root 0")
  }

  // MARK: Paths

  @Test func `a path that changes adds and removes screens, and keeps the ones in common`() {
    let log = Log()
    let host = TestHost(width: 24, height: 7) { Bound(log: log) }
    host.type("d")
    expect(host.text, contains: "text deep")
    expect(host.text, contains: "‹ Tn1")
    // The middle screen is there too, but was not seen.
    expect(log.lines, ["body n1"])
    host.press(.escape)
    expect(host.text, contains: "n1 0 up")
    expect(log.lines, ["body n1", "appear n1"])
    host.type("r")
    expect(host.text, contains: "text other")
    expect(log.lines.last, "disappear n1 0")
    host.type("c")
    expect(host.trimmedText.trimmingCharacters(in: .whitespacesAndNewlines), "root")
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `going back shortens the path, evaluating who reads it`() {
    struct Typed: View {
      @State private var path = [1, 2]
      private struct Shown: View {
        let path: [Int]
        var body: some View { Text("\(path)") }
      }
      var body: some View {
        VStack {
          Shown(path: path)
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { Text("at \($0)") }
          }
        }
      }
    }
    let host = TestHost(width: 20, height: 6) { Typed() }
    expect(host.text, contains: "[1, 2]")
    expect(host.text, contains: "at 2")
    host.press(.escape)
    expect(host.text, contains: "[1]")
    expect(host.text, contains: "at 1")
    host.press(.escape)
    host.press(.escape)
    expect(host.text, contains: "[]")
    expect(host.text, contains: "root")
  }

  @Test func `a value without a destination is reported`() {
    let host = TestHost(width: 24, height: 7) { Bound(log: Log()) }
    host.type("x")
    expect(host.issues, [.missingDestination(type: "Double", view: "Bound")])
    host.press(.escape)
    expect(host.text, contains: "root")
  }

  @Test func `a link whose value the path can't hold is reported and goes nowhere`() {
    struct Typed: View {
      @State private var path = [1].dropFirst().map { $0 }
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("go", value: "text").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    let host = TestHost(width: 24, height: 3) { Typed() }
    host.press(.return)
    expect(host.text, contains: "go")
    expect(host.issues, [.foreignPathElement(type: "String", view: "Typed")])
  }

  @Test func `a link without a value or a stack does nothing`() {
    let host = TestHost(width: 24, height: 3) {
      VStack {
        NavigationLink("one", value: Int?.none)
        NavigationLink("two", value: 2)
      }
    }
    host.click(on: "one")
    host.click(on: "two")
    expect(host.text.contains("one") && host.text.contains("two"))
    expect(host.issues, [])
  }

  // MARK: By bindings

  @Test func `a screen is shown while a value is true`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text(isShown ? "shown" : "hidden")
            .navigationDestination(isPresented: $isShown) { Text("details") }
        }
        .onKeyPress("s") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen() }
    host.type("s")
    expect(host.text, contains: "details")
    host.press(.escape)
    expect(host.text, contains: "hidden")
    host.type("s")
    expect(host.text, contains: "details")
    host.type("s")
    expect(host.text, contains: "hidden")
    expect(host.issues, [])
  }

  @Test func `a screen is shown for a value, and anew for another one`() {
    final class Counts { var appeared: [Int] = [] }
    struct Details: View {
      let number: Int
      let counts: Counts
      @State private var state = 0
      var body: some View {
        Text("details \(number) \(state)").focusable().onAppear { counts.appeared.append(number) }
          .onKeyPress("a") {
            state += 1
            return .handled
          }
      }
    }
    struct Screen: View {
      @State private var item: Int?
      let counts: Counts
      var body: some View {
        NavigationStack {
          Text("root").navigationDestination(item: $item) { Details(number: $0, counts: counts) }
        }
        .onKeyPress(keys: ["1", "2"]) { press in
          item = press.key == "1" ? 1 : 2
          return .handled
        }
      }
    }
    let counts = Counts()
    let host = TestHost(width: 20, height: 5) { Screen(counts: counts) }
    host.type("1a")
    expect(host.text, contains: "details 1 1")
    host.type("2")
    expect(host.text, contains: "details 2 0")
    expect(counts.appeared, [1, 2])
    host.press(.escape)
    expect(host.text, contains: "root")
  }

  /// A root that may look at its path, and presents a screen itself.
  private struct PathAndPresented: View {
    let readsPath: Bool
    @State private var path: [Int] = []
    @State private var isShown = false
    @State private var isDeeperShown = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(readsPath ? "root \(path.count)" : "root")
          Text(isShown ? "shown" : "not shown")
          Text(isDeeperShown ? "deeper" : "not deeper")
        }
        .navigationDestination(for: Int.self) { number in
          Text("n\(number)").navigationDestination(isPresented: $isDeeperShown) { Text("deep") }
        }
        .navigationDestination(isPresented: $isShown) { Text("presented") }
      }
      .onKeyPress("1") { act { path = [1] } }
      .onKeyPress("2") { act { path = [2] } }
      .onKeyPress("p") { act { isShown = true } }
      .onKeyPress("d") { act { isDeeperShown = true } }
      .onKeyPress("0") { act { path = [] } }
    }
    private func act(_ action: () -> Void) -> KeyPress.Result {
      action()
      return .handled
    }
  }

  // Counterexample 8
  @Test(arguments: [false, true])
  func `what is presented over a screen that the path takes away goes too, and is told`(readsPath: Bool) {
    let host = TestHost(width: 14, height: 6) { PathAndPresented(readsPath: readsPath) }
    for _ in 0..<2 {
      for key in ["1", "p"] as [KeyEquivalent] { host.press(key) }
      expect(host.text, contains: "presented")
      host.press("0")
      expect(host.text, contains: "root")
      expect(host.text, contains: "not shown")
      expectEmpty(host.issues)
    }
    for key in ["1", "p", "2"] as [KeyEquivalent] { host.press(key) }
    expect(host.text, contains: "n2")
    host.press("0")
    expect(host.text, contains: "not shown")
  }

  // Counterexample 8
  @Test(arguments: [false, true])
  func `a screen that a view on a popped screen presented is told, though that view has gone`(readsPath: Bool)
  {
    let host = TestHost(width: 14, height: 6) { PathAndPresented(readsPath: readsPath) }
    for key in ["1", "d"] as [KeyEquivalent] { host.press(key) }
    expect(host.text, contains: "deep")
    host.press("0")
    expect(host.text.contains("root") && host.text.contains("not deeper"))
  }

  @Test func `going back writes a binding once`() {
    struct App: View {
      let log: Log
      @State private var isShown = false
      @State private var path: [Int] = []
      var body: some View {
        let shown = Binding<Bool>(
          get: { isShown },
          set: {
            log.lines.append("\($0)")
            isShown = $0
          })
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Text("n\(number)").navigationDestination(isPresented: shown) { Leave() }
            }
        }
        .onKeyPress("1") {
          path = [1]
          return .handled
        }
        .onKeyPress("p") {
          isShown = true
          return .handled
        }
      }
      struct Leave: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("leave") { dismiss() } }
      }
    }
    let log = Log()
    let host = TestHost(width: 10, height: 5) { App(log: log) }
    for key in ["1", "p", .return] as [KeyEquivalent] { host.press(key) }
    expect(log.lines, ["false"])
    expect(host.text, contains: "n1")
  }

  @Test func `a presented screen goes with the view that presents it`() {
    struct Screen: View {
      @State private var hasLink = true
      var body: some View {
        NavigationStack {
          VStack {
            Text("root")
            if hasLink { NavigationLink("go") { Text("over").focusable() } }
          }
        }
        .onKeyPress("h") {
          hasLink = false
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen() }
    host.press(.return)
    expect(host.text, contains: "over")
    host.type("h")
    expect(host.text, contains: "root")
    expect(host.text, lacks: "over")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what a destination reads evaluates it again, in place`() {
    struct Screen: View {
      @State private var name = "a"
      var body: some View {
        NavigationStack {
          NavigationLink("go") { Text("over \(name)").focusable() }
        }
        .onKeyPress("n") {
          name += "b"
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 5) { Screen() }
    host.press(.return)
    host.type("n")
    expect(host.text, contains: "over ab")
  }

  @Test func `many pushes and pops leave nothing behind`() {
    let host = TestHost(width: 20, height: 7) { Stack(log: Log()) }
    host.press(.return)
    host.press(.escape)
    let lines = host.treeDescription
    for _ in 0..<Soak.count(100, 1_000) {
      host.press(.return)
      host.press(.escape)
    }
    expect(host.treeDescription, lines)
    expect(host.host.checkInvariants(), [])
  }
}

@Suite nonisolated struct NavigationPathTests {
  @Test func `a path counts, compares and forgets`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    expect(path.count, 3)
    expect(path.description, "1 › 2 › three")
    path.removeLast()
    expect(path, NavigationPath([1, 2]))
    path.removeLast(5)
    expect(path.isEmpty)
    path.removeLast(-1)
    expect(path, NavigationPath())
  }

  @Test func `a path of what can be encoded comes back`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Place(x: 1, name: "here"))
    let data = try JSONEncoder().encode(#require(path.codable))
    let back = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    expect(NavigationPath(back), path)
  }

  @Test func `a path with something else can't be encoded`() {
    var path = NavigationPath([1])
    path.append(ObjectIdentifier(Int.self))
    expectNil(path.codable)
  }

  @Test(arguments: [#"["Si"]"#, #"["no type", 1]"#, #"{"a": 1}"#, #"["Si", "text"]"#, #"["s5Error_p", 1]"#])
  func `what isn't a path is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
    }
  }
}

nonisolated struct Place: Hashable, Codable {
  var x: Int
  var name: String
}
