import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// A view whose `init` and `body` are noted.
private struct Noted<Content: View>: View {
  let name: String
  let log: Log
  let content: Content

  init(_ name: String, _ log: Log, @ViewBuilder content: () -> Content) {
    log.note("init \(name)")
    self.name = name
    self.log = log
    self.content = content()
  }

  var body: some View {
    log.note("body \(name)")
    return content
  }
}

private struct Leaf: View {
  let log: Log
  let number: Int

  init(_ number: Int, _ log: Log) {
    log.note("init Leaf")
    self.log = log
    self.number = number
  }

  var body: some View {
    log.note("body Leaf \(number)")
    return Text("\(number)")
  }
}

@Suite struct EvaluationTests {
  @Test func `loading evaluates each body once`() {
    // E1
    let log = Log()
    let host = TestHost(width: 4, height: 1) { Noted("A", log) { Leaf(1, log) } }
    expect(log.take(), ["init A", "init Leaf", "body A", "body Leaf 1"])
    expect(host.record.bodies, ["Noted", "Leaf"])
    host.turn()
    expect(log.take(), [])
  }

  @Test func `a change of state evaluates the view that reads it and children that differ`() {
    // E1
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        log.note("body Counter")
        return HStack {
          Leaf(0, log)
          Leaf(count, log)
        }
        .onKeyPress("+") {
          count += 1
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 4, height: 1) { Counter(log: log) }
    _ = log.take()
    host.press("+")
    expect(log.take(), ["body Counter", "init Leaf", "init Leaf", "body Leaf 1"])
    expect(host.record.bodies, ["Counter", "Leaf"])
  }

