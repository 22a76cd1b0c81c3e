import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What a test calls from outside of the views.
private final class Actions {
  var run: () -> Void = {}
  var read: () -> Int = { -1 }
}

@Suite struct StateTests {
  @Test func `an assignment in init has no effect and is no mistake`() {
    // S1
    struct Number: View {
      @State private var number = 10
      init() { self.number = 11 }
      var body: some View { Text("\(number)") }
    }
    struct Parent: View {
      var body: some View { Number() }
    }
    let host = TestHost(width: 2, height: 1) { Parent() }
    expect(host.text, "10")
    expect(host.issues, [])
  }

  @Test func `a new State in init sets the initial value, and later ones nothing`() {
    // S1
    struct Number: View {
      @State private var number = 10
      init(_ number: Int) { _number = State(initialValue: number) }
      var body: some View { Text("\(number)") }
    }
    struct Parent: View {
      @State private var count = 11
      var body: some View { Number(count).onTapGesture { count += 1 } }
    }
    let host = TestHost(width: 2, height: 1) { Parent() }
    expect(host.text, "11")
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Parent"])
    expect(host.text, "11")
  }

  @Test func `state lives and dies with its node`() {
    // S2
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onTapGesture { count += 1 } }
    }
    struct Parent: View {
      @State private var isShown = true
      @State private var id = 1
      var body: some View {
        VStack {
          if isShown { Counter() } else { Text("-") }
          Counter().id(id)
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
        .onKeyPress("i") {
          id += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Parent() }
    host.click(x: 0, y: 0)
    host.click(x: 0, y: 1)
    host.click(x: 0, y: 1)
    expect(host.text, "1\n2")
    host.press("t")
    expect(host.text, "-\n2")
    host.press("t")
    expect(host.text, "0\n2")
    host.press("i")
    expect(host.record.bodies, ["Parent", "Counter"])
    expect(host.text, "0\n0")
  }

  @Test func `only a view whose body reads a state depends on it`() {
    // S3
    struct Child: View {
      @Binding var number: Int
      var body: some View { Text("\(number)").onTapGesture { number += 1 } }
    }
    struct Parent: View {
      @State private var number = 0
      @State private var unread = 0
      var body: some View {
        VStack {
          Child(number: $number)
          Text("x").onTapGesture { unread += 1 }
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Parent() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Child"])
    expect(host.text, "1\nx")
    host.click(on: "x")
    expect(host.record.bodies, [])
  }

  @Test func `what a body stops reading it stops depending on`() {
    // S3
    struct Choice: View {
      @State private var isFirst = true
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text(isFirst ? "\(first)" : "\(second)")
          .onKeyPress("t") {
            isFirst.toggle()
            return .handled
          }
          .onKeyPress("1") {
            first += 1
            return .handled
          }
          .onKeyPress("2") {
            second += 10
            return .handled
          }
      }
    }
    let host = TestHost(width: 2, height: 1) { Choice() }
    host.press("2")
    expect(host.record.bodies, [])
    host.press("1")
    expect(host.record.bodies, ["Choice"])
    host.press("t")
    expect(host.text, "10")
    host.press("1")
    expect(host.record.bodies, [])
    host.press("2")
    expect(host.record.bodies, ["Choice"])
    expect(host.text, "20")
  }

  @Test func `writing an equal value invalidates nothing`() {
    // S4
    struct Equal: View {
      struct Loose: Equatable {
        var number: Int
        var noise: Int
        nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
      }
      struct Plain { var x = 0, y = 0 }
      let actions: Actions
      @State private var number = 5
      @State private var text = "a long text that is not kept in line"
      @State private var loose = Loose(number: 1, noise: 1)
      @State private var plain = Plain()
      var body: some View {
        actions.run = {
          number = 5
          text = String("a long text that is not kept in line".map { $0 })
          loose = Loose(number: 1, noise: 2)
          plain = Plain(x: 0, y: 0)
        }
        return Text("\(number) \(text) \(loose.number) \(plain.x)")
      }
    }
    let actions = Actions()
    let host = TestHost(width: 5, height: 1) { Equal(actions: actions) }
    actions.run()
    expect(!host.host.needsTurn)
    host.turn()
    expect(host.record.bodies, [])
  }

  @Test func `another object is another value, whatever its == says`() {
    // S4
    final class Same: Equatable {
      let number: Int
      init(_ number: Int) { self.number = number }
      nonisolated static func == (lhs: Same, rhs: Same) -> Bool { true }
    }
    struct Holder: View {
      @State private var object = Same(1)
      var body: some View { Text("\(object.number)").onTapGesture { object = Same(2) } }
    }
    let host = TestHost(width: 1, height: 1) { Holder() }
    host.click(x: 0, y: 0)
    expect(host.text, "2")

    struct OptionalHolder: View {
      @State private var object: Same? = Same(1)
      var body: some View { Text("\(object?.number ?? 0)").onTapGesture { object = Same(2) } }
    }
    let other = TestHost(width: 1, height: 1) { OptionalHolder() }
    other.click(x: 0, y: 0)
    expect(other.text, "2")
  }

  /// Writes `values` to a state that is `nil`, one after the other, and says which of the writes were changes.
  private func changes<Value>(_ values: [Value?]) -> [Bool] {
    let writer = Writer<Value>.Write()
    let host = TestHost(width: 1, height: 1) { Writer(write: writer) }
    return values.map { value in
      writer.run(value)
      let isChange = host.host.needsTurn
      host.turn()
      return isChange
    }
  }

  private struct Writer<Value>: View {
    final class Write {
      var run: (Value?) -> Void = { _ in }
    }
    let write: Write
    @State private var value: Value?

    var body: some View {
      write.run = { value = $0 }
      return Text(value == nil ? "0" : "1")
    }
  }

  @Test func `optional values are equal if both are nil or what they hold is`() {
    // S4
    struct Loose: Equatable {
      var number: Int
      var noise: Int
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
    }
    expect(changes([nil, 1, 1, nil, nil, 2, 3] as [Int?]), [false, true, false, true, false, true, true])
    expect(changes([nil, 0, 0, nil, 1, 0] as [Int8?]), [false, true, false, true, true, true])
    expect(changes([nil, false, false, true, nil] as [Bool?]), [false, true, false, true, true])
    expect(changes([nil, "a", "a", "b", nil] as [String?]), [false, true, false, true, true])
    expect(changes([nil, 0, -0.0, 1] as [Double?]), [false, true, false, true])
    let loose = [(1, 1), (1, 2), (2, 2)].map { Loose(number: $0.0, noise: $0.1) }
    expect(changes([loose[0], loose[1], nil, loose[2]]), [true, false, true, true])
  }

  @Test func `a closure of an old body writes to the live state`() {
    // S5
    final class Kept { var first: (() -> Void)? }
    struct Counter: View {
      let kept: Kept
      @State private var count = 0
      var body: some View {
        if kept.first == nil { kept.first = { count += 1 } }
        return Text("\(count)").onTapGesture { count += 10 }
      }
    }
    let kept = Kept()
    let host = TestHost(width: 2, height: 1) { Counter(kept: kept) }
    host.click(on: "0")
    kept.first?()
    host.turn()
    expect(host.text, "11")
  }

  @Test func `a write after the node is gone is ignored`() {
    // S5
    struct Child: View {
      let actions: Actions
      @State private var count = 3
      var body: some View {
        actions.run = { count += 1 }
        actions.read = { count }
        return Text("\(count)")
      }
    }
    struct Other: View {
      @State private var count = 7
      var body: some View { Text("\(count)") }
    }
    struct Parent: View {
      let actions: Actions
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Child(actions: actions) } else { Other() }
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
      }
    }
    let actions = Actions()
    let host = TestHost(width: 1, height: 1) { Parent(actions: actions) }
    actions.run()
    host.turn()
    expect(host.text, "4")
    host.press("t")
    // The slot of the old state may belong to another one by now.
    actions.run()
    host.turn()
    expect(host.text, "7")
    expect(host.record.bodies, [])
    expect(actions.read(), 3)
  }

  @Test func `a view that read a state which is gone is evaluated again and forgets it`() {
    // S5, and invariant 1 of the tree
    final class Shared { var binding: Binding<Int>? }
    struct Owner: View {
      let shared: Shared
      @State private var count = 1
      var body: some View {
        shared.binding = $count
        return Text("o")
      }
    }
    struct Reader: View {
      let shared: Shared
      let round: Int
      var body: some View { Text("\(shared.binding?.wrappedValue ?? -1) \(round)") }
    }
    struct Parent: View {
      let shared: Shared
      @State private var isShown = true
      @State private var round = 0
      var body: some View {
        VStack {
          if isShown { Owner(shared: shared) }
          Reader(shared: shared, round: round)
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
        .onKeyPress("n") {
          round += 1
          return .handled
        }
      }
    }
    let shared = Shared()
    let host = TestHost(width: 3, height: 2) { Parent(shared: shared) }
    shared.binding?.wrappedValue = 2
    host.turn()
    expect(host.record.bodies, ["Reader"])
    host.press("t")
    expect(host.record.bodies, ["Parent", "Reader"])
    host.press("n")
    host.press("n")
    expect(host.trimmedText, "\n1 2")
  }

  @Test func `State by hand works like the wrapper`() {
    // S6
    struct ByHand: View {
      var name = State(wrappedValue: "a")
      var body: some View {
        Text(name.wrappedValue).onTapGesture { name.wrappedValue += "b" }
      }
    }
    let host = TestHost(width: 2, height: 1) { ByHand() }
    host.click(on: "a")
    expect(host.record.bodies, ["ByHand"])
    expect(host.text, "ab")
  }

  @Test func `a state without a value is nil at first`() {
    // S1
    struct Empty: View {
      @State private var name: String?
      var body: some View { Text(name ?? "none").onTapGesture { name = "some" } }
    }
    let host = TestHost(width: 4, height: 1) { Empty() }
    expect(host.text, "none")
    host.click(x: 0, y: 0)
    expect(host.text, "some")
  }

  @Test func `writes of another thread are seen in the next update, in order`() async {
    // S7
    struct Counter: View {
      let log: Log
      let write: (Binding<[Int]>) -> Void
      @State private var values: [Int] = []
      var body: some View {
        log.note("\(values.count)")
        return Text("\(values.count)").onAppear { write($values) }
      }
    }
    let log = Log()
    var writer: Task<Void, Never>?
    let host = TestHost(width: 3, height: 1) {
      Counter(log: log) { values in
        writer = Task.detached { for number in 1...100 { values.wrappedValue = Array(0..<number) } }
      }
    }
    await writer?.value
    await host.settle()
    expect(host.text, "100")
    expect(log.take().last, "100")
    expect(host.issues, [])
  }

  @Test func `a read right after a write sees the written value`() {
    // S8
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)").onTapGesture {
          count += 1
          log.note("\(count)")
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Counter(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["1", "2"])
    expect(host.record.bodies, ["Counter"])
    expect(host.text, "2")
  }
}
