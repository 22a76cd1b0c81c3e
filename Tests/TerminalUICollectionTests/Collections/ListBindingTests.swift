import Expectations
import Testing
import TerminalUI
import TerminalUITesting

private struct BoundItem: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// A row that marks its element when it is clicked.
private struct Row: View {
  @Binding var name: String
  var body: some View {
    Text(name).onTapGesture { name += "!" }
  }
}

private func entries() -> [BoundItem] { (0..<100).map { BoundItem(id: $0, name: "e\($0)") } }

@Suite struct ListBindingTests {
  @Test func `a row that writes its element evaluates no other row`() {
    // B1, I3
    struct Screen: View {
      @State private var items = entries()
      var body: some View { List($items) { $item in Row(name: $item.name) } }
    }
    let host = TestHost(width: 10, height: 4) { Screen() }
    expect(host.record.bodies.count { $0 == "Row" }, atMost: 8)
    host.click(on: "e2")
    // The screen reads the elements to know which there are.
    expect(host.record.bodies, ["Screen", "Row"])
    expect(host.text, contains: "e2!")
    expect(host.text, contains: "e1 ")
  }

  @Test func `a list of a binding by a key path, with a selection`() {
    // B1
    struct Screen: View {
      @State private var items = entries()
      @State private var one: String?
      @State private var many: Set<Int> = []
      var body: some View {
        HStack {
          List($items, id: \.name, selection: $one) { $item in Text(item.name) }
          List($items, selection: $many) { $item in Text("m\(item.id)") }
          List($items, id: \.id) { $item in Text("n\(item.id)") }
          Text("\(one ?? "-") \(many.sorted())")
        }
      }
    }
    let host = TestHost(width: 40, height: 4) { Screen() }
    host.click(on: "e1")
    host.click(on: "m2")
    expect(host.text, contains: "e1 [2]")
    expect(host.text, contains: "n3")
  }

  @Test func `elements that are inserted and removed keep the others' rows`() {
    // B1, I2
    struct Counting: View {
      @Binding var entry: BoundItem
      @State private var taps = 0
      var body: some View { Text("\(entry.name) \(taps)").onTapGesture { taps += 1 } }
    }
    struct Screen: View {
      @State private var items = Array(entries().prefix(3))
      var body: some View {
        List($items) { $item in Counting(entry: $item) }
          .onKeyPress("i") {
            items.insert(BoundItem(id: 9, name: "new"), at: 0)
            return .handled
          }
          .onKeyPress("d") {
            items.remove(at: 1)
            return .handled
          }
      }
    }
    let host = TestHost(width: 10, height: 5) { Screen() }
    host.click(on: "e2")
    host.type("i")
    expect(host.text, contains: "new 0")
    expect(host.text, contains: "e2 1")
    host.type("d")
    expect(host.text, lacks: "e0")
    expect(host.text, contains: "e2 1")
    expect(host.host.checkInvariants(), [])
  }
}
