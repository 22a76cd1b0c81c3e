import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// The look of a control with the focus.
@Suite struct ControlLookTests {
  /// The columns of a row that are reversed.
  private func reversed(_ host: TestHost, _ y: Int) -> [Int] {
    (0..<host.screen.size.width).filter { host.style($0, y).attributes.contains(.reverse) }
  }

  // Mend C8.
  @Test func `a control with the focus is reversed without a hole`() {
    let link = TestHost(width: 12, height: 1) {
      NavigationStack { NavigationLink("go", value: 1).frame(maxWidth: .infinity, alignment: .leading) }
    }
    expect(link.dots, "··go·›······")
    expect(reversed(link, 0), Array(0..<8))
    let toggle = TestHost(width: 8, height: 1) { Toggle("on", isOn: .constant(true)) }
    expect(toggle.dots, "·[✓]·on·")
    expect(reversed(toggle, 0), Array(1..<7))
    let button = TestHost(width: 10, height: 2) {
      Button {
      } label: {
        HStack(spacing: 2) {
          Text("a")
          VStack {
            Text("b"); Text("cc")
          }
        }
      }
      .buttonStyle(.plain)
    }
    expect(reversed(button, 0), reversed(button, 1))
    expect(reversed(button, 0).count, 5)
    let manual = TestHost(width: 10, height: 1) {
      Link(destination: "https://example.org") {
        HStack {
          Text("a"); Text("b")
        }
      }
    }
    expect(reversed(manual, 0).count, 3)
  }

  // Mend C8.
  @Test func `a control without the focus, in a row that is reversed, isn't, without a hole`() {
    let host = TestHost(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Button("x") {}
        HStack {
          Text("a"); NavigationLink("go", value: 1); Text("b")
        }.reverse()
      }
    }
    expect(host.dots, "··x·········\na···go·›···b")
    expect(reversed(host, 1), [0, 11])
  }

  // Mend C8.
  @Test func `the focus that goes leaves no cell reversed`() {
    let host = TestHost(width: 10, height: 2) {
      VStack {
        Toggle("a", isOn: .constant(false)); Toggle("b", isOn: .constant(false))
      }
    }
    expect(reversed(host, 0).count == 5 && reversed(host, 1).isEmpty)
    host.press(.tab)
    expect(reversed(host, 0).isEmpty && reversed(host, 1).count == 5)
  }

  // Mend B18.
  @Test func `what is put around a control is not reversed with it`() {
    let button = TestHost(width: 7, height: 3) { Button("x") {}.border() }
    expect(button.dots, "┌─────┐\n│··x··│\n└─────┘")
    expect(reversed(button, 0).isEmpty && reversed(button, 2).isEmpty)
    expect(reversed(button, 1), Array(1..<6))
    let styled = TestHost(width: 3, height: 3) { Button("x") {}.buttonStyle(.plain).border() }
    expect(reversed(styled, 1), [1])
    let toggle = TestHost(width: 7, height: 3) { Toggle("x", isOn: .constant(true)).border() }
    expect(toggle.dots, "┌─────┐\n│[✓]·x│\n└─────┘")
    expectEmpty(reversed(toggle, 0))
    expect(reversed(toggle, 1), Array(1..<6))
  }

  // Mend C8.
  @Test func `in a view of any type, the gaps that are reversed are the control's`() {
    let host = TestHost(width: 12, height: 3) {
      AnyView(Toggle("on", isOn: .constant(true))).padding(1).frame(width: 12)
    }
    expect(reversed(host, 0).isEmpty && reversed(host, 2).isEmpty)
    expect(reversed(host, 1), Array(3..<9))
  }

  // Mend B18.
  @Test func `a style that makes several views makes one control`() {
    struct Pair: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("<")
        configuration.label
        if configuration.role == .cancel { Text(">") }
      }
    }
    let host = TestHost(width: 9, height: 4) {
      VStack {
        Button("x", role: .cancel) {}.border()
        Text("y")
      }
      .buttonStyle(Pair())
    }
    expect(host.dots, "·┌─────┐·\n·│<·x·>│·\n·└─────┘·\n····y····")
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  // Mend B18.
  @Test func `a click beside a button in a frame presses nothing`() {
    var count = 0
    let host = TestHost(width: 12, height: 1) {
      Button("x") { count += 1 }.frame(width: 12, alignment: .leading)
    }
    host.click(x: 9, y: 0)
    expect(count, 0)
    host.click(x: 2, y: 0)
    expect(count, 1)
  }

  /// A palette of a terminal whose colours are known, as far as controls need it.
  private var raised: Palette {
    let plain = Palette.terminal(.unknown)
    return Palette(.unknown) {
      plain.ink($0)
    } ground: { role in
      switch role {
      case .surface: .rgb(30, 30, 40)
      case .fill: .rgb(40, 40, 50)
      default: plain.ground(role)
      }
    } look: {
      plain.look($0)
    }
  }

  // Look 12, Look 14
  @Test func `an answer of the terminal that comes late changes colours only, never places`() {
    let host = TestHost(width: 30, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Button("other") {}
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Gone", role: .destructive) {}
        Toggle("on", isOn: .constant(true)).toggleStyle(.button)
        TextField("name", text: .constant("")).frame(width: 8)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let frames = host.treeDescription
    expect(host.dots.hasPrefix("··other·······"))
    expect(host.style(7, 4), Style(attributes: [.dim, .underline]))
    host.host.palette = raised
    host.turn()
    expect(host.treeDescription, frames)
    expect(host.dots.split(separator: "\n")[1].hasPrefix("··Save····"))
    expect((0..<8).allSatisfy { host.style($0, 1).background == .rgb(40, 40, 50) })
    expectNil(host.style(8, 1).background)
    expect(host.style(2, 2).foreground == .red && host.style(2, 1).foreground == .cyan)
    expect((0..<8).allSatisfy { host.style($0, 4).background == .rgb(30, 30, 40) })
    expectNil(host.style(8, 4).background)
  }
}
