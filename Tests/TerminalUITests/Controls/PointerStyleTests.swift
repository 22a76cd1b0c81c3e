import Terminal
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

/// The shape of the mouse's pointer.
@Suite struct PointerStyleTests {
  @Observable final class Model { var isThere = true }

  private struct Screen: View {
    let model: Model
    var body: some View {
      HSplitView {
        VStack(spacing: 0) {
          Link("manual", destination: "https://example.org")
          if model.isThere { Text("grab").pointerStyle(.grabIdle) }
          HStack(spacing: 0) {
            Text("outer "); Text("inner").pointerStyle(.zoomIn)
          }.pointerStyle(.zoomOut)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("right")
      }
    }
  }

  private func host(_ model: Model, _ isKnown: Bool = true) -> TestHost {
    var environment = EnvironmentValues()
    environment.hasPointerShapes = isKnown
    return TestHost(width: 40, height: 4, environment: environment) { Screen(model: model) }
  }

  /// The shapes that were sent since the last question.
  private func shapes(_ host: TestHost) -> [String] {
    host.terminal.messages.filter { $0.kind == .pointer }.map {
      String(decoding: $0.bytes.dropFirst(5).dropLast(2), as: UTF8.self)
    }
  }

  private func move(_ host: TestHost, to text: String) throws {
    let place = try #require(host.position(of: text))
    host.send(.mouse(MouseEvent(.move, at: place)))
  }

  @Test func `views, links and dividers say what the pointer is over them, the innermost first`() throws {
    let host = host(Model())
    try move(host, to: "manual")
    expect(shapes(host), ["pointer"])
    try move(host, to: "grab")
    try move(host, to: "outer")
    try move(host, to: "inner")
    try move(host, to: "outer")
    try move(host, to: "right")
    expect(
      Array(shapes(host).dropFirst()).filter { $0 != "" }, ["grab", "zoom-out", "zoom-in", "zoom-out"],
      "\(shapes(host))")
    expect(shapes(host).last, "")
    let divider = try #require(["│", "▌", "▐", "▏", "▕"].compactMap { host.position(of: $0) }.first)
    host.send(.mouse(MouseEvent(.move, at: divider)))
    expect(shapes(host).last, "col-resize")
    host.send(.mouse(MouseEvent(.move, at: Point(x: 39, y: 3))))
    expect(shapes(host).last, "")
    let count = shapes(host).count
    host.send(.mouse(MouseEvent(.move, at: Point(x: 38, y: 3))))
    expect(shapes(host).count, count)
  }

  @Test func `a view that goes takes its shape along`() throws {
    let model = Model()
    let host = host(model)
    try move(host, to: "grab")
    expect(shapes(host).last, "grab")
    model.isThere = false
    host.turn()
    expect(shapes(host).last, "")
  }

  @Test func `where the terminal can't show it nothing is sent, and nobody asks where the mouse is`() throws {
    let host = host(Model(), false)
    try move(host, to: "manual")
    try move(host, to: "grab")
    expectEmpty(host.terminal.messages)
    expect(host.host.pointer.hoverNodeCount, 0)
  }
}
