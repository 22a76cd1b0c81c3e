import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Settings {
  var title = "a"
  var items = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
  var sizes = ["small": 1]
  var note: String?
}

/// Shows a text and adds to it when clicked.
private struct Editor: View {
  @Binding var text: String
  var body: some View { Text(text).onTapGesture { text += "+" } }
}

@Suite struct BindingTests {
  @Test func `a binding leads to a state, a part, an element, an entry`() {
    // B1
    struct Screen: View {
      let log: Log
      @State private var settings = Settings()
      var body: some View {
        Text("x").onTapGesture {
          $settings.title.wrappedValue = "b"
          $settings.items[1].name.wrappedValue = "z"
          $settings.sizes["large"].wrappedValue = 3
          let title = Binding(projectedValue: $settings.title)
          title.wrappedValue += "c"
          log.note("\(settings.title) \(settings.items.map(\.name)) \(settings.sizes["large"] ?? 0)")
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), [#"bc ["x", "z"] 3"#])
    expect(host.record.bodies, [])
  }

  @Test func `a view with a binding to a part is evaluated when it reads it`() {
    // B1, S3
    struct Screen: View {
      @State private var settings = Settings()
      var body: some View { Editor(text: $settings.title) }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.click(x: 1, y: 0)
    expect(host.record.bodies, ["Editor"])
    expect(host.trimmedText, "a+")
  }

  @Test func `a binding from functions, a constant, an optional`() {
    // B1
    var number = 1
    let functions = Binding(get: { number }, set: { number = $0 })
    functions.wrappedValue += 1
    expect(number, 2)

    var heard: [Transaction] = []
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let listening = Binding(
      get: { number }, set: { (_: Int, transaction: Transaction) in heard.append(transaction) })
    listening.transaction(transaction).wrappedValue = 5
    expect(heard, [transaction])

    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    expect(constant.wrappedValue, 3)

    let optional = Binding<Int?>(functions)
    expect(optional.wrappedValue, 2)
    optional.wrappedValue = 7
    optional.wrappedValue = nil
    expect(number, 7)

    var note: String?
    let whole = Binding(get: { note }, set: { note = $0 })
    expectNil(Binding(whole))
    note = "a"
    let text = Binding(whole)
    text?.wrappedValue += "b"
    expect(note, "ab")
    note = nil
    expect(text?.wrappedValue, "a")
  }

  @Test func `a binding to any hashable value writes what has the type`() {
    // B1
    struct Screen: View {
      let log: Log
      @State private var number = 1
      var body: some View {
        Text("\(number)").onTapGesture {
          let any = Binding<AnyHashable>($number)
          log.note("\(any.wrappedValue == AnyHashable(1))")
          any.wrappedValue = "text"
          log.note("\(number)")
          any.wrappedValue = 2
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["true", "1"])
    expect(host.text, "2")
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a binding that leads elsewhere evaluates the view, an equal one does not`() {
    // B1, E3
    struct Child: View {
      @Binding var number: Int
      var body: some View { Text("\(number)") }
    }
    struct Screen: View {
      @State private var first = 1
      @State private var second = 2
      @State private var isFirst = true
      @State private var noise = 0
      var body: some View {
        HStack {
          Child(number: isFirst ? $first : $second)
          Text("\(noise)")
        }
        .onKeyPress("t") {
          isFirst.toggle()
          return .handled
        }
        .onKeyPress("n") {
          noise += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.press("n")
    expect(host.record.bodies, ["Screen"])
    host.press("t")
    expect(host.record.bodies, ["Screen", "Child"])
    expect(host.text, "2 1")
  }

  @Test func `a binding made of functions that capture equal values is equal`() {
    // B1, C5
    struct Child: View {
      @Binding var number: Int
      var body: some View { Text("\(number)") }
    }
    struct Screen: View {
      @State private var count = 1
      @State private var noise = 0
      var body: some View {
        HStack {
          Child(number: Binding(get: { count }, set: { count = $0 }))
          Text("\(noise)")
        }
        .onKeyPress("n") {
          noise += 1
          return .handled
        }
        .onKeyPress("c") {
          count += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 3, height: 1) { Screen() }
    host.press("n")
    expect(host.record.bodies, ["Screen"])
    host.press("c")
    expect(host.record.bodies, ["Child"])
    expect(host.text, "2 1")
  }

  @Test func `each row of a bound collection edits its element`() {
    // B1
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        Text(item.isDone ? "[x] \(item.name)" : "[ ] \(item.name)").onTapGesture { item.isDone.toggle() }
      }
    }
    struct Screen: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        VStack {
          ForEach($items) { $item in Row(item: $item) }
        }
        .onKeyPress("r") {
          items.removeFirst()
          return .handled
        }
      }
    }
    let host = TestHost(width: 5, height: 3) { Screen() }
    host.click(on: "[ ] b")
    expect(host.text, "[ ] a\n[x] b\n[ ] c")
    host.press("r")
    expect(host.trimmedText, "[x] b\n[ ] c")
    host.click(on: "[ ] c")
    expect(host.trimmedText, "[x] b\n[x] c")
  }

  @Test func `an element that is gone keeps its last value and ignores writes`() {
    // B1
    var items = [1, 2]
    let all = Binding(get: { items }, set: { items = $0 })
    let last = all[1]
    expect(last.wrappedValue, 2)
    items = [5]
    expect(last.wrappedValue, 2)
    last.wrappedValue = 9
    expect(items, [5])
    expect(all.count, 1)
    expect(all.map(\.wrappedValue), [5])
  }

  @Test func `a transaction on a binding makes its write an update of its own`() {
    // B1, E6
    struct Screen: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        log.note("\(value)")
        return Text("x").onTapGesture {
          value = 1
          $value.transaction(Transaction()).wrappedValue = 2
          var transaction = Transaction()
          transaction.disablesAnimations = true
          $value.transaction(transaction).wrappedValue = 3
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.click(x: 0, y: 0)
    expect(log.take(), ["0", "2", "3"])
  }
}
