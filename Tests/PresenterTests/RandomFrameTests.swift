import Cells
import Expectations
import Presenter
import Soak
import TerminalUITesting
import Testing

/// After every frame the strict emulator shows what the buffer has: 2 000 frames, 20 000 in `make soak`, and 100 000 with `FULL=1`.
@Suite struct RandomFrameTests {
  private static var frames: Int { Soak.count(2_000, 20_000, full: 100_000) / Description.all.count + 1 }

  @Test func `every description is there`() {
    let missing = Description.names.filter { name in !Description.all.contains { $0.name == name } }
    expect(missing, [])
  }

  @Test(arguments: Description.all)
  func `random frames leave the screen as the buffer is`(description: Description) {
    var screen = RandomScreen(seed: 11)
    var stage = FrameStage(description, width: 37, height: 12)
    for frame in 0..<Self.frames {
      if frame % 200 == 199 {
        // Another size now and then, the smallest ones too.
        let size = Size(
          width: Int.random(in: 1...60, using: &screen.random),
          height: Int.random(in: 1...20, using: &screen.random))
        stage = FrameStage(description, width: size.width, height: size.height)
      }
      screen.change(&stage.buffer)
      let size = stage.buffer.size
      let point = Point(
        x: Int.random(in: 0..<size.width, using: &screen.random),
        y: Int.random(in: 0..<size.height, using: &screen.random))
      let before = stage.emulator
      let bytes = stage.show(
        cursor: Bool.random(using: &screen.random) ? point : nil, isHidden: Bool.random(using: &screen.random)
      )
      guard let fault = stage.fault else { continue }
      Issue.record(
        "frame \(frame) of \(description), \(size): \(fault) after \(visible(bytes)) on\n\(before.text)")
      return
    }
  }

  @Test func `nothing is written where nothing has changed`() {
    for description in Description.all {
      var stage = FrameStage(description)
      stage.write("hello", style: Style(foreground: .red))
      stage.show(cursor: Point(x: 1, y: 1))
      expect(visible(stage.show(cursor: Point(x: 1, y: 1))), "", "\(description)")
      stage.show(cursor: Point(x: 2, y: 1), isHidden: true)
      expect(visible(stage.show(cursor: Point(x: 2, y: 1), isHidden: true)), "", "\(description)")
    }
  }
}
