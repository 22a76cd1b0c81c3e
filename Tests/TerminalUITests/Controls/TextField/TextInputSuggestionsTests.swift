import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct TextInputSuggestionsTests {
  private struct Form: View {
    @State private var city = ""
    @State private var sent = ""
    @FocusState private var isFocused: Bool
    static let cities = ["Bergen", "Berlin", "Bern", "Oslo"]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("City", text: $city)
          .textInputSuggestions {
            ForEach(Self.cities.filter { $0.hasPrefix(city) }, id: \.self) {
              Text($0).textInputCompletion($0)
            }
          }
          .onSubmit { sent = city }
          .frame(width: 16)
        Button("Go") {}
        Text("sent: \(sent)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host() -> TestHost { TestHost(width: 24, height: 9) { Form() } }

  @Test func `they come at the caret with what is typed, and follow it`() {
    let host = host()
    expectEmpty(host.layers)
    host.type("Be")
    expect(host.layers.map(\.kind), ["suggestions"])
    expect(host.layers[0].frame, Rect(x: 2, y: 1, width: 10, height: 5))
    expect(host.text, contains: "│ Bergen │")
    host.type("rl")
    expect(host.layers[0].frame, Rect(x: 4, y: 1, width: 10, height: 3))
    expect(host.text, lacks: "Bergen")
    expect(host.find(.textField, "City").isFocused)
    host.press(.delete)
    expect(host.text, contains: "Bern")
  }

  @Test func `nothing is shown where there are none, and the keys are the field's and the form's`() {
    let host = host()
    host.type("x")
    expect(host.text, lacks: "╭")
    host.press(.downArrow)
    expect(host.find(.button, "Go").isFocused)
  }

  @Test func `arrows select, and Return takes what is selected`() {
    let host = host()
    host.type("Be")
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.find(.button, "Berlin").isSelected)
    host.press(.upArrow)
    host.press(.upArrow)
    expect(!host.find(.button, "Bergen").isSelected)
    host.press(.upArrow)
    host.press(.return)
    expect(host.text.hasPrefix("Bern "))
    expectEmpty(host.layers)
    expect(host.text, contains: "sent: ")
    host.press(.return)
    expect(host.text, contains: "sent: Bern")
  }

  @Test func `Return submits while none is selected`() {
    let host = host()
    host.type("Be")
    host.press(.return)
    expect(host.text, contains: "sent: Be")
    expectEmpty(host.layers)
  }

  @Test func `Tab takes the first, and then goes on`() {
    let host = host()
    host.type("O")
    host.press(.tab)
    expect(host.text.hasPrefix("Oslo"))
    expect(host.find(.textField, "City").isFocused)
    host.press(.tab)
    expect(host.find(.button, "Go").isFocused)
  }

  // Overlays A5.
  @Test func `Escape leaves the text, until more is typed; Alt and Down ask for them`() {
    let host = host()
    host.press(.downArrow, modifiers: .option)
    expect(host.text, contains: "Oslo")
    host.press(.escape)
    host.type("B")
    host.press(.escape)
    expect(host.text.hasPrefix("B "))
    expectEmpty(host.layers)
    host.type("e")
    expect(host.text, contains: "Bern")
  }

  @Test func `a click takes one, and the field keeps the focus`() {
    let host = host()
    host.type("B")
    host.click(on: "Berlin")
    expect(host.text.hasPrefix("Berlin"))
    expect(host.find(.textField, "City").isFocused)
    expectEmpty(host.layers)
    host.type("er")
    expect(host.text.hasPrefix("Berliner"))
  }

  @Test func `they go with the focus, and with the caret`() {
    let host = host()
    host.type("B")
    host.press(.leftArrow)
    expectEmpty(host.layers)
    host.type("O")
    host.press(.tab, modifiers: .shift)
    expectEmpty(host.layers)
  }

  @Test func `many scroll, eight at a time`() {
    let host = TestHost(width: 20, height: 14) { Numbers() }
    host.type("1")
    expect(host.layers[0].frame.height, 10)
    for _ in 0..<9 { host.press(.downArrow) }
    expect(host.text.contains("n9") && !host.text.contains("n1 "))
    host.press(.return)
    expect(host.text.hasPrefix("9 "))
  }

  private struct Numbers: View {
    @State private var text = ""
    var made: () -> Void = {}

    var body: some View {
      TextField("Number", text: $text)
        .textInputSuggestions(Array(1...99), id: \.self) {
          let _ = made()
          Text("n\($0)").textInputCompletion("\($0)")
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func `nothing is made before it is shown`() {
    var count = 0
    let host = TestHost(width: 20, height: 6) { Numbers { count += 1 } }
    expect(count, 0)
    host.type("1")
    expect(count, above: 0)
  }
}
