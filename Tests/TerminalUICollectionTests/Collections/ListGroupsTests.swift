import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

@Suite struct ListGroupsTests {
  private struct Groups<Style: ListStyle>: View {
    let style: Style
    var spacing = ListSectionSpacing.default
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        Section("A") {
          Text("one").tag("one")
          Text("two").tag("two").listRowBackground(Color.red)
        }
        Section {
          Text("three").tag("three")
        } footer: {
          Text("end")
        }
      }
      .listStyle(style).listSectionSpacing(spacing)
    }
  }

  private func host(_ style: some ListStyle, spacing: ListSectionSpacing = .default) -> TestHost {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(10, 10, 20))
    return TestHost(width: 12, height: 8, colors: colors) { Groups(style: style, spacing: spacing) }
  }

  /// For each row of the screen whether it is on a surface, and where that begins.
  private func surfaces(_ host: TestHost) -> [Int?] {
    let surface = host.host.palette.ground(.surface)
    return (0..<7).map { y in
      (0..<12).first { host.screen[$0, y].style.background == surface }
    }
  }

  // Look 16
  @Test func `the rows of a group are on a surface from edge to edge, its header and its footer aren't`() {
    let host = host(.grouped)
    expect(
      host.text.split(separator: "\n").map(\.trimmedEnd).prefix(6),
      [
        " A", " one", " two", "", " three", " end",
      ])
    expect(surfaces(host), [nil, 0, nil, nil, 0, nil, nil])
    expect(host.screen[0, 2].style.background, .red)
    expect(host.issues, [])
  }

  @Test func `an inset group has a column beside it`() {
    let host = host(.insetGrouped)
    expect(surfaces(host), [nil, 1, nil, nil, 1, nil, nil])
    expect(host.screen[11, 1].style.background, not: host.screen[10, 1].style.background)
    // What is selected is drawn over it.
    host.press(.tab)
    host.press(.downArrow)
    expect(host.screen[1, 1].style.background, host.host.palette.look(.focused).background)
  }

  @Test func `the room between groups is as it is asked for`() {
    expect(host(.sidebar).position(of: "three")?.y, 4)
    expect(host(.sidebar, spacing: .compact).position(of: "three")?.y, 3)
    expect(host(.insetGrouped, spacing: .custom(2)).position(of: "three")?.y, 5)
    expect(host(.inset).position(of: "three")?.y, 3)
  }

  @Test func `a style's background comes and goes with it`() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        List {
          Text("a")
          Button("change") { isOn.toggle() }
        }
        .listStyle(Ground(color: isOn ? .green : nil))
      }
    }
    let host = TestHost(width: 12, height: 4) { Screen() }
    expect(host.screen[5, 0].style.background, not: .green)
    host.click(on: "change")
    expect(host.screen[5, 0].style.background, .green)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `hiding the background of what scrolls changes nothing, because there is none`() {
    let plain = host(.insetGrouped)
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(10, 10, 20))
    let hidden = TestHost(width: 12, height: 8, colors: colors) {
      Groups(style: .insetGrouped).scrollContentBackground(.hidden)
    }
    expect(hidden.screen, plain.screen)
  }
}

private nonisolated struct Ground: ListStyle {
  let color: Color?
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.content.rowBackground(color)
  }
}
