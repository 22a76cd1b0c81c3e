import TestScreens
import Expectations
import Testing
@testable import TerminalUI
@testable import TerminalUINames
@testable import TerminalUIPreviews
@testable import TerminalUICanvas
@testable import TerminalUISearch
@testable import TerminalUIValues
@testable import TerminalUIDesk
@testable import TerminalUITables
@testable import TerminalUIControls
@testable import TerminalUIElements
import TerminalUITesting

@testable import TerminalUICore

/// Toasts by the thousand.
@Suite struct ToastFloodTests {
  private struct Screen: View {
    @Environment(\.showToast) private var showToast
    let count: Int
    var body: some View {
      Button("Say") { for number in 0..<count { showToast("number \(number)") } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `ten thousand toasts take ten times what a thousand take`() {
    // Mend B5
    let growth = growth(from: 1250) { count in
      let host = TestHost(width: 40, height: 12) { Screen(count: count) }
      host.find(.button, "Say").press()
    }
    // 8 is linear, 64 quadratic.
    expect(growth, below: 16)
  }

  @Test func `toasts that wait go in a time that grows as they do`() {
    // Mend B5
    let growth = growth(from: 1250) { count in
      let host = TestHost(width: 40, height: 12) { Text("x") }
      let numbers = (0..<count).map { number in
        host.host.toasts.add(
          Toast(message: "number \(number)", view: AnyView(Text("x")), duration: .seconds(5), actions: []))
      }
      // The newest first: what waits behind them moves up.
      for number in numbers.reversed() { host.host.toasts.remove(number) }
    }
    expect(growth, below: 16)
  }

  @Test func `those that wait are shown in order, without those that were taken back`() {
    // Mend B5
    let host = TestHost(width: 40, height: 12) { Text("x") }
    let toasts = host.host.toasts
    let numbers = (0..<7).map { number in
      toasts.add(
        Toast(
          message: "number \(number)", view: AnyView(Text("number \(number)")), duration: .seconds(5),
          actions: []))
    }
    toasts.remove(numbers[4])
    host.turn()
    for number in 0...2 { expect(host.text, contains: "number \(number)") }
    toasts.remove(numbers[1])
    host.turn()
    for number in [0, 2, 3] { expect(host.text, contains: "number \(number)") }
    // One that waits is counted up where it is, and is found again when it is gone.
    expect(
      toasts.add(
        Toast(message: "number 6", view: AnyView(Text("number 6")), duration: .seconds(5), actions: [])),
      numbers[6])
    host.advance(by: .seconds(5))
    for number in [5, 6] { expect(host.text, contains: "number \(number)") }
    expect(host.text, lacks: "number 4")
    host.advance(by: .seconds(5))
    expect(host.text, lacks: "number")
    let again = toasts.add(
      Toast(message: "number 6", view: AnyView(Text("number 6")), duration: .seconds(5), actions: []))
    expect(again, not: numbers[6])
  }
}
