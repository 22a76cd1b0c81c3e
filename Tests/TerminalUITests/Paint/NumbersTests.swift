import Cells
import Soak
import TerminalUI
import TerminalUICharts
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Gradients and links stand for numbers in colours and cells: the numbers of those that are gone are free again.
@Suite(.serialized) struct NumbersTests {
  private func gradient(_ number: Int) -> LinearGradient {
    LinearGradient(
      colors: [
        .rgb(255, 0, UInt8(truncatingIfNeeded: number)), .rgb(0, UInt8(truncatingIfNeeded: number >> 8), 255),
      ],
      startPoint: .leading, endPoint: UnitPoint(x: 1, y: Double(number)))
  }

  private func colors(_ host: TestHost) -> [Color?] {
    (0..<host.screen.size.width).map { host.screen[$0, 0].style.foreground }
  }

  @Test(.enabled(if: Soak.isOn)) func `a gradient has its colours after more than 65 535 others`() {
    let kept = TestHost(width: 4, height: 1) { Text("abcd").foregroundStyle(gradient(-1)) }
    let before = colors(kept)
    for number in 0..<70_000 { _ = Text("a").foregroundStyle(gradient(number)) }
    let host = TestHost(width: 4, height: 1) { Text("abcd").foregroundStyle(gradient(-2)) }
    expect(Set(colors(host)).count, 4)
    // One that was there all the time, drawn again.
    kept.resize(width: 4, height: 1)
    expect(colors(kept), before)
    expect(Set(before).count, 4)
  }

  /// Whatever can be painted with a gradient.
  private struct Painted: View {
    let gradient: LinearGradient
    var body: some View {
      VStack {
        Text("abcd").foregroundStyle(gradient)
        HStack { Text("abcd") }.foregroundStyle(gradient)
        HStack { Text("abcd") }.foregroundStyle(gradient, .red)
        Text("abcd").foregroundStyle(gradient.opacity(0.5))
        Text("abcd").background(gradient)
        Text("abcd").background(AnyShapeStyle(gradient)).border(gradient)
        Rectangle().fill(gradient).frame(height: 1)
        Rectangle().fill(Changing(gradient: gradient)).frame(height: 1)
        Text("abcd").foregroundStyle(Changing(gradient: gradient)).border(Changing(gradient: gradient))
        gradient.frame(height: 1)
        List { Text("a").listRowBackground(gradient) }.frame(height: 2)
        Canvas { context, _ in
          context.fill(Path(DrawingRect(x: 0, y: 0, width: 4, height: 2)), with: .style(gradient))
          context.fill(
            Path(DrawingRect(x: 0, y: 0, width: 4, height: 2)),
            with: .linearGradient(
              Gradient(colors: [.rgb(1, 2, 3), .white]), startPoint: DrawingPoint(x: 0, y: 0),
              endPoint: DrawingPoint(x: 4, y: 0)))
        }
        .frame(height: 1)
        Chart { RuleMark(y: .value("y", 1)).foregroundStyle(gradient) }.frame(height: 4)
        Text("a").tint(gradient)
      }
    }
  }

  /// A style that makes a gradient where it is resolved, which nobody else keeps.
  private struct Changing: ShapeStyle {
    let gradient: LinearGradient
    func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(
        colors: [.rgb(9, 9, 9), .rgb(UInt8(truncatingIfNeeded: gradient.hashValue), 8, 7)],
        startPoint: .leading,
        endPoint: UnitPoint(x: 1, y: Double(gradient.hashValue % 1000)))
    }
  }

  @Observable final class Phase { var number = 0 }

  private struct Moving: View {
    let phase: Phase
    let make: (Int) -> LinearGradient
    var body: some View { Painted(gradient: make(phase.number)) }
  }

  @Test func `what changes for long takes no more numbers`() {
    let phase = Phase()
    let host = TestHost(width: 20, height: 40) { Moving(phase: phase, make: gradient) }
    phase.number += 1
    host.turn()
    let count = Shading.numberedCount
    for _ in 0..<300 {
      phase.number += 1
      host.turn()
    }
    expect(Shading.numberedCount, atMost: count)
  }

  @Test func `what is painted with a gradient keeps it`() {
    let host = TestHost(width: 20, height: 40) { Painted(gradient: gradient(7)) }
    let before = host.screen
    // More than stay free take the numbers of all that nobody keeps.
    for number in 0..<10_000 { _ = gradient(1_000_000 + number) }
    let kept = (0..<10_000).map { gradient(2_000_000 + $0) }
    host.resize(width: 21, height: 40)
    host.resize(width: 20, height: 40)
    expect(host.screen.styledText, before.styledText)
    expect(kept.count, 10_000)
  }

  @Test func `a text has its gradient as long as it is kept, and joined with others`() {
    let text = Text("ab").foregroundStyle(gradient(-5)).bold() + Text("cd")
    let both = Text("\(text)!").italic()
    let host = TestHost(width: 5, height: 1) { both }
    let before = colors(host)
    let kept = (0..<10_000).map { gradient(3_000_000 + $0) }
    let again = TestHost(width: 5, height: 1) { both }
    expect(colors(again), before)
    expect(before[0], not: before[1])
    expect(kept.count, 10_000)
  }

  @Test(.enabled(if: Soak.isOn)) func `a link leads to its target after more than 65 535 others`() {
    let kept = TestHost(width: 1, height: 1) { Text("a").hyperlink("https://example.org/kept") }
    for number in 0..<70_000 { _ = Text("a").hyperlink("https://example.org/\(number)") }
    let host = TestHost(width: 1, height: 1) { Text("a").hyperlink("https://example.org/last") }
    #expect(host.screen[0, 0].style.link?.target == "https://example.org/last")
    #expect(kept.screen[0, 0].style.link?.target == "https://example.org/kept")
    expect(CellLink.count, below: 5_000)
  }

  @Test func `equal gradients have one number`() {
    let (one, other) = (gradient(-9), gradient(-9))
    expect(one == other && one._color == other._color)
    expect(one, not: gradient(-10))
  }
}
