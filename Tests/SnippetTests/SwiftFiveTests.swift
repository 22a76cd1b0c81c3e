import SwiftFive
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Code in the Swift 5 mode, with the module of points: it compiles, and shows what it means.
@Suite struct SwiftFiveTests {
  @Test func `views and shapes may be made without the main actor, and are shown`() {
    let host = TestHost(width: 20, height: 5) { ShapeChoices().lengthUnit(.points) }
    expect(host.text, contains: "Plain")
    expect(host.text, contains: "Rounded")
    expect(host.text, contains: "Capsule")
    let rows = host.text.split(separator: "\n", omittingEmptySubsequences: false)
    expect(rows.firstIndex { $0.contains("Capsule") }, 4)
  }

  @Test func `places in a named space are read in points, whatever type the name has`() {
    let host = TestHost(width: 40, height: 4) { ScrolledCard().lengthUnit(.points) }
    expect(host.text.hasPrefix("x 16, room 160"))
    expect(host.text, contains: "    card")
  }

  @Test func `computed lengths are points`() {
    let host = TestHost(width: 40, height: 4) { MovingBar(progress: 1).lengthUnit(.points) }
    let rows = host.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = (0..<40).first { host.style($0, 0).background == Color.blue }
    expect(start, 39)  // its round corner is at 38
    expect(rows.count, 4)
    let still = TestHost(width: 40, height: 4) { MovingBar(progress: 0).lengthUnit(.points) }
    expect((0..<40).filter { still.style($0, 0).background == Color.blue }, Array(0..<30))
  }

  @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
  func `a helper of UIKit's path rounds the same corners as the shape of the library`(
    _ top: Bool, _ bottom: Bool
  ) {
    let helper = TestHost(width: 10, height: 5) { CorneredCard(top: top, bottom: bottom).lengthUnit(.points) }
    let shape = TestHost(width: 10, height: 5) { UnevenCard(top: top, bottom: bottom).lengthUnit(.points) }
    for y in 0..<5 { for x in 0..<10 { expect(helper.screen[x, y], shape.screen[x, y]) } }
    let isWhole = [(0, 0), (0, 4)].map { helper.style($0.0, $0.1).background == Color.blue }
    expect(isWhole, [!top, !bottom])
  }

  @Test func `an arc of UIKit's path goes clockwise as it is seen`() {
    func filled(_ isClockwise: Bool) -> [Bool] {
      let host = TestHost(width: 10, height: 5) { Quarter(isClockwise: isClockwise).lengthUnit(.points) }
      return [(7, 3), (7, 1), (2, 1), (2, 3)].map { host.style($0.0, $0.1).background == Color.red }
    }
    expect(filled(true), [true, false, false, false])
    expect(filled(false), [false, true, true, true])
  }

  @Test func `the screen of UIKit is the window, and views that read it follow its size`() {
    let host = TestHost(width: 100, height: 6) { ScreenReader().lengthUnit(.points) }
    expect(host.text, contains: "800 96 4")
    expect(host.text, contains: "across")
    expect(host.position(of: "half")?.x, 71)
    host.resize(width: 40, height: 24)
    expect(host.text, contains: "320 384 2")
    expect(host.text, contains: "upright")
    expect(host.position(of: "half")?.x, 26)
    host.resize(width: 59, height: 24)
    expect(host.text, contains: "472 384 2")
  }

  @Test func `UIKit's app opens URLs, and its pasteboard writes to the clipboard`() {
    let host = TestHost(width: 40, height: 6) { WayOut().lengthUnit(.points) }
    host.press(.return)
    expect(host.openedURLs, ["https://example.org/a"])
    expect(host.text, contains: "true")
    host.press(.tab)
    host.press(.return)
    expect(host.copiedTexts, ["copied true"])
  }

  @Test func `the pasteboard is only written where the scene allows it`() {
    struct Page: App {
      var body: some Scene { WindowGroup { WayOut() } }
    }
    let host = TestHost(width: 40, height: 6, app: Page())
    host.press(.tab)
    host.press(.return)
    expect(host.copiedTexts, [])
  }

  @Test func `fonts and colours of UIKit have their weights and components`() {
    let host = TestHost(width: 20, height: 4) { Looks().lengthUnit(.points) }
    func isBold(_ text: String) -> Bool? {
      host.position(of: text).map { host.style($0.x, $0.y).attributes.contains(.bold) }
    }
    expect(isBold("bold"), true)
    expect(isBold("plain"), false)
    expect(host.text, contains: "3366CC a fifth")
  }

  @Test func `an app of points hears UIKit's notifications of its phases`() {
    NotifiedApp.log = []
    let host = TestHost(width: 40, height: 6, app: NotifiedApp())
    host.send(.focus(false))
    host.send(.focus(true))
    host.host.scenePhase = .background
    host.turn()
    host.host.scenePhase = .active
    host.turn()
    expect(
      NotifiedApp.log.drop { $0 == "active" }.joined(separator: " "),
      "inactive active inactive background foreground active")
  }

  @Test func `proxies of UIKit change nothing`() {
    func text(_ styles: Bool) -> String {
      TestHost(width: 30, height: 6) { StyledScreen(styles: styles).lengthUnit(.points) }.styledText
    }
    expect(text(true), text(false))
  }

  @Test func `a window of UIKit takes the focus from a field, once`() {
    let host = TestHost(width: 30, height: 6) { EndedField().lengthUnit(.points) }
    host.type("ab")
    host.press(.return)
    host.type("cd")
    expect(host.text, contains: "yes no")
    expect(host.text, contains: "ab")
    expect(host.text, lacks: "abcd")
  }

  @Test func `lengths that are literals have a meaning in points`() {
    let host = TestHost(width: 6, height: 6) { LiteralLengths().lengthUnit(.points) }
    expect(host.text.split(separator: "\n").prefix(3).map(String.init), ["a     ", "     b", "c     "])
    expect(host.position(of: "d")?.x, 2)
  }
}
