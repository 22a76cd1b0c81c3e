import Expectations
import Testing
import TerminalUI
import TerminalUITesting
import Observation

@propertyWrapper private struct Clamped: DynamicProperty {
  @State private var value = 0
  let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    _value = State(initialValue: wrappedValue)
  }

  var wrappedValue: Int {
    get { value }
    nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

@propertyWrapper private struct Inner: DynamicProperty {
  @State private var count = 0
  let log: Log
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  func update() { log.note("update Inner \(count)") }
}

@propertyWrapper private struct Outer: DynamicProperty {
  @Inner private var inner: Int
  @Environment(\.isEnabled) private var isEnabled
  private var snapshot = ""
  let log: Log

  init(log: Log) {
    _inner = Inner(log: log)
    self.log = log
  }
  var wrappedValue: String { snapshot }
  var projectedValue: Binding<Int> {
    Binding(get: { inner }, set: { inner = $0 })
  }
  mutating func update() {
    snapshot = "\(inner) \(isEnabled)"
    log.note("update Outer \(snapshot)")
  }
}

@propertyWrapper private struct Audited: DynamicProperty {
  @State private var value = 0
  let log: Log
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = newValue }
  }
  var projectedValue: Binding<Int> {
    Binding(
      get: { value },
      set: {
        log.note("set \($0)")
        value = $0
      })
  }
}

@Observable private final class Model {
  var title = "a"
  var mark = "!"
  var noise = 0
}

/// Makes its text in `update()`.
@propertyWrapper private struct Shouting: DynamicProperty {
  private var text = ""
  let model: Model
  init(model: Model) { self.model = model }
  var wrappedValue: String { text }
  mutating func update() { text = model.title.uppercased() + model.mark }
}

@Suite struct DynamicPropertyTests {
  @Test func `a wrapper around a state owns it in the node`() {
    // P1
    struct Screen: View {
      @Clamped(0...2) private var number = 1
      var body: some View { Text("\(number)").onTapGesture { number += 1 } }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    host.click(x: 0, y: 0)
    expect(host.record.bodies, ["Screen"])
    host.click(x: 0, y: 0)
    expect(host.record.bodies, [])
    expect(host.text, "2")
  }

  @Test func `nested wrappers are found at any depth and updated before those around them`() {
    // P1, P2
    struct Screen: View {
      let log: Log
      @Outer private var text: String
      init(log: Log) {
        self.log = log
        _text = Outer(log: log)
      }
      var body: some View {
        log.note("body \(text)")
        return Text(text).onKeyPress("+") {
          $text.wrappedValue += 1
          return .handled
        }
      }
    }
    struct Parent: View {
      let log: Log
      @State private var isDisabled = false
      @State private var noise = 0
      var body: some View {
        VStack {
          Screen(log: log).disabled(isDisabled)
          Text("\(noise)")
        }
        .onKeyPress("d") {
          isDisabled = true
          return .handled
        }
        .onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 8, height: 2) { Parent(log: log) }
    expect(log.take(), ["update Inner 0", "update Outer 0 true", "body 0 true"])
    host.press("+")
    expect(log.take(), ["update Inner 1", "update Outer 1 true", "body 1 true"])
    expect(host.record.bodies, ["Screen"])
    host.press("n")
    expect(log.take(), [])
    host.press("d")
    expect(log.take(), ["update Inner 1", "update Outer 1 false", "body 1 false"])
    expect(host.trimmedText, " 1 false\n    1")
  }

  @Test func `a setter behind the projected value runs once per write through it`() {
    // P3
    struct Screen: View {
      let log: Log
      @Audited private var number: Int
      init(log: Log) {
        self.log = log
        _number = Audited(log: log)
      }
      var body: some View {
        Text("\(number)")
          .onKeyPress("p") {
            $number.wrappedValue += 1
            return .handled
          }
          .onKeyPress("w") {
            number += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.press("p")
    expect(log.take(), ["set 1"])
    host.press("w")
    expect(log.take(), [])
    expect(host.text, "2")
  }

  @Test func `what update reads of an observable object evaluates the view`() {
    // P2, W1
    struct Screen: View {
      @Shouting private var title: String
      init(_ model: Model) { _title = Shouting(model: model) }
      var body: some View { Text(title) }
    }
    let model = Model()
    let host = TestHost(width: 3, height: 1) { Screen(model) }
    expect(host.text, "A! ")
    model.title = "b"
    host.turn()
    expect(host.text, "B! ")
    expect(host.record.bodies, ["Screen"])
    // What it doesn't read is nothing to it, and it is evaluated once though it reads twice.
    model.noise += 1
    host.turn()
    expect(host.record.bodies, [])
    model.title = "c"
    model.mark = "?"
    host.turn()
    expect(host.text, "C? ")
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a modifier has dynamic properties too`() {
    // P1
    struct Counting: ViewModifier {
      @State private var count = 0
      @Environment(\.isEnabled) private var isEnabled
      func body(content: Content) -> some View {
        HStack {
          content
          Text("\(count) \(isEnabled)")
        }
        .onTapGesture { count += 1 }
      }
    }
    let host = TestHost(width: 8, height: 1) { Text("a").modifier(Counting()) }
    host.click(on: "a")
    expect(host.record.bodies, ["Counting"])
    expect(host.text, "a 1 true")
  }
}
