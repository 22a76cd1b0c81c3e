import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon; configuration.title
    }
  }
}

@Suite struct LabelTests {
  @Test func `a label is a symbol and a title`() {
    expect(screen(4, 1) { Label("ab", symbol: "*") }, "*·ab")
    expect(
      screen(4, 1) {
        Label {
          Text("ab")
        } icon: {
          Text("*")
        }
      }, "*·ab")
  }

  @Test func `the room between symbol and title is a number of columns, or of points`() {
    expect(screen(6, 1) { Label("ab", symbol: "*").labelIconToTitleSpacing(3) }, "*···ab")
    expect(screen(3, 1) { Label("ab", symbol: "*").labelIconToTitleSpacing(0.4) }, "*ab")
    expect(
      screen(5, 1) { Label("ab", symbol: "*").labelIconToTitleSpacing(16.0).lengthUnit(.points) }, "*··ab")
  }

  @Test func `a title of several lines begins beside the symbol`() {
    expect(screen(4, 2) { Label("ab\ncd", symbol: "*") }, "*·ab\n··cd")
  }

  @Test func `each style shows what it says`() {
    func label(_ style: some LabelStyle) -> String {
      screen(4, 2) { Label("ab", symbol: "*").labelStyle(style).frame(height: 2, alignment: .top) }
    }
    expect(label(.automatic), "*·ab\n····")
    expect(label(.titleAndIcon), "*·ab\n····")
    expect(label(.titleOnly), "·ab·\n····")
    expect(label(.iconOnly), "··*·\n····")
    expect(label(Stacked()), "··*·\n·ab·")
  }

  @Test func `a labelled value takes the width`() {
    expect(screen(9, 1) { LabeledContent("Size", value: "12") }, "Size···12")
    expect(screen(11, 1) { LabeledContent("Size") { Button("+") {} } }, "Size····+··")
  }

  @Test func `a labelled value that is narrow keeps one column between`() {
    expect(screen(5, 1) { LabeledContent("ab", value: "cd") }, "ab·cd")
  }
}
