import Expectations
import Testing
import TerminalUI
import TerminalUICore
import TerminalUITesting

@Suite struct TransactionTests {
  @Test func `two transactions in one action are two updates, each seen with its own`() {
    // E6
    struct Screen: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        log.note("body \(value)")
        return Text("\(value)").notesLevel(of: value, in: log)
          .onTapGesture {
            value = 1
            withTransaction(\.level, 5) { value = 2 }
            withTransaction(\.level, 6) { value = 3 }
            value = 4
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["body 0"])
    host.click(x: 0, y: 0)
    expect(
      log.take(), ["body 1", "level 0", "body 2", "level 5", "body 3", "level 6", "body 4", "level 0"])
  }

  @Test func `a transaction is seen by every reader of its writes, and is over with its update`() {
    struct Reader: View {
      let log: Log
      @Binding var value: Int
      var body: some View { Text("\(value)").notesLevel(of: value, in: log) }
    }
    struct Screen: View {
      let log: Log
      @State private var value = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Reader(log: log, value: $value)
          Reader(log: log, value: $other)
          Button("quick") {
            withTransaction(\.level, 3) {
              value += 1
              other += 1
            }
          }
          Button("plain") { value += 1 }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 12, height: 4) { Screen(log: log) }
    host.click(on: "quick")
    expect(log.take(), ["level 3", "level 3"])
    host.click(on: "plain")
    expect(log.take(), ["level 0"])
  }

  @Test func `a transaction inside of another keeps what it doesn't set itself`() {
    struct Screen: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Text("\(value)").notesLevel(of: value, in: log)
          .onTapGesture {
            withTransaction(\.level, 3) {
              withTransaction(\.disablesAnimations, true) { value = 1 }
              withTransaction(\.level, 4) { value = 2 }
            }
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["level 3, no animations", "level 4"])
  }

