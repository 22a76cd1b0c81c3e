import Foundation
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Numbers and rectangles of CoreGraphics are animatable data.
@Suite struct AnimatableGraphicsTests {
  private struct Meter: View, Animatable {
    var level: CGFloat
    var animatableData: CGFloat {
      get { level }
      set { level = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(level.rounded()))") }
  }

  @Animatable fileprivate struct Box: View {
    var frame: CGRect
    var turn: Angle
    var body: some View {
      Text(
        verbatim: "\(Int(frame.minX.rounded())) \(Int(frame.height.rounded())) \(Int(turn.degrees.rounded()))"
      )
    }
  }

  private struct Moving<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      content(isOn).onKeyPress("m") {
        withAnimation(.linear(duration: 1)) { isOn = true }
        return .handled
      }
    }
  }

  @Test func `a CGFloat takes the values between`() {
    let host = TestHost(width: 20, height: 1, motion: true) { Moving { Meter(level: $0 ? 100 : 0) } }
    host.press("m")
    host.advance(by: .seconds(0.5))
    expect((40...60), contains: Int(host.text.trimmingCharacters(in: .whitespaces)) ?? -1, "\(host.text)")
    host.advance(by: .seconds(1))
    expect(host.text.trimmingCharacters(in: .whitespaces), "100")
  }

  @Test func `so do rectangles and angles`() {
    let host = TestHost(width: 20, height: 1, motion: true) {
      Moving { isOn in
        Box(frame: isOn ? CGRect(x: 10, y: 0, width: 0, height: 100) : .zero, turn: .degrees(isOn ? 90 : 0))
      }
    }
    host.press("m")
    host.advance(by: .seconds(0.5))
    let numbers = host.text.split(separator: " ").compactMap { Int($0) }
    expect(numbers.count == 3 && (3...7).contains(numbers[0]), "\(host.text)")
    expect((40...60).contains(numbers[1]) && (35...55).contains(numbers[2]), "\(host.text)")
    host.advance(by: .seconds(1))
    expect(host.text.trimmingCharacters(in: .whitespaces), "10 100 90")
  }
}
