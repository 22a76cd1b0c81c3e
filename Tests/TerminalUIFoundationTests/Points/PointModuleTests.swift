import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@Suite struct PointModuleTests {
  @Test func `the lengths of an app of the module are points`() {
    let host = TestHost(width: 40, height: 5, app: PointApp())
    expect(host.text.hasPrefix("            160, 160    "))
  }

  @Test func `a layout of points may have any spacing`() {
    let host = TestHost(width: 20, height: 3) { PointLayouts().lengthUnit(.points) }
    expect(host.text, contains: "a   b  c   d")
  }

  @Test func `a layout of points keeps its views as it becomes another one`() {
    let host = TestHost(width: 16, height: 5) { PointLayouts(isRow: false).lengthUnit(.points) }
    expect(host.text, contains: "d")
    expect(host.text.split(separator: "\n").contains { $0.contains("d") && $0.contains("b") })
  }

  @Test func `a drag is read in points`() {
    let host = TestHost(width: 20, height: 4) { PointDrag().lengthUnit(.points) }
    host.drag((x: 2, y: 1), (x: 6, y: 1))
    expect(host.text, contains: "24 16")
  }
}
