import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// The frame of an open menu.
@Suite struct MenuFrameTests {
  @Observable final class Model { var mark = "x" }

  /// One column at the left edge of the window.
  private struct Marks: View {
    let model: Model
    var body: some View { Text(Array(repeating: model.mark, count: 9).joined(separator: "\n")) }
  }

  private struct Screen: View {
    let model: Model
    let order: MenuOrder
    var body: some View {
      ZStack(alignment: .topLeading) {
        Marks(model: model)
        Menu("View") {
          Button("Reload") {}
          Divider()
          Section("More") { Button("Close") {} }
        }
        .menuOrder(order)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// What is seen of the menu.
  private func menu(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").filter { $0.contains { "│├╭╰".contains($0) } }.map {
      String($0.replacing(/\s+$/, with: ""))
    }
  }

  // Overlays A12
  @Test(arguments: [MenuOrder.automatic, .priority])
  func `a separator stays joined to the frame where only the frame is drawn again`(order: MenuOrder) {
    let model = Model()
    let host = TestHost(width: 20, height: 9) { Screen(model: model, order: order) }
    host.press(.return)
    let before = menu(host)
    expect(before.contains { $0.hasPrefix("├") && $0.hasSuffix("┤") }, "\(host.text)")
    // What is below the left edge of the frame changes, and nothing else.
    model.mark = "y"
    host.turn()
    expect(menu(host), before, "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  private struct Bar: Scene {
    var body: some Scene {
      WindowGroup("Window") { Text("window") }
        .commands {
          CommandMenu("Go") {
            Button("Go to the beginning") {}
            Divider()
            Button("Go to the end of it all") {}
          }
          CommandMenu("View") {
            Button("Show what is hidden here") {}
            Divider()
            Button("Sort") {}
          }
        }
    }
  }

  // Overlays A12
  @Test func `the menu before another one has whole edges where both lay`() {
    let host = TestHost(width: 33, height: 12, scene: Bar().body)
    host.press(.f10)
    host.press(.rightArrow)
    host.press(.downArrow)
    for key in [KeyEquivalent.leftArrow, .rightArrow, .rightArrow, .leftArrow, .leftArrow, .leftArrow] {
      host.press(key)
      for row in menu(host) where row.contains("──") {
        let edges = row.filter { "├┤╭╮╰╯".contains($0) }
        expect(edges.count == 2 && !row.contains("│"), "\(key)\n\(host.text)")
      }
    }
  }
}
