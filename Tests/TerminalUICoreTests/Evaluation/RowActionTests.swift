import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Observable private final class Store {
  var last = -1
  func send(_ number: Int) { last = number }
}

private struct Row: View {
  let number: Int
  var isMarked = false
  let action: (Int) -> Void

  var body: some View { Text("\(number)\(isMarked ? "!" : "")").onTapGesture { action(number) } }
}

/// Shows what the rows sent.
private struct Status: View {
  let store: Store
  var body: some View { Text("last \(store.last)") }
}

/// A list of 100 rows whose actions are functions: a tap evaluates what depends on its result.
@Suite struct RowActionTests {
  @Test func `a method of an object evaluates who reads what it wrote`() {
    // C5, E4, W1
    struct Screen: View {
      let store: Store
      @State private var noise = 0
      var body: some View {
        VStack {
          Text("noise \(noise)").onTapGesture { noise += 1 }
          Status(store: store)
          ForEach(0..<100) { Row(number: $0, action: store.send) }
        }
      }
    }
    let host = TestHost(width: 10, height: 102) { Screen(store: Store()) }
    host.click(on: "42")
    expect(host.record.bodies, ["Status"])
    expect(host.text, contains: "last 42")
    // The parent makes every row anew, and each is equal to the one before.
    host.click(on: "noise")
    expect(host.record.bodies, ["Screen"])
  }

  @Test func `a method of the view evaluates the rows that differ`() {
    // C5, E4, W5
    struct Screen: View {
      @State private var marked: Int?
      var body: some View {
        VStack {
          ForEach(0..<100) { Row(number: $0, isMarked: $0 == marked, action: mark) }
        }
      }
      private func mark(_ number: Int) { marked = number }
    }
    let host = TestHost(width: 10, height: 100) { Screen() }
    host.click(on: "42")
    // The block of the ForEach reads what is marked, the body doesn't.
    expect(host.record.bodies, ["Row"])
    host.click(on: "77")
    expect(host.record.bodies, ["Row", "Row"])
    expect(host.text.contains("77!") && !host.text.contains("42!"))
    // A tap that changes nothing.
    host.click(on: "77!")
    expect(host.record.bodies, [])
  }

  @Test func `a closure over an object and the row's number is equal to the one before`() {
    // C5
    struct Screen: View {
      let store: Store
      @State private var noise = 0
      var body: some View {
        VStack {
          Text("noise \(noise)").onTapGesture { noise += 1 }
          ForEach(0..<100) { number in Row(number: number) { store.send($0 + number) } }
        }
      }
    }
    let store = Store()
    let host = TestHost(width: 10, height: 101) { Screen(store: store) }
    host.click(on: "noise")
    expect(host.record.bodies, ["Screen"])
    host.click(on: "21")
    expect(store.last, 42)
    expect(host.record.bodies, [])
  }
}
