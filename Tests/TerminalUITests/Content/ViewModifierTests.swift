import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Titled: ViewModifier {
  let title: String
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      Text(title)
      content.border()
    }
  }
}

private struct Twice: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      content
    }
  }
}

private struct Cell: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 } }
}

@Suite struct ViewModifierTests {
  @Test func `a modifier makes one view of another`() {
    expect(screen(3, 4) { Text("a").modifier(Titled(title: "T")) }, "·T·\n┌─┐\n│a│\n└─┘")
  }

  @Test func `only the modifier is evaluated when it changes, only the content when that does`() {
    let host = TestHost(width: 3, height: 4) {
      Stepping { step in Cell().modifier(Titled(title: "\(step)")) }
    }
    host.press("n")
    expect(host.record.bodies, ["Stepping", "Titled"])
    host.click(x: 1, y: 2)
    expect(host.record.bodies, ["Cell"])
    expect(host.dots, "·1·\n┌─┐\n│1│\n└─┘")
  }

  @Test func `a new content is shown though the modifier is equal`() {
    let host = TestHost(width: 3, height: 4) {
      Stepping { step in Text("\(step)").modifier(Titled(title: "T")) }
    }
    host.press("n")
    expect(host.record.bodies, ["Stepping"])
    expect(host.dots, "·T·\n┌─┐\n│1│\n└─┘")
  }

  @Test func `a content that is used twice is two views`() {
    let host = TestHost(width: 2, height: 1) { Cell().modifier(Twice()) }
    host.click(x: 1, y: 0)
    expect(host.text, "01")
  }

  @Test func `modifiers are put together and left out`() {
    expect(
      screen(5, 6) { Text("a").modifier(Titled(title: "1").concat(Titled(title: "2"))) },
      screen(5, 6) { Text("a").modifier(Titled(title: "1")).modifier(Titled(title: "2")) })
    expect(screen(1, 1) { Text("a").modifier(EmptyModifier()) }, "a")
  }

  @Test func `a modifier on a group that is put around each view keeps them apart`() {
    expect(
      screen(4, 1) {
        HStack(spacing: 0) {
          Group {
            Text("a"); Text("b")
          }.modifier(Twice())
        }
      }, "abab")
  }

  @Test func `a modifier as a function of the app`() {
    expect(screen(3, 4) { Text("a").titled("T") }, "·T·\n┌─┐\n│a│\n└─┘")
  }
}

extension View {
  fileprivate func titled(_ title: String) -> some View { modifier(Titled(title: title)) }
}
