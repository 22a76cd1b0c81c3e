import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

private enum Light: View {
  case red, green
  var body: some View {
    switch self {
    case .red: Text("stop")
    case .green: Text("go")
    }
  }
}

private struct Person { let name: String }

extension Person: View {
  var body: some View { Text(name) }
}

private func title(_ text: String) -> some View { Text(text) }

private let banner = Text("global")

extension Greeting {
  fileprivate static let sample = Greeting(name: "static")
}

@Suite struct ViewTests {
  @Test func `any value type with a body is a view`() {
    // V1
    let host = TestHost(width: 13, height: 7) {
      VStack(alignment: .leading) {
        Greeting(name: "A")
        Light.red
        Light.green
        Person(name: "model")
        title("function")
        banner
        Greeting.sample
      }
    }
    expect(
      host.trimmedText,
      """
      Hello, A
      stop
      go
      model
      function
      global
      Hello, static
      """)
    // Each once; a text has no body.
    expect(host.record.bodies, ["Greeting", "Light", "Light", "Person", "Greeting"])
  }

  @Test func `making a view value makes no state and evaluates nothing`() {
    // V2
    let log = Log()
    struct Child: View {
      let log: Log
      @State private var number: Int
      init(log: Log) {
        self.log = log
        log.note("init")
        number = 7
      }
      var body: some View {
        log.note("body \(number)")
        return Text("\(number)")
      }
    }
    for _ in 0..<3 { _ = Child(log: log) }
    expect(log.take(), ["init", "init", "init"])
    let host = TestHost(width: 2, height: 1) { Child(log: log) }
    expect(log.take(), ["init", "body 7"])
    expect(host.record.bodies, ["Child"])
  }

  @Test func `the last value of a view is kept and compared with the next`() {
    // V3
    struct Child: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Child(number: count / 2)
          Text("\(count)")
        }
        .onTapGesture { count += 1 }
      }
    }
    let host = TestHost(width: 3, height: 2) { Parent() }
    host.click(x: 1, y: 0)
    expect(host.record.bodies, ["Parent"])
    host.click(x: 1, y: 0)
    expect(host.record.bodies, ["Parent", "Child"])
    host.click(x: 1, y: 0)
    expect(host.record.bodies, ["Parent"])
  }
}
