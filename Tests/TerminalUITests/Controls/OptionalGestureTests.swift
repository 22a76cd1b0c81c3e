import Expectations
import TerminalUI
import TerminalUICore
import TerminalUITesting
import Testing

/// Gestures that may be missing.
@Suite struct OptionalGestureTests {
  private struct Card: View {
    @State private var isOn = true
    @State private var way = 0
    @State private var ends = 0

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0).onChanged { way = $0.translation.width }.onEnded { _ in ends += 1 }
    }

    var body: some View {
      Text("\(isOn ? "on" : "off") \(way) \(ends)").frame(width: 20, alignment: .leading)
        .gesture(isOn ? drag : nil)
        .onKeyPress("s") {
          isOn.toggle()
          return .handled
        }
    }
  }

  private func host() -> TestHost { TestHost(width: 20, height: 1) { Card() } }

  @Test func `one that is there is recognised, and nothing without one`() {
    let host = host()
    host.drag((0, 0), (3, 0))
    expect(host.text, contains: "on 3 1")
    host.type("s")
    host.drag((0, 0), (7, 0))
    expect(host.text, contains: "off 3 1")
    host.type("s")
    host.drag((0, 0), (7, 0))
    expect(host.text, contains: "on 7 2")
  }

  @Test func `one that goes in the middle of a drag doesn't end it`() {
    let host = host()
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 0, y: 0))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 2, y: 0))))
    expect(host.text, contains: "on 2 0")
    host.type("s")
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 5, y: 0))))
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 5, y: 0))))
    expect(host.text, contains: "off 2 0")
    expect(host.host.checkInvariants(), [])
  }
}
