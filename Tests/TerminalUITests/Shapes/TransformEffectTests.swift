import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Shapes that are drawn larger, smaller and turned.
@Suite struct TransformEffectTests {
  private func drawn<V: View>(_ width: Int = 12, _ height: Int = 6, @ViewBuilder _ content: @escaping () -> V)
    -> String
  {
    let host = TestHost(width: width, height: height, content: content)
    expect(host.host.checkInvariants(), [])
    return host.styledText
  }

  @Test func `a scaled shape is drawn as one whose outline is scaled`() {
    expect(
      drawn { Rectangle().fill(.red).scaleEffect(y: 0.5, anchor: .bottom) },
      drawn { Rectangle().scale(y: 0.5, anchor: .bottom).fill(.red) })
    expect(
      drawn { Circle().stroke(.red).scaleEffect(0.5) }, drawn { Circle().scale(0.5).stroke(.red) })
    expect(
      drawn { Color.red.frame(width: 4, height: 2).scaleEffect(2) },
      drawn { Color.red.frame(width: 8, height: 4) })
  }

  @Test func `a ring that is turned begins where its author says`() {
    expect(
      drawn { Circle().trim(from: 0, to: 0.25).stroke(.red).rotationEffect(.degrees(-90)) },
      drawn { Circle().trim(from: 0.75, to: 1).stroke(.red) })
  }

  @Test func `the hand of a clock turns around the middle of the clock, and reaches beyond its own cells`() {
    let hand = drawn(13, 7) {
      Rectangle().fill(.red).frame(width: 2, height: 3).offset(y: -1).rotationEffect(.degrees(90))
    }
    // Upright it has the rows 1 to 3; lying it is as long, in twice as many columns.
    let lying = drawn(13, 7) {
      Rectangle().fill(.red).frame(width: 6, height: 1).offset(x: 2)
    }
    expect(hand, lying)
  }

  @Test func `an effect in an effect is that of both, and outlines that cut follow`() {
    expect(
      drawn { Circle().fill(.red).frame(width: 4, height: 2).scaleEffect(4).scaleEffect(x: 0.5, y: 0.5) },
      drawn { Circle().fill(.red).frame(width: 4, height: 2).scaleEffect(2) })
    expect(
      drawn { Color.red.clipShape(Circle()).frame(width: 4, height: 2).scaleEffect(2) },
      drawn { Color.red.clipShape(Circle()).frame(width: 8, height: 4) })
  }

  @Test func `what turns in space gets narrower, and has nothing to show from the side`() {
    expect(
      drawn { Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) },
      drawn { Color.red.scaleEffect(x: 0.5) })
    expect(drawn { Color.red.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)) }, lacks: "red")
    expect(
      drawn { Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 0)) }, drawn { Color.red })
  }

  @Test func `texts and controls stay as they are, and aren't seen below a tenth of their size`() {
    let card = VStack {
      Text("card")
      Button("press") {}
    }
    .background(.red)
    expect(drawn { card.scaleEffect(0.5).rotationEffect(.degrees(45)) }, drawn { card })
    expect(drawn { card.scaleEffect(0) }, lacks: "card")
    var isPressed = false
    let host = TestHost(width: 12, height: 3) { Button("press") { isPressed = true }.scaleEffect(1.5) }
    host.click(on: "press")
    expect(isPressed)
  }

  @Test func `a shape moves to another scale and angle, and its cells are drawn again where it was`() {
    struct Pulse: View {
      @State private var isLarge = false
      var body: some View {
        Color.red.frame(width: 4, height: 2).scaleEffect(isLarge ? 3 : 1)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
    let host = TestHost(width: 12, height: 6, motion: true) { Pulse() }
    func red() -> Int {
      (0..<6).reduce(0) { count, y in count + (0..<12).count { host.screen[$0, y].style.background == .red } }
    }
    expect(red(), 8)
    host.click(x: 5, y: 3)
    host.advance(by: .milliseconds(500))
    expect(red(), 32)
    host.advance(by: .seconds(1))
    expect(red(), 72)
    host.click(x: 5, y: 3)
    host.advance(by: .seconds(2))
    expect(red(), 8)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a change in a scaled view is seen in all of its cells`() {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 2) {
          Button("on") { isOn.toggle() }
          ZStack { (isOn ? Color.green : .red).frame(width: 2, height: 1) }.scaleEffect(3)
        }
      }
    }
    let host = TestHost(width: 12, height: 6) { Switch() }
    expect(host.styledText, contains: "red")
    host.click(on: "on")
    expect(host.styledText.contains("green") && !host.styledText.contains("red"), "\(host.styledText)")
  }

  @Test func `a text that comes and goes among shapes has them drawn as they are meanwhile`() {
    struct Card: View {
      @State private var hasText = true
      var body: some View {
        VStack(spacing: 2) {
          Button("turn over") { hasText.toggle() }
          ZStack {
            Color.red
            if hasText { Text("ab") }
          }
          .frame(width: 2, height: 1).scaleEffect(3)
        }
      }
    }
    let host = TestHost(width: 16, height: 7) { Card() }
    func red() -> Int {
      (0..<7).reduce(0) { count, y in count + (0..<16).count { host.screen[$0, y].style.background == .red } }
    }
    expect(red(), 2)
    host.click(on: "turn over")
    expect(red(), 18)
    host.click(on: "turn over")
    expect(red(), 2)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `shapes that are turned again and again, deeper than anyone writes them, are cut with an issue`()
  {
    var view = AnyView(Color.red)
    for _ in 0..<20_000 { view = AnyView(view.rotationEffect(.degrees(1))) }
    let host = TestHost(width: 4, height: 2) { view }
    host.resize(width: 5, height: 3)
    expect(host.issues.count, 1)
  }

  @Test func `odd numbers draw nothing odd`() {
    for number in [Double.nan, .infinity, -.infinity, -1, 1e300, 1e-300] {
      _ = drawn { Circle().stroke(.red).scaleEffect(number).rotationEffect(.degrees(number)) }
      _ = drawn { Circle().fill(.red).scaleEffect(2, anchor: UnitPoint(x: number, y: number)) }
      _ = drawn {
        Color.red.scaleEffect(x: number, y: 2).rotation3DEffect(
          .radians(number), axis: (x: number, y: 1, z: number))
      }
    }
    expect(drawn { Color.red.scaleEffect(-1) }, drawn { Color.red })
  }
}
