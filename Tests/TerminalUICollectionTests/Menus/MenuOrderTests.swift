import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct MenuOrderTests {
  private func host(_ order: MenuOrder, _ alignment: Alignment) -> TestHost {
    TestHost(width: 20, height: 9) {
      Menu("Open") {
        Button("One") {}
        Button("Two") {}
        Divider()
        Button("Three") {}
      }
      .menuOrder(order)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  private func lines(_ host: TestHost) -> [Int] {
    ["One", "Two", "Three"].map { host.position(of: $0)?.y ?? -1 }
  }

  @Test func `the first row is nearest to what the menu is opened from, if that counts most`() {
    for (order, lines) in [(MenuOrder.priority, [6, 5, 3]), (.fixed, [3, 4, 6]), (.automatic, [3, 4, 6])] {
      let host = host(order, .bottomLeading)
      host.press(.return)
      expect(self.lines(host), lines)
    }
    let below = host(.priority, .topLeading)
    below.press(.return)
    expect(lines(below), [2, 3, 5])
  }

  @Test func `keys go by what is seen`() {
    let host = host(.priority, .bottomLeading)
    host.press(.return)
    expect(host.find(.button, "One").isFocused)
    host.press(.upArrow)
    expect(host.find(.button, "Two").isFocused)
    host.press(.home)
    expect(host.find(.button, "Three").isFocused)
    host.press(.downArrow)
    expect(host.find(.button, "Two").isFocused)
  }

  @Test func `a menu that scrolls leaves nothing of a line in its frame`() {
    let host = TestHost(width: 20, height: 8) {
      Menu("Open") {
        ForEach(0..<8, id: \.self) { number in
          Button("Row \(number)") {}
          if number % 3 == 0 { Divider() }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.press(.return)
    for _ in 0..<12 {
      host.press(.downArrow)
      let lines = host.text.split(separator: "\n").filter { $0.contains("├") || $0.contains("┤") }
      expect(lines.allSatisfy { $0.contains("├──") })
      expect(host.text, drawnAnew(host))
    }
  }

  private func drawnAnew(_ host: TestHost) -> String {
    host.resize(width: 21, height: 8)
    host.resize(width: 20, height: 8)
    return host.text
  }
}
