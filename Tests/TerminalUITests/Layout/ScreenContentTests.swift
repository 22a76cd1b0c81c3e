import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Several views where one is expected. (Mend B14)
@Suite struct ScreenContentTests {
  private struct Pair: View {
    @ViewBuilder var body: some View {
      Text("one")
      Text("two")
    }
  }

  @Test func `several views of a window lie below each other`() {
    expect(
      screen(5, 4) {
        Text("one")
        Text("two")
      }, "·····\n·one·\n·two·\n·····")
    expect(screen(5, 2) { Pair() }, "·one·\n·two·")
    expect(screen(3, 3) { ForEach(1..<4) { Text("\($0)") } }, "·1·\n·2·\n·3·")
  }

  @Test func `a spacer between them takes what is left, as in a VStack`() {
    expect(
      screen(3, 4) {
        Text("a")
        Spacer()
        Text("b")
      }, "·a·\n···\n···\n·b·")
  }

  @Test func `views that come and go move the others`() {
    let host = TestHost(width: 3, height: 2) { Toggling() }
    expect(host.dots, "···\n·a·")
    host.press("n")
    expect(host.dots, "·a·\n·b·")
    host.press("n")
    expect(host.dots, "···\n·a·")
  }

  private struct Toggling: View {
    @State private var isShown = false
    @ViewBuilder var body: some View {
      Text("a").onKeyPress("n") {
        isShown.toggle()
        return .handled
      }
      if isShown { Text("b") }
    }
  }

  @Test func `several views of a navigation stack and of a destination lie below each other`() {
    struct App: View {
      var body: some View {
        NavigationStack {
          Text("root")
          NavigationLink("more", value: 1)
            .navigationDestination(for: Int.self) { _ in Pair() }
          NavigationLink("view") { Pair() }
        }
      }
    }
    let host = TestHost(width: 12, height: 5) { App() }
    expect(host.dots, "············\n····root····\n···more·›···\n···view·›···\n············")
    host.press(.return)
    expect(host.dots.hasSuffix("····one·····\n····two·····\n············"))
    host.press(.escape)
    host.press(.tab)
    host.press(.return)
    expect(host.text.contains("one") && host.text.contains("two"))
  }

  @Test func `several views of a background and of an overlay lie on top of each other`() {
    expect(
      screen(3, 1) {
        Text("abc").overlay(alignment: .leading) {
          Text("xy")
          Text("z")
        }
      }, "xzc")
  }
}
