import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct AspectRatioTests {
  @Test(arguments: [
    (1.0, ContentMode.fit, 20, 6, 12, 6), (1, .fit, 8, 6, 8, 4), (2, .fit, 20, 6, 20, 5),
    (1, .fill, 8, 6, 12, 6), (0.5, .fit, 20, 6, 6, 6), (4, .fill, 10, 2, 16, 2), (-1, .fit, 7, 3, 7, 3),
  ])
  func `a view has a ratio as it is seen`(
    ratio: Double, mode: ContentMode, width: Int, height: Int, columns: Int, rows: Int
  ) {
    var size = Size.zero
    _ = TestHost(width: width, height: height) {
      GeometryReader { proxy in
        let _ = size = proxy.size
        Text("")
      }
      .aspectRatio(ratio > 0 ? ratio : 7 / 6, contentMode: mode)
    }
    expect(size, Size(width: columns, height: rows))
  }

  @Test func `without a ratio it is that of the view where nothing is offered`() {
    var size = Size.zero
    _ = TestHost(width: 12, height: 3) {
      GeometryReader { proxy in
        let _ = size = proxy.size
        Text("")
      }
      .frame(minWidth: 0, idealWidth: 4, maxWidth: .max, minHeight: 0, idealHeight: 2, maxHeight: .max)
      .scaledToFit()
    }
    expect(size, Size(width: 6, height: 3))
  }

  @Test func `what fills is cut by who clips`() {
    expect(
      screen(6, 2) {
        Color.clear.overlay { Circle().scaledToFill().foregroundStyle(.terminalDefault) }.clipped()
      }
      .count, 13)
  }
}
