import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// The indicators of what scrolls, as they are drawn.
@Suite struct ScrollThumbTests {
  private struct Rows: View {
    let count: Int
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("\($0)") } }.frame(width: 3)
      }
    }
  }

  private func bar(_ host: TestHost) -> String {
    String(
      host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.count > 3 ? $0.last! : " " }
    )
  }

  // Look 17
  @Test func `the thumb moves in half cells`() {
    let host = TestHost(width: 4, height: 4) { Rows(count: 8) }
    expect(bar(host), "▐▐  ")
    host.press(.downArrow)
    expect(bar(host), "▗▐▝ ")
    host.press(.downArrow)
    expect(bar(host), " ▐▐ ")
    for _ in 0..<2 { host.press(.downArrow) }
    expect(bar(host), "  ▐▐")
  }

  // What is true of a clean node is what it would answer anew.
  @Test(arguments: [0, 20])
  func `rows that were narrow, and long for that, leave no trace in the thumb`(offset: Int) {
    func host(width: Int) -> TestHost {
      TestHost(width: width, height: 12) {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<60, id: \.self) { Text("row \($0) with some more words") }
          }
        }
      }
    }
    let (fresh, resized) = (host(width: 40), host(width: 8))
    resized.resize(width: 40, height: 12)
    for host in [fresh, resized] {
      host.press(.home)
      host.scroll(x: 1, y: 1, dy: offset)
    }
    expect(resized.text, fresh.text)
  }

  // Look 17
  @Test func `on a background that is known the thumb lies on a faint track`() throws {
    let colors = TerminalColors(
      depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0), scheme: .dark)
    let host = TestHost(width: 4, height: 4, colors: colors) { Rows(count: 8) }
    expect(bar(host), "██  ")
    let track = try #require(host.style(3, 3).background)
    expect(track, host.style(3, 0).background)
    expect(track, not: .rgb(0, 0, 0))
    // Where everything fits there is neither.
    expectNil(TestHost(width: 4, height: 4, colors: colors) { Rows(count: 4) }.style(3, 3).background)
  }
}
