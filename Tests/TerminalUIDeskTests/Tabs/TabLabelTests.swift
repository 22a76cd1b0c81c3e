import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// The labels of tabs in their bar.
@Suite struct TabLabelTests {
  @Test func `a column of a symbol and a text is a row in the bar`() {
    let host = TestHost(width: 30, height: 4) {
      TabView {
        Text("a").tabItem {
          VStack {
            Image(systemName: "star"); Text("One")
          }
        }
        Text("b").tabItem {
          VStack {
            Image(systemName: "heart"); Text("Two")
          }
        }
      }
    }
    expect(host.text, contains: "☆ One")
    expect(host.text, contains: "♡ Two")
  }

  @Test func `the dots of pages are in the middle of the last row`() {
    let host = TestHost(width: 29, height: 4) {
      TabView {
        Text("a"); Text("b"); Text("c")
      }
      .tabViewStyle(.page)
    }
    expect(host.position(of: "●").map { [$0.x, $0.y] }, [11, 3])
    let bar = TestHost(
      width: 29, height: 4,
      colors: TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    ) {
      TabView {
        Text("a"); Text("b")
      }
      .tabViewStyle(.page)
    }
    expect(bar.style(0, 3).background, nil)
  }
}
