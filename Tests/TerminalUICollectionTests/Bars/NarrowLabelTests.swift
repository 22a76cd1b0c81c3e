import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// What buttons say where there is little room.
@Suite struct NarrowLabelTests {
  @Test func `a label has one line, and ends with dots`() {
    let host = TestHost(width: 12, height: 3) { Button("Synchronise everything") {} }
    expect(host.dots, "············\n··Synchro…··\n············", "\(host.dots)")
    let one = TestHost(width: 8, height: 2) { Button("Compose") {} }
    expect(
      one.text.contains("…") && (0..<2).contains { one.style(0, $0).attributes.contains(.reverse) },
      "\(one.dots)")
    expect(one.dots.split(separator: "\n").count { $0.contains { $0 != "·" } }, 1)
  }

  @Test func `an app may give it more lines`() {
    let host = TestHost(width: 12, height: 3) { Button("one two three") {}.lineLimit(2) }
    expect(host.text, contains: "three", "\(host.dots)")
  }

  private struct Bar: View {
    let isIconOnly: Bool
    var body: some View {
      let stack = NavigationStack {
        Text("content").navigationTitle("A long title of a screen")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Compose", systemImage: "plus") {} }
          }
      }
      if isIconOnly { stack.labelStyle(.iconOnly) } else { stack }
    }
  }

  @Test(arguments: Array(6...40))
  func `a button in a bar is whole, its symbol alone or in the menu`(width: Int) {
    let host = TestHost(width: width, height: 4) { Bar(isIconOnly: false) }
    expect(host.text.contains("Compose ") || !host.text.contains("Com"), "\(host.dots)")
    expect(host.text.contains("Compose "), width >= 38, "\(host.dots)")
  }

  @Test(arguments: Array(11...40))
  func `the primary action stays as long as it fits`(width: Int) {
    let host = TestHost(width: width, height: 4) { Bar(isIconOnly: false) }
    expect(host.text, contains: " + ", "\(host.dots)")
    expect(host.issues, [])
  }

  @Test(arguments: Array(17...40))
  func `it stays beside the menu of the others and the way back`(width: Int) {
    let host = TestHost(width: width, height: 4) {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Inbox")
          .navigationDestination(for: Int.self) { _ in
            Text("content").navigationTitle("A long title of a screen")
              .toolbar {
                ToolbarItem { Button("Archive everything") {} }
                ToolbarItem(placement: .primaryAction) { Button("Send") {} }
                ToolbarItem { Button("Reply to all") {} }
              }
          }
      }
    }
    let bar = host.text.prefix { $0 != "\n" }
    expect(bar.contains("Send") && bar.contains("‹"), "\(host.dots)")
  }

  @Test(arguments: Array(10...40))
  func `a button that is a symbol has no room behind it`(width: Int) {
    let host = TestHost(width: width, height: 4) { Bar(isIconOnly: true) }
    expect(host.text, contains: " + ", "\(host.dots)")
  }
}