  @Test func `an action that changes nothing evaluates nothing`() {
    // E2
    struct Idle: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .onTapGesture { log.note("tap") }
          .onKeyPress("a") {
            log.note("key")
            return .handled
          }
          .onChange(of: count) { log.note("change") }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Idle(log: log) }
    host.click(x: 0, y: 0)
    expect(host.record.bodyCount, 0)
    host.press("a")
    expect(host.record.bodyCount, 0)
    host.scroll(dy: 1)
    host.paste("x")
    host.press("b")
    expect(host.record.bodyCount, 0)
    expect(host.record.layouts, 0)
    expect(host.record.cellsWritten, 0)
    expect(log.take(), ["tap", "key"])
  }

  @Test func `an equal child stops its branch`() {
    // E3
    struct Child: View {
      let log: Log
      let number: Int
      init(_ number: Int, _ log: Log) {
        log.note("init Child")
        (self.number, self.log) = (number, log)
      }
      var body: some View {
        log.note("body Child")
        return Leaf(number, log)
      }
    }
    struct Parent: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\(count)")
          Child(5, log)
        }
        .onTapGesture { count += 1 }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 2) { Parent(log: log) }
    expect(log.take(), ["init Child", "body Child", "init Leaf", "body Leaf 5"])
    host.click(on: "0")
    expect(host.text, " 1\n 5")
    expect(log.take(), ["init Child"])
  }

  @Test func `of A B C D exactly the affected A and C are evaluated`() {
    // E4
    final class Actions { var change: () -> Void = {} }
    struct D: View {
      var body: some View { Text("d") }
    }
    struct C: View {
      @Binding var number: Int
      var body: some View {
        Text("\(number)")
        D()
      }
    }
    struct B: View {
      @Binding var number: Int
      var body: some View { C(number: $number) }
    }
    struct A: View {
      let actions: Actions
      @State private var own = 0
      @State private var below = 0
      var body: some View {
        actions.change = {
          own += 1
          below += 1
        }
        return VStack {
          Text("\(own)")
          B(number: $below)
        }
      }
    }
    let actions = Actions()
    let host = TestHost(width: 3, height: 3) { A(actions: actions) }
    expect(host.record.bodies, ["A", "B", "C", "D"])
    actions.change()
    host.turn()
    expect(host.record.bodies, ["A", "C"])
    expect(host.text, " 1 \n 1 \n d ")
  }

  @Test func `a view is evaluated once though it reads what changed and its parent made another value`() {
    // E5
    struct Child: View {
      let number: Int
      @Binding var shared: Int
      var body: some View { Text("\(number) \(shared)") }
    }
    struct Parent: View {
      @State private var shared = 0
      var body: some View {
        Child(number: shared * 10, shared: $shared)
          .onTapGesture { shared += 1 }
      }
    }
    let host = TestHost(width: 5, height: 1) { Parent() }
    host.click(x: 2, y: 0)
    expect(host.record.bodies, ["Parent", "Child"])
    expect(host.trimmedText, "10 1")
  }

  @Test func `a child that its parent removes is not evaluated`() {
    // E5
    struct Child: View {
      @Binding var items: [Int]
      var body: some View { Text("\(items[0])") }
    }
    struct Parent: View {
      @State private var items = [1]
      var body: some View {
        VStack {
          if items.isEmpty { Text("none") } else { Child(items: $items) }
        }
        .onKeyPress("x") {
          items = []
          return .handled
        }
      }
    }
    let host = TestHost(width: 4, height: 1) { Parent() }
    host.press("x")
    expect(host.record.bodies, ["Parent"])
    expect(host.text, "none")
  }

  @Test func `a transaction in the middle of an action makes an update of its own`() {
    // E6
    struct Steps: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        log.note("body \(value)")
        return Text("\(value)")
          .onChange(of: value) { old, new in log.note("\(old)→\(new)") }
          .onTapGesture {
            value = 1
            value = 2
            withTransaction(Transaction()) {
              value = 3
              value = 4
            }
            log.note("reads \(value)")
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Steps(log: log) }
    expect(log.take(), ["body 0"])
    host.click(x: 0, y: 0)
    expect(log.take(), ["reads 4", "body 2", "0→2", "body 4", "2→4"])
    expect(host.text, "4")
    expect(host.terminal.writes.count, 2)
  }

  @Test func `each transaction makes one update, in order, and so do the writes after it`() {
    // E6
    struct Steps: View {
      let log: Log
      @State private var value = 0
      @State private var other = 0
      var body: some View {
        log.note("\(value) \(other)")
        return Text("\(value)")
          .onKeyPress("a") {
            withTransaction(Transaction()) { value = 1 }
            withTransaction(Transaction()) {
              value += 1
              withTransaction(Transaction()) { other = 5 }
              other += 1
            }
            value += 10
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Steps(log: log) }
    _ = log.take()
    host.press("a")
    expect(log.take(), ["1 0", "2 0", "2 5", "2 6", "12 6"])
    expect(host.record.bodies.count, 5)
    expect(host.text, "12")
  }

  @Test func `a transaction that comes first shares no update with what follows`() {
    // E6
    struct Steps: View {
      let log: Log
      @State private var value: Int? = 0
      var body: some View {
        log.note("\(value as Any)")
        return Text("x")
          .onKeyPress("a") {
            withTransaction(Transaction()) { value = nil }
            log.note("reads \(value as Any)")
            value = 3
            value = nil
            log.note("reads \(value as Any)")
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Steps(log: log) }
    _ = log.take()
    host.press("a")
    expect(log.take(), ["reads nil", "reads nil", "nil", "nil"])
  }

  @Test func `a transaction in onChange makes the next update and ends by itself`() {
    // E6, R6
    struct Loop: View {
      @State private var value = 0
      let limit: Int
      var body: some View {
        Text("\(value)")
          .onChange(of: value) {
            if value < limit { withTransaction(Transaction()) { value += 1 } }
          }
          .onTapGesture { value += 1 }
      }
    }
    let host = TestHost(width: 6, height: 1) { Loop(limit: 3) }
    host.click(on: "0")
    expect(host.trimmedText, "   3")
    expect(host.issues, [])

    let endless = TestHost(width: 6, height: 1) { Loop(limit: .max) }
    endless.click(on: "0")
    expect(endless.record.bodyCount, below: 40)
    expect(endless.host.needsTurn)
  }

  @Test func `events that come together make one frame, and each meets what the one before made`() {
    // E6, R4
    struct Sum: View {
      let log: Log
      @State private var value = 1
      var body: some View {
        let doubled = value * 2
        return Text("\(value)")
          .onKeyPress("d") {
            log.note("\(doubled)")
            value = doubled
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 3, height: 1) { Sum(log: log) }
    let press = InputEvent.key(KeyPress(key: "d"))
    host.send(press, press, press)
    expect(log.take(), ["2", "4", "8"])
    expect(host.record.bodies, ["Sum", "Sum", "Sum"])
    expect(host.record.runs.count, 1)
    expect(host.terminal.writes.count, 2)
    expect(host.text, " 8 ")
  }

  @Test func `a write during an evaluation is reported once and done after the update`() {
    // E7
    struct Careless: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        log.note("body \(count)")
        if count < 2 { count += 1 }
        log.note("then \(count)")
        return Text("\(count)")
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Careless(log: log) }
    expect(log.take(), ["body 0", "then 0", "body 1", "then 1", "body 2", "then 2"])
    expect(host.text, "2")
    expect(host.issues, [.writeDuringEvaluation(view: "Careless")])
    expect(
      host.issues[0].description,
      """
      State was written while the body of Careless was being evaluated. Move the write to an action or to \
      onChange. It takes effect after this update.
      """)
  }

  @Test func `writes that never end are stopped and their view is named`() {
    // E7, R6
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let host = TestHost(width: 3, height: 1) { Endless() }
    expect(host.record.bodyCount, atMost: 9)
    expect(host.issues, contains: .unsettled(views: ["Endless"]))
  }
}
