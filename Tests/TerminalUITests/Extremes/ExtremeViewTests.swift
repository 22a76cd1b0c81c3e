import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Numbers that no screen has, wherever a view takes one: nothing traps.
@Suite struct ExtremeViewTests {
  nonisolated static let lengths: [Int] = [
    .max, .min, .max - 1, .min + 1, 1 << 62, -(1 << 62), 1 << 32, 1 << 31, 1 << 30, -1, 0,
  ]
  nonisolated static let values: [Double] = [
    .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e308, -1e308, 1e19,
    -1e19,
    0x1p63, -0x1p63, 0x1p62, .leastNonzeroMagnitude, -1, 0,
  ]

  @Test(arguments: lengths) func `a view takes any length`(length: Int) {
    for item in ExtremeLengths.all { Self.show(item.view(length)) }
  }

  @Test(arguments: values) func `a view takes any number`(value: Double) {
    for item in ExtremeValues.all { Self.show(item.view(value)) }
  }

  static func show(_ view: AnyView) {
    let host = TestHost(width: 40, height: 12) { VStack { view } }
    host.resize(width: 9, height: 30)
    for key in [KeyEquivalent.tab, .rightArrow, .downArrow, .pageDown, .end, .tab, .leftArrow, .upArrow] {
      host.press(key)
    }
    host.click(x: 2, y: 1)
    host.drag((3, 1), (6, 3))
    host.scroll(x: 3, y: 3, dy: 2)
    host.resize(width: 0, height: 0)
    host.resize(width: 60, height: 5)
    _ = host.elements
    expectNil(host.host.firstWrongFrame)
  }
}
