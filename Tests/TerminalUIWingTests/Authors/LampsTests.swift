import Expectations
import Lamps
import TerminalUI
import TerminalUITesting
import Testing

/// A control with nodes that somebody outside of the package could have written.
@Suite struct LampsTests {
  private struct Page: View {
    @State private var desk = 2
    @State private var hall = 0
    @State private var isOn = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Lamps("Desk", lit: $desk)
        Lamps("Hall", count: 3, lit: $hall).disabled(!isOn)
        Toggle("On", isOn: $isOn)
      }
      .keyHints()
    }
  }

  private func host() -> TestHost { TestHost(width: 40, height: 6) { Page() } }

  @Test func `it draws as many lamps as it has, and those that are lit`() {
    let host = host()
    expect(host.text, contains: "Desk ●●○○○")
    expect(host.text, contains: "Hall ○○○")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `arrows light lamps of the one with the focus`() {
    let host = host()
    expect(host.find(.other, "Desk").isFocused)
    for _ in 0..<5 { host.press(.rightArrow) }
    expect(host.find(.other, "Desk").value, "5 of 5")
    expect(host.text, contains: "Desk ●●●●●")
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(host.find(.other, "Hall").value, "0 of 3")
  }

  @Test func `a click lights the lamps up to it`() {
    let host = host()
    guard let desk = host.position(of: "●"), let hall = host.position(of: "Hall") else {
      return expect(false, "no lamps: \(host.text)")
    }
    host.click(x: desk.x + 3, y: desk.y)
    expect(host.find(.other, "Desk").value, "4 of 5")
    host.click(x: hall.x + 5, y: hall.y)
    expect(host.find(.other, "Hall").value, "1 of 3")
    expect(host.find(.other, "Hall").isFocused)
  }

  @Test func `a disabled one takes neither keys nor clicks`() {
    let host = host()
    host.find(.toggle, "On").press()
    host.click(x: (host.position(of: "Hall")?.x ?? 0) + 6, y: host.position(of: "Hall")?.y ?? 0)
    expect(host.find(.other, "Hall").value, "0 of 3")
    expect(host.find(.other, "Hall").isEnabled, false)
    host.audit()
  }
}
