import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What is read or written after that which it belonged to is gone.
@Suite struct LateReadTests {
  private final class Actions {
    var read: () -> String = { "" }
  }

  @Test func `the whole environment can be read when the view and what set it are gone`() {
    // Mend B3
    struct Reader: View {
      let actions: Actions
      @Environment(\.self) private var values
      var body: some View {
        actions.read = { "\(values.speed) \(values.note)" }
        return Text("\(values.speed)")
      }
    }
    struct Screen: View {
      let actions: Actions
      @State private var round = 0
      var body: some View {
        VStack {
          if round == 0 {
            Reader(actions: actions).environment(\.speed, 7).environment(
              \.note, "a note that is not kept in line")
          } else {
            ForEach(0..<50) { _ in Text("x").environment(\.speed, 99).environment(\.note, "another") }.id(
              round)
          }
        }
        .onKeyPress("n") {
          round += 1
          return .handled
        }
      }
    }
    let actions = Actions()
    let host = TestHost(width: 9, height: 9) { Screen(actions: actions) }
    host.type("nnn")
    expect(actions.read(), "7 a note that is not kept in line")
  }

  @Test func `values that a transformation let out can be read later`() {
    // Mend B3
    final class Kept { var values: EnvironmentValues? }
    struct Screen: View {
      let kept: Kept
      @State private var round = 0
      var body: some View {
        VStack {
          if round == 0 {
            Text("a").transformEnvironment(\.self) { kept.values = $0 }.environment(\.speed, 7)
          } else {
            ForEach(0..<50) { _ in Text("x").environment(\.speed, 99) }.id(round)
          }
        }
        .onKeyPress("n") {
          round += 1
          return .handled
        }
      }
    }
    let kept = Kept()
    let host = TestHost(width: 9, height: 9) { Screen(kept: kept) }
    host.type("nnn")
    expect(kept.values?.speed, 7)
  }

  @Test func `an environment that was kept is read by another view's body`() {
    // Mend B3, N2
    final class Kept { var values: EnvironmentValues? }
    struct Keeper: View {
      let kept: Kept
      @Environment(\.self) private var values
      var body: some View {
        kept.values = values
        return Text("k")
      }
    }
    struct Reader: View {
      let kept: Kept
      let round: Int
      var body: some View { Text("r\(kept.values?.speed ?? 0)") }
    }
    struct Screen: View {
      let kept: Kept
      @State private var round = 0
      var body: some View {
        VStack {
          if round < 2 { Keeper(kept: kept).environment(\.speed, 7) }
          Reader(kept: kept, round: round)
        }
        .onKeyPress("n") {
          round += 1
          if round == 4 { kept.values = nil }
          return .handled
        }
      }
    }
    let kept = Kept()
    let host = TestHost(width: 2, height: 2) { Screen(kept: kept) }
    for round in 1...3 {
      host.type("n")
      expect(host.text, contains: "r7", "\(round)")
    }
    host.type("n")
    expect(host.text, contains: "r0")
    host.type("n")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the content of a modifier is shown by a screen that outlives the modifier`() {
    // Mend B4
    struct Push: ViewModifier {
      let number: Int
      func body(content: Content) -> some View {
        NavigationLink("go") {
          VStack {
            content; Text("!")
          }
        }
      }
    }
    struct Inner: View {
      @State private var count = 0
      var body: some View { Text("c\(count)").onTapGesture { count += 1 } }
    }
    struct Root: View {
      @Binding var round: Int
      var body: some View {
        VStack {
          if round == 0 {
            Inner().modifier(Push(number: 1))
          } else {
            ForEach(0..<20) { number in Text("x").modifier(EmptyPush(number: number)) }.id(round)
          }
        }
      }
    }
    struct EmptyPush: ViewModifier {
      let number: Int
      func body(content: Content) -> some View { content }
    }
    struct Screen: View {
      @State private var round = 0
      var body: some View {
        NavigationStack { Root(round: $round) }.onKeyPress("n") {
          round += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 20) { Screen() }
    host.press(.return)
    expect(host.text, contains: "c0")
    host.click(on: "c0")
    expect(host.text, contains: "c1")
    // The link goes, and others are made where it was.
    host.type("nnn")
    if host.position(of: "c1") != nil { host.click(on: "c1") }
    host.press(.escape)
    expect(host.host.checkInvariants(), [])
    host.type("n")
    expect(host.text, contains: "x")
  }

  @Test func `the content of a modifier is made after the modifier is gone`() {
    // Mend B4
    final class Kept { var make: (() -> AnyView)? }
    struct Keep: ViewModifier {
      let kept: Kept
      func body(content: Content) -> some View {
        kept.make = { AnyView(content) }
        return Text("kept")
      }
    }
    struct Screen: View {
      let kept: Kept
      @State private var round = 0
      var body: some View {
        VStack {
          switch round {
          case 0: Text("content").modifier(Keep(kept: kept))
          case 1: Text("none")
          default: kept.make?()
          }
        }
        .onKeyPress("n") {
          round += 1
          return .handled
        }
      }
    }
    let kept = Kept()
    let host = TestHost(width: 8, height: 1) { Screen(kept: kept) }
    host.type("nn")
    expect(host.text, contains: "content")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a state in the place of one that is gone has nothing of what was to be written to that`() {
    // Mend B6
    final class Kept { var bindings: [Binding<Int>] = [] }
    struct Child: View {
      let log: Log
      let kept: Kept
      @State private var count = 0
      var body: some View {
        kept.bindings.append($count)
        return Text("\(count)").onAppear { log.note("\(count)") }
      }
    }
    struct Screen: View {
      let log: Log
      let kept: Kept
      @State private var isShown = true
      @State private var other = 0
      var body: some View {
        VStack {
          Text("\(other)")
          if isShown { ForEach(0..<50) { _ in Child(log: log, kept: kept) } }
        }
        .onKeyPress("n") {
          let bindings = kept.bindings
          kept.bindings = []
          isShown = false
          withTransaction(Transaction()) { for binding in bindings { binding.wrappedValue = 5 } }
          withTransaction(Transaction()) { isShown = true }
          withTransaction(Transaction()) { other += 1 }
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 60) { Screen(log: log, kept: Kept()) }
    expect(Set(log.take()), ["0"])
    for _ in 0..<20 {
      host.type("n")
      expect(Set(log.take()), ["0"])
    }
  }
}

nonisolated private enum SpeedKey: EnvironmentKey { static var defaultValue: Int { 1 } }
nonisolated private enum NoteKey: EnvironmentKey { static var defaultValue: String { "-" } }

extension EnvironmentValues {
  nonisolated fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
  nonisolated fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
