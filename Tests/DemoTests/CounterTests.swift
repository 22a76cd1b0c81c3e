import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter

@Suite struct CounterTests {
  @Test func `the counter shows a centred card`() {
    let host = TestHost(width: 44, height: 12) { Counter() }
    print(host.trimmedText)
    print(host.treeDescription)
    print(host.record)
    host.press("+")
    print(host.record)
    host.press(.tab)
    print(host.trimmedText)
    print(host.record)
    host.press(.return)
    print(host.record, host.record.damage)
    host.click(on: "[ + ]")
    print(host.trimmedText)
    print(host.record, host.record.damage)
  }
}
