import TerminalUI
import TerminalUITesting
import Testing

/// The frame of an open menu.
@Suite struct MenuFrameTests {
  @Observable final class Model { var mark = "x" }

  private struct Screen: View {
    let model: Model
    var order = MenuOrder.automatic
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) { ForEach(0..<9, id: \.self) { _ in Text(model.mark) } }
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

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").map { String($0.replacing(/\s+$/, with: "")) }
  }

  // Look H6
  @Test(arguments: [MenuOrder.automatic, .priority])
  func `a separator stays joined to the frame where only the frame is drawn again`(order: MenuOrder) {
    let model = Model()
    let host = TestHost(width: 20, height: 9) { Screen(model: model, order: order) }
    host.press(.return)
    let before = lines(host)
    #expect(before.contains { $0.hasPrefix("├") && $0.hasSuffix("┤") }, "\(host.text)")
    // What is below the left edge of the frame changes, and nothing else.
    model.mark = "y"
    host.turn()
    #expect(
      lines(host).filter { $0.contains { "│├╭╰".contains($0) } }
        == before.filter { $0.contains { "│├╭╰".contains($0) } }, "\(host.text)")
    #expect(host.host.checkInvariants() == [])
  }
}
