import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// A screen as lines, what changes on it, and what the user types. (J2, J3, J4)
@Suite struct LineReaderTests {
  @Observable final class Model {
    var count = 0
    var text = ""
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
      VStack {
        Text("Counter").accessibilityAddTraits(.isHeader)
        Text("Count: \(count)")
        Button("Less") { count -= 1 }
        Button("More") { count += 1 }
        Toggle("Loud", isOn: .constant(true)).disabled(true)
        TextField("Name", text: $name)
      }
    }
  }

  private func host(_ content: some View) -> TestHost {
    let host = TestHost(width: 100, height: 40) { content }
    host.startScreenReader()
    return host
  }

  // J2
  @Test func `a screen is a heading and its elements, one a line`() {
    expect(
      host(Counter()).takeLines(),
      [
        "Counter, heading", "Count: 0", "1 Less, button, focused", "2 More, button",
        "3 Loud, toggle, on, disabled", "4 Name, text field, empty",
      ])
  }

  // J3
  @Test func `a change is read out once, and only what has changed`() {
    let host = host(Counter())
    _ = host.takeLines()
    host.type("222")
    expect(host.takeLines(), ["2", "2", "2", "2 More, button", "Count: 3"])
    host.advance(by: .seconds(60))
    expect(host.takeLines(), [])
  }

  // J3
  @Test func `the focus is one line, at once`() {
    let host = host(Counter())
    _ = host.takeLines()
    host.press(.tab)
    expect(host.takeLines(), ["2 More, button"])
    host.press(.tab, modifiers: .shift)
    expect(host.takeLines(), ["1 Less, button"])
  }

  // J3, J4
  @Test func `in a field letters and digits are typed, and nothing but they is printed`() {
    let host = host(Counter())
    _ = host.takeLines()
    expect(host.useLine("Name"), ["4 Name, text field, empty"])
    host.type("h2?t")
    host.press(.delete)
    expect(host.takeLines(), ["h2?"])
    host.press(.tab)
    expect(host.takeLines(), ["1 Less, button"])
    expect(host.find(.textField, "Name").value, "h2?")
  }

  @Test func `of a secret the screen says how long it is`() {
    let host = host(SecureField("Password", text: .constant("hunter2")))
    expect(host.takeLines().last, "1 Password, password field, 7 characters, focused")
    host.type("x")
    expect(host.takeLines(), ["*"])
  }

  // J4
  @Test func `of many numbers one that others begin with waits for Return`() {
    let model = Model()
    let host = host(VStack { ForEach(1..<21) { number in Button("b\(number)") { model.count = number } } })
    _ = host.takeLines()
    host.type("1")
    expect(model.count, 0)
    host.type("2")
    expect(model.count, 12)
    host.type("1\n")
    expect(model.count, 1)
    host.type("7")
    expect(model.count, 7)
    _ = host.takeLines()
    host.type("21")
    expect(host.takeLines().last, "There is no 21.")
  }

  // J4
  @Test func `help says the keys, and what the app offers has numbers`() {
    let host = host(Text("x").focusable().onKeyPress("h", name: "Hurry") {})
    _ = host.takeLines()
    host.type("?")
    let lines = host.takeLines()
    expect(lines.first, "Help")
    expect(lines, contains: "1 Hurry, h")
    host.press(.escape)
    expect(host.takeLines(), ["Closed."])
  }

  // J4
  @Test func `h reads the headings, and a number what is below one`() {
    let host = host(
      VStack {
        ForEach(["North", "South"], id: \.self) { name in
          Text(name).accessibilityAddTraits(.isHeader)
          Text("in the \(name)")
        }
        Text("End").accessibilityAddTraits(.isHeader)
      })
    _ = host.takeLines()
    host.type("h")
    expect(host.takeLines(), ["Headings", "1 South, heading", "2 End, heading", "Escape closes it."])
    host.type("1")
    expect(host.takeLines(), ["1", "South, heading", "in the South"])
  }

  // J2
  @Test func `a sheet is a screen of its own, with a way out, and the one below comes back`() {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            VStack {
              Text("In the sheet"); Button("Done") { isOpen = false }
            }
          }
      }
    }
    let host = host(Page())
    _ = host.takeLines()
    let lines = host.useLine("Open")
    expect(lines.first, "sheet")
    expect(lines, contains: "In the sheet")
    expect(lines, contains: "1 Done, button, focused")
    expect(lines.last, "Escape closes it.")
    host.press(.escape)
    expect(host.takeLines(), ["Back: Test, heading", "1 Open, button"])
  }

  @Test func `an announcement is read out once, behind what has changed`() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("Copy \(count)") {
          count += 1
          AccessibilityNotification.Announcement("\(count) copied").post()
        }
        Button("Stop") { AccessibilityNotification.Announcement("Stopped", priority: .high).post() }
      }
    }
    let host = host(VStack { Page() })
    _ = host.takeLines()
    expect(host.useLine("Copy"), ["1 Copy 1, button", "1 copied"])
    expect(host.useLine("Stop"), ["Stopped", "2 Stop, button"])
  }

  // J3
  @Test func `what changes by itself is read out every five seconds at most`() async {
    let model = Model()
    let host = host(Clock(model: { model.count }))
    _ = host.takeLines()
    var lines: [String] = []
    for _ in 0..<200 {
      model.count += 1
      host.turn()
      host.advance(by: .milliseconds(100))
      lines += host.takeLines()
    }
    expect(lines.count, atLeast: 5)
    expect(lines.count, atMost: 12)
    host.advance(by: .seconds(6))
    expect((lines + host.takeLines()).last, "200 seconds")
  }

  private struct Clock: View {
    let model: () -> Int
    var body: some View { Text("\(model()) seconds") }
  }

  @Test func `of a text that grows the new part is read out`() {
    let model = Model()
    model.text = "The answer is long, and it begins with this."
    let host = host(Answer(text: { model.text }))
    _ = host.takeLines()
    model.text += " Then it goes on."
    host.turn()
    expect(host.takeLines(), ["Then it goes on."])
  }

  private struct Answer: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }
}
