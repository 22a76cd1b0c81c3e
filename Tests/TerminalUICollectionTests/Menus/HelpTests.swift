import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

// Overlays A15.
@Suite struct HelpTests {
  private struct Screen: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Sync") {}.help("fetches what is new")
        Button("Send") {}.help("sends all")
        Button("None") {}
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host() -> TestHost { TestHost(width: 30, height: 8) { Screen() } }

  @Test func `it is shown when the mouse rests for half a second`() {
    let host = host()
    host.hover(x: 2, y: 0)
    host.advance(by: .milliseconds(400))
    host.hover(x: 3, y: 0)
    host.advance(by: .milliseconds(400))
    expect(host.text, lacks: "fetches")
    host.advance(by: .milliseconds(100))
    expect(host.text, contains: "\n fetches what is new ")
    host.hover(x: 4, y: 0)
    expect(host.text, contains: "fetches")
    host.hover(x: 20, y: 6)
    expect(host.text, lacks: "fetches")
    expectNil(host.host.timerDeadline)
  }

  @Test func `Escape takes away what F1 shows, and nothing else`() {
    struct Screen: View {
      @State private var exits = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Sync \(exits)") {}.help("fetches what is new")
          Text("below")
        }
        .onExitCommand { exits += 1 }
      }
    }
    let host = TestHost(width: 30, height: 8) { Screen() }
    host.press(.f1)
    expect(host.text, contains: "fetches")
    host.press(.escape)
    expect(!host.text.contains("fetches") && host.text.contains("Sync 0"), "\(host.text)")
    host.press(.escape)
    expect(host.text, contains: "Sync 1")
    // Nobody has asked for what the mouse shows.
    let place = host.position(of: "Sync") ?? .zero
    host.hover(x: place.x, y: place.y)
    host.advance(by: .milliseconds(500))
    expect(host.text, contains: "fetches")
    host.press(.escape)
    expect(!host.text.contains("fetches") && host.text.contains("Sync 2"))
  }

  @Test func `the next one is shown at once within 0,3 seconds, and later after half a second`() {
    let host = host()
    host.hover(x: 2, y: 0)
    host.advance(by: .milliseconds(500))
    host.hover(x: 20, y: 6)
    host.advance(by: .milliseconds(300))
    host.hover(x: 2, y: 1)
    expect(host.text, contains: "sends all")
    host.hover(x: 20, y: 6)
    host.advance(by: .milliseconds(301))
    host.hover(x: 2, y: 1)
    expect(host.text, lacks: "sends all")
  }

  @Test func `any key, the wheel and a press take it away`() {
    let host = host()
    func show() {
      host.hover(x: 20, y: 6)
      host.advance(by: .seconds(1))
      host.hover(x: 2, y: 0)
      host.advance(by: .milliseconds(500))
      expect(host.text, contains: "fetches")
    }
    show()
    host.type("x")
    expect(host.text, lacks: "fetches")
    show()
    host.scroll(x: 2, y: 0, dy: 1)
    expect(host.text, lacks: "fetches")
    show()
    host.click(x: 2, y: 0)
    expect(host.text, lacks: "fetches")
    host.advance(by: .seconds(5))
    expect(host.text, lacks: "fetches")
  }

  @Test func `F1 shows that of the view with the focus, until the next key`() {
    let host = host()
    host.press(.tab)
    host.press(.f1)
    expect(host.text, contains: "sends all")
    host.press(.tab)
    expect(host.text, lacks: "sends all")
    expect(host.find(.button, "None").isFocused)
  }

  @Test func `a view that moves under the mouse loses it`() {
    let host = TestHost(width: 30, height: 8) { Shifting() }
    host.hover(x: 2, y: 1)
    host.advance(by: .milliseconds(500))
    expect(host.text, contains: "fetches")
    host.send(signal: 10)
    expect(host.text, lacks: "fetches")
    expect(host.host.checkInvariants(), [])
  }

  private struct Shifting: View {
    @State private var lines = 1
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<lines, id: \.self) { Text("line \($0)") }
        Button("Sync") {}.help("fetches")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onReceive(.signal(10)) { _ in lines += 1 }
    }
  }

  @Test func `movements of the mouse are asked for only while a view has help`() {
    struct Some: View {
      @State private var hasHelp = false
      var body: some View {
        VStack {
          Button("Toggle") { hasHelp.toggle() }
          if hasHelp { Text("a").help("b") }
        }
      }
    }
    let host = TestHost(width: 30, height: 8) { Some() }
    expect(!host.terminal.reportsMouseMotion)
    host.press(.return)
    expect(host.terminal.reportsMouseMotion)
    host.press(.return)
    expect(!host.terminal.reportsMouseMotion)
  }

  @Test func `it is the hint of the view, and takes no keys`() {
    let host = host()
    expect(host.find(.button, "Sync").hint, "fetches what is new")
    host.press(.f1)
    expect(host.find(.button, "Sync").isFocused)
    host.press(.tab)
    expect(host.find(.button, "Send").isFocused)
  }
}
