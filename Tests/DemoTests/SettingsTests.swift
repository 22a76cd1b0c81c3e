import Cells
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import SettingsDemo

@MainActor @Suite struct SettingsTests {
  private let storage = StorageStore()

  private func host(_ width: Int = 80, _ height: Int = 34, rgb: Bool = true) -> TestHost {
    let colors =
      rgb
      ? TerminalColors(depth: .rgb, foreground: .rgb(216, 218, 226), background: .rgb(22, 22, 30))
      : TerminalColors(depth: .ansi16)
    let storage = storage
    return TestHost(width: width, height: height, colors: colors) {
      SettingsScreen().defaultAppStorage(storage)
    }
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (80, 34), (160, 50)])
  func `the form`(width: Int, height: Int) {
    let host = host(width, height)
    assertSnapshot(of: host.styledText, named: "\(width)-\(height)")
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
    host.audit()
  }

  @Test func `a theme is chosen in a menu, and is there at once`() {
    let host = host()
    let before = host.styledText
    host.find(.menu, "Theme").press()
    host.press(.downArrow)
    host.press(.return)
    expect(host.styledText, not: before)
    expect(host.find(.menu, "Theme").isFocused && host.find(.menu, "Theme").value == "Midnight")
    expect(self.host().find(.menu, "Theme").value, "Midnight")
  }

  @Test func `what is set is there when the program starts again`() {
    let first = host()
    first.find(.textField, "Name").type("Ada")
    first.find(.toggle, "Strip spaces").press()
    first.find(.slider, "Font size").perform("increment")
    let second = host()
    expect(second.find(.textField, "Name").value, "Ada")
    expect(second.find(.toggle, "Strip spaces").value, "on")
    expect(second.text, contains: "13")
  }

  @Test func `the way out leads past what is wrong`() {
    let host = host()
    host.find(.button, "Done").press()
    expect(host.text.contains("Say who you are") && host.text.contains("Not an address"))
    expect(host.find(.textField, "Name").isFocused)
    expectNil(host.host.exitCode)
    host.type("Ada")
    host.find(.textField, "Mail").type("ada@example.org")
    host.press("s", modifiers: .control)
    expect(host.host.exitCode, 0)
  }

  @Test func `restoring asks before`() {
    let host = host()
    host.find(.textField, "Name").type("Ada")
    host.find(.button, "Restore defaults…").press()
    host.find(.button, "Restore").press()
    expect(host.find(.textField, "Name").value, "")
    expect(host.text, contains: "Everything is as it was")
  }
}
