import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct PopoverTests {
  private struct Screen: View {
    @State private var isOpen = false
    @State private var count = 0
    var edge: Edge?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("count \(count)")
        Button("More") { isOpen = true }
          .popover(isPresented: $isOpen, arrowEdge: edge) {
            Button("Add") { count += 1 }
            Text("a line")
          }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host(_ edge: Edge? = nil) -> TestHost {
    TestHost(width: 24, height: 8) { Screen(edge: edge) }
  }

  // Overlays A8.
  @Test func `it lies below its view, or at the edge that is asked for`() {
    let below = host()
    below.press(.return)
    expect(below.position(of: "╭"), Point(x: 0, y: 2))
    expect(below.text, contains: "│ a line  │")
    let beside = host(.trailing)
    beside.press(.return)
    expect(beside.position(of: "╭"), Point(x: 8, y: 1))
  }

  @Test func `it lies beside its view, and not beside what modifiers put around that`() {
    let host = TestHost(width: 40, height: 8) {
      AnyView(Screen(edge: .trailing)).frame(maxWidth: .infinity, alignment: .leading)
      AnyView(Button("More") {}.popover(isPresented: .constant(true), arrowEdge: .trailing) { Text("aside") })
        .padding(.leading, 2).frame(maxWidth: .infinity, alignment: .leading)
    }
    expect(host.layers.map(\.frame.minX), [10])
  }

  // Overlays A5.
  @Test func `Escape and the dismiss action take it away, and the focus goes back`() {
    let host = host()
    host.press(.return)
    host.press(.return)
    expect(host.text, contains: "count 1")
    expect(host.text, contains: "Add")
    host.press(.escape)
    expect(host.text, lacks: "Add")
    expect(host.find(.button, "More").isFocused)
  }

  // Overlays A6.
  @Test func `a press beside takes it away, and does nothing else`() {
    let host = host()
    host.click(on: "More")
    expect(host.text, contains: "Add")
    host.click(on: "More")
    expect(host.text, lacks: "Add")
    host.click(on: "More")
    expect(host.text, contains: "Add")
  }

  @Test func `another item is another popover`() {
    struct Items: View {
      struct Item: Identifiable { var id: Int }
      @State private var item: Item?
      var body: some View {
        Button("Next") { item = Item(id: 0) }
          .popover(item: $item, attachmentAnchor: .point(.bottomTrailing)) { shown in
            Button("item \(shown.id)") { item = shown.id < 2 ? Item(id: shown.id + 1) : nil }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = TestHost(width: 30, height: 8) { Items() }
    host.press(.return)
    expect(host.position(of: "╭"), Point(x: 8, y: 1))
    host.press(.return)
    expect(host.text, contains: "item 1")
    host.press(.return)
    host.press(.return)
    expect(host.text, lacks: "item")
    expect(host.host.checkInvariants(), [])
  }
}