  @Test func `what onChange and onAppear write belongs to the transaction that they follow from`() {
    // R6
    struct Screen: View {
      let log: Log
      @State private var isOpen = false
      @State private var width = 1
      @State private var seen = 0
      var body: some View {
        VStack {
          if isOpen { Text("open").onAppear { seen += 1 } }
          Text("\(width) \(seen)")
            .notesLevel(of: width, in: log)
            .notesLevel(of: seen, in: log)
        }
        .onChange(of: isOpen) { width = isOpen ? 9 : 1 }
        .onKeyPress("a") {
          withTransaction(\.level, 2) { isOpen.toggle() }
          return .handled
        }
        .onKeyPress("b") {
          isOpen.toggle()
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 5, height: 2) { Screen(log: log) }
    host.press("a")
    expect(log.take(), ["level 2", "level 2"])
    host.press("b")
    expect(log.take(), ["level 0"])
  }

  @Test func `a write during an evaluation belongs to the transaction of that evaluation`() {
    // E7
    struct Screen: View {
      let log: Log
      @State private var value = 0
      @State private var twice = 0
      var body: some View {
        if twice != 2 * value { twice = 2 * value }
        return Text("\(twice)").notesLevel(of: twice, in: log)
          .onTapGesture { withTransaction(\.level, 7) { value += 1 } }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(host.text, "2")
    expect(log.take(), ["level 7"])
    expect(host.issues.count, 1)
  }

  @Test func `a binding carries its transaction, inside of the one around the write`() {
    // B1
    struct Screen: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Text("\(value)").notesLevel(of: value, in: log)
          .onTapGesture {
            var transaction = Transaction()
            transaction.level = 4
            $value.transaction(transaction).wrappedValue = 1
            withTransaction(\.disablesAnimations, true) { $value.transaction(transaction).wrappedValue = 2 }
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["level 4", "level 4, no animations"])
  }

  // MARK: Modifiers

  @Test func `modifiers above change the transaction, the outer one first, and evaluate nobody`() {
    // Animation B8: the inner one wins
    struct Leaf: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Text("\(value)").notesLevel(of: value, in: log).onTapGesture { value += 1 }
      }
    }
    struct Screen: View {
      let log: Log
      var body: some View {
        log.note("body")
        return VStack { Leaf(log: log) }
          .transaction { $0.level = $0.level * 10 + 2 }
          .transaction { $0.level += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    expect(log.take(), ["body"])
    host.click(x: 0, y: 0)
    expect(log.take(), ["level 12"])
    expect(host.record.bodies, ["Leaf"])
  }

  @Test func `a modifier with a value takes part in the updates in which the value changes`() {
    struct Leaf: View {
      let log: Log
      let value: Int
      @State private var own = 0
      var body: some View {
        Text("\(own)").notesLevel(of: value + own, in: log).onTapGesture { own += 1 }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var value = 0
      @State private var other = 0
      var body: some View {
        VStack { Leaf(log: log, value: value + 10 * other) }
          .transaction(value: value) { $0.level = 8 }
          .onKeyPress("a") {
            value += 1
            return .handled
          }
          .onKeyPress("b") {
            other += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("a")
    expect(log.take(), ["level 8"])
    host.press("b")
    expect(log.take(), ["level 0"])
    host.click(x: 0, y: 0)
    expect(log.take(), ["level 0"])
    host.press("a")
    expect(log.take(), ["level 8"])
  }

  @Test func `a modifier with a body changes the transaction of the body, and not of what is in it`() {
    struct Screen: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Text("a").notesLevel(of: value, in: log)
          .transaction {
            $0.level = 4
          } body: {
            $0.notesLevel(of: value, in: log).transaction { $0.level = 9 }
          }
          .transaction { $0.level = 2 }
          .onTapGesture { value += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["level 9", "level 2"])
    expect(host.text, "a")
  }

  @Test func `transactions are equal if the same values are set`() {
    var (one, two) = (Transaction(), Transaction())
    expect(one, two)
    one.level = 3
    expect(one, not: two)
    two.disablesAnimations = true
    two.level = 3
    one.disablesAnimations = true
    expect(one, two)
    expect(one.level, 3)
    expect(Transaction().level, 0)
  }

  // MARK: Two hosts

  @Test func `two hosts that read a state see the same transactions, one after the other`() throws {
    let log = Log()
    let place = Place()
    let first = TestHost(width: 3, height: 1) { Owner(place: place, log: log) }
    let binding = try #require(place.value)
    let second = TestHost(width: 3, height: 1) { Guest(value: binding, log: log) }
    _ = log.take()
    first.press("a")
    expect(first.text, "  3")
    second.turn()
    expect(second.text, "  3")
    expect(
      log.take(),
      [
        "owner 1", "level 0", "guest 1", "level 0", "owner 2", "level 5", "guest 2", "level 5", "owner 3",
        "level 6", "guest 3", "level 6",
      ])
  }

  @Test func `a host that reads nothing of what was written isn't woken`() {
    struct Alone: View {
      @State private var value = 0
      var body: some View {
        Text("\(value)").onTapGesture {
          value += 1
          withTransaction(\.level, 5) { value += 1 }
        }
      }
    }
    let first = TestHost(width: 3, height: 1) { Alone() }
    let second = TestHost(width: 3, height: 1) { Alone() }
    var requests = 0
    second.host.onRequest = { requests += 1 }
    for _ in 1...100 { first.click(x: 1, y: 0) }
    expect(first.text, "200")
    expect(requests, 0)
    expect(!second.host.needsTurn)
  }
}

private final class Place { var value: Binding<Int>? }

private struct Owner: View {
  let place: Place
  let log: Log
  @State private var value = 0
  var body: some View {
    place.value = $value
    log.note("owner \(value)")
    return Text("\(value)").notesLevel(of: value, in: log).frame(width: 3, alignment: .trailing)
      .onKeyPress("a") {
        value = 1
        withTransaction(\.level, 5) { value = 2 }
        withTransaction(\.level, 6) { value = 3 }
        return .handled
      }
  }
}

private struct Guest: View {
  @Binding var value: Int
  let log: Log
  var body: some View {
    log.note("guest \(value)")
    return Text("\(value)").notesLevel(of: value, in: log).frame(width: 3, alignment: .trailing)
  }
}

private enum LevelKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension View {
  /// Notes the transaction of each update in which a value changes.
  fileprivate func notesLevel(of value: Int, in log: Log) -> some View {
    modifier(LevelNotes(value: value, log: log))
  }
}

private struct LevelNotes: PassModifier {
  let value: Int
  let log: Log

  func makePassNode(in context: NodeContext) -> PassNode { LevelNode(value, in: context) }
  func updatePassNode(_ node: PassNode) {
    guard let node = node as? LevelNode, node.value != value else { return }
    node.value = value
    let transaction = node.transaction
    log.note("level \(transaction.level)" + (transaction.disablesAnimations ? ", no animations" : ""))
  }
}

private final class LevelNode: PassNode {
  var value: Int
  init(_ value: Int, in context: NodeContext) {
    self.value = value
    super.init(in: context)
  }
}
