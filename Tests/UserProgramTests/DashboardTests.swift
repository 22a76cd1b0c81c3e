import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Dashboard

@Suite struct DashboardTests {
  func percent(_ value: Double) -> Int { Int(value.rounded(.toNearestOrEven)) }

  func start(width: Int = 90, height: Int = 30) -> TestHost {
    TestHost(width: width, height: height, app: DashboardApp())
  }

  @Test func `all tiles are shown and the first one has the focus`() {
    let host = start()
    for kind in TileKind.allCases { expect(host.text, contains: kind.name) }
    expect(host.focusedElement?.label, "CPU")
  }

  @Test func `the metrics follow timers of different periods`() {
    let host = start()
    host.advance(by: .seconds(1))
    let cpu = percent(Board.wave(1, phase: 1))
    expect(host.text, contains: "\(cpu)%")
    expect(host.text, contains: "0:00:01")
    host.advance(by: .seconds(9))
    expect(host.text, contains: "0:00:10")
    expect(host.text, contains: "0:00:50")
  }

  @Test func `a paused tile stands still while others go on`() {
    let host = start()
    host.advance(by: .seconds(3))
    host.press("p")
    expect(host.text, contains: "paused")
    let value = "\(percent(Board.wave(3, phase: 1)))%"
    expect(host.text, contains: value)
    host.advance(by: .seconds(5))
    expect(host.text, contains: value)
    expect(host.text, contains: "0:00:08")
    host.press("p")
    expect(host.text, lacks: "paused")
  }

  @Test func `arrows go from tile to tile, and Alt with an arrow moves one`() {
    let host = start()
    host.press(.rightArrow)
    expect(host.focusedElement?.label, "Memory")
    host.press(.leftArrow)
    expect(host.focusedElement?.label, "CPU")
    host.press(.downArrow)
    expect(host.focusedElement?.label, "Jobs")
    host.press(.upArrow)
    host.press(.rightArrow, modifiers: .option)
    let line = host.text.split(separator: "\n").first { $0.contains("Memory") && $0.contains("CPU") }
    expect(line != nil)
    if let line { expect(line.range(of: "Memory")!.lowerBound < line.range(of: "CPU")!.lowerBound) }
    expect(host.focusedElement?.label, "CPU")
  }

  @Test func `a tile is removed after a question, and undo brings it back`() throws {
    let host = start()
    host.press("x")
    let alert = try #require(host.alert)
    expect(alert.title, "Remove this tile?")
    alert.button("Remove CPU").press()
    expect(host.text, contains: "CPU removed")
    expect(host.text, contains: "6 tiles")
    expect(host.focusedElement?.label, "Memory")
    host.press("z", modifiers: .control)
    expect(host.text, contains: "7 tiles")
  }

  @Test func `a new tile needs a title`() {
    let host = start()
    host.press("n", modifiers: .control)
    expect(host.text, contains: "New Tile")
    host.find(.button, "Add").press()
    expect(host.text, contains: "Give it a title")
    host.find(.textField, "Title").type("Disk")
    host.press(.return)
    expectEmpty(host.layers)
    expect(host.text, contains: "Disk")
    expect(host.text, contains: "8 tiles")
  }

  @Test func `a toast tells of a threshold that is crossed, and goes`() {
    let host = start()
    for _ in 0..<40 where !host.text.contains("CPU is at") { host.advance(by: .seconds(1)) }
    expect(host.text, contains: "CPU is at")
    expect(host.text, contains: "▲ alarm")
    expectNil(host.alert)
    host.advance(by: .seconds(6))
    expect(host.text, lacks: "CPU is at")
  }

  @Test func `with alerts in the settings a threshold asks, and Pause All stops everything`() throws {
    let host = start()
    host.find(.button, "Settings…").press()
    host.find(.radioButton, "Alert").press()
    host.press(.escape)
    for _ in 0..<40 where host.alert == nil { host.advance(by: .seconds(1)) }
    let alert = try #require(host.alert)
    expect(alert.title, "Threshold crossed")
    alert.button("Pause All").press()
    expect(host.text, contains: "PAUSED")
  }

  @Test func `the details show the history, and go on while they are open`() {
    let host = start()
    host.advance(by: .seconds(2))
    host.press(.return)
    expect(host.text, contains: "Average")
    expect(host.elements(.row).count, 2)
    host.advance(by: .seconds(3))
    expect(host.elements(.row).count, 5)
    host.find(.button, "Done").press()
    expectEmpty(host.layers)
    expect(host.focusedElement?.label, "CPU")
  }

  @Test func `full screen shows one tile, which still changes, and Escape returns to it`() {
    let host = start()
    host.press(.rightArrow)
    host.press("f")
    expect(host.text, contains: "Memory")
    expect(host.text, lacks: "Network")
    host.advance(by: .seconds(2))
    expect(host.text, contains: "\(percent(Board.wave(1, phase: 2)))%")
    host.press(.escape)
    expect(host.text, contains: "Network")
    expect(host.focusedElement?.label, "Memory")
  }

  @Test func `a narrow terminal shows a list, which can do the same`() {
    let host = start()
    host.resize(width: 40, height: 16)
    expect(host.elements(.row).count, 7)
    host.press(.downArrow)
    host.press("p")
    expect(host.text, contains: "paused")
    host.resize(width: 90, height: 30)
    expect(host.text, contains: "paused")
  }

  @Test func `a key that scrolls a sheet takes the focus along`() {
    let host = TestHost(app: DashboardApp())
    host.resize(width: 24, height: 7)
    host.press(.tab)
    host.press(.return)
    host.press(.tab)
    host.press(.end)
    expect(host.faults(), [])
  }

  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(app: DashboardApp()) }.run(Soak.count(100, 1_000, full: 20_000))
  }
}
