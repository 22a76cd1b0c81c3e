import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What it costs to move the focus among very many controls.
@Suite struct FocusCostTests {
  private struct Pane: View {
    let name: String
    let count: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count / 10, id: \.self) { row in
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Button("\(row * 10 + $0)") {} } }
        }
      }
      .border(.rounded)
    }
  }

  private struct Controls: View {
    var body: some View {
      HStack(spacing: 0) {
        Pane(name: "left", count: 500)
        Pane(name: "right", count: 500)
      }
      .theme(.midnight)
    }
  }

  private static let colors = TerminalColors(
    depth: .rgb, foreground: .rgb(230, 230, 230), background: .rgb(20, 20, 30), scheme: .dark)

  // Look 7, Look 8
  @Test func `in a themed app of 1 000 controls the focus goes on by painting two of them`() throws {
    let host = TestHost(width: 160, height: 54, colors: Self.colors) { Controls() }
    let buttons = host.elements(.button)
    expect(buttons.count, 1_000)
    host.press(.tab)
    for _ in 0..<3 {
      host.press(.tab)
      // The styles of both.
      expect(host.record.bodyCount, atMost: 2)
      expect(host.record.layouts, 0)
      // The one that had it, and the one that gets it; each is as large as `[ 12 ]`.
      expect(host.record.cellsWritten, atMost: 2 * 7, "\(host.record.runs)")
      expect(host.record.damage.count, atMost: 2)
      // Of 1 000 buttons two are drawn, each with its row, its pane and what is around those.
      expect(host.record.itemsPainted, atMost: 2 * 12, "\(host.record)")
    }
  }

  // Look 8
  @Test func `where the pane changes, two borders are painted besides`() {
    let host = TestHost(width: 160, height: 54, colors: Self.colors) { Controls() }
    host.press(.tab, modifiers: .shift)
    expect(host.position(of: "499") != nil)
    host.press(.tab)
    expect(host.record.bodyCount, atMost: 2)
    expect(host.record.layouts, 0)
    let border = 2 * (80 + 54)
    expect(host.record.cellsWritten, atMost: 2 * 7 + 2 * border, "\(host.record)")
    expect(host.record.itemsPainted, atMost: 2 * 12 + 2 * 4, "\(host.record)")
  }
}
