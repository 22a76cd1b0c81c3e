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
}
