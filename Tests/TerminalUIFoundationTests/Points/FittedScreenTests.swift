import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Apps made for a screen that is larger than the window.
@Suite struct FittedScreenTests {
  @Test(arguments: TallPlace.allCases)
  func `what takes more than the window scrolls to what has the focus`(place: TallPlace) {
    let host = TestHost(width: 40, height: 12, app: TallPlaceApp(place: place))
    expect(host.text, contains: "row 0")
    expect(host.text, lacks: "Last")
    host.press(.tab)
    while host.focusedElement?.label != "Last" { host.press(.tab) }
    expect(host.text, contains: "Last")
    expect(host.text, lacks: "row 0")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `keys and the wheel scroll it`() {
    let host = TestHost(width: 40, height: 12, app: TallApp())
    expect(host.text, contains: "row 0")
    host.scroll(dy: 3)
    expect(host.text, lacks: "row 0")
    host.press(.home)
    expect(host.text, contains: "row 0")
    host.press(.end)
    expect(host.text, contains: "Last")
  }

  @Test func `what fits has the whole window, and is evaluated once`() {
    let host = TestHost(width: 40, height: 12, app: FittingApp())
    expect(host.text, contains: "320 192")
    expect(host.record.bodies.filter { $0 == "Room" }.count, 1)
    host.scroll(dy: 1)
    expect(host.record.cellsWritten, 0)
  }

  @Test func `a picture wider than the window leaves what is before it in sight`() {
    let host = TestHost(width: 40, height: 12, app: PictureApp())
    expect(host.text, contains: "Start")
  }

  @Test func `in windows of all sizes it is the same as made anew`() {
    for (width, height) in [(0, 0), (1, 1), (40, 12), (40, 60), (3, 60), (60, 2), (40, 12)] {
      let host = TestHost(width: 40, height: 12, app: TallApp())
      host.scroll(dy: 2)
      host.resize(width: width, height: height)
      expect(host.host.checkInvariants(), [])
      host.resize(width: 40, height: 60)
      expect(host.text, TestHost(width: 40, height: 60, app: TallApp()).text)
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `what fits may draw beside its place`() {
    let host = TestHost(width: 40, height: 12, app: BesideApp())
    expect(host.text, contains: "here")
    expect(host.text, contains: "moved")
    let line = host.text.split(separator: "\n", omittingEmptySubsequences: false)[9]
    expect(line.hasPrefix(String(repeating: " ", count: 28) + "moved"), "\(host.text)")
  }

  @Test func `what scrolls is as tall as its content wants to be, and its background with it`() {
    let host = TestHost(width: 40, height: 12, app: FilledApp())
    let first = host.screen[0, 0].style.background
    expect(first != nil)
    host.scroll(dy: 20)
    expect(host.text, contains: "text 6")
    expect(host.screen[0, 11].style.background, first)
  }

  @Test func `where lengths are cells it is cut at both ends`() {
    let host = TestHost(width: 40, height: 12) {
      VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0).") } }
    }
    expect(host.text, lacks: "row 0")
    expect(host.text, contains: "row 9")
    host.scroll(dy: -30)
    expect(host.text, lacks: "row 0")
  }
}
