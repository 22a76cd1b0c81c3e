package import TerminalUI
package import TerminalUITesting

/// The screen of a view: one line a row, blanks as dots so that they are seen.
package func screen<Content: View>(_ width: Int, _ height: Int, @ViewBuilder content: () -> Content) -> String
{
  TestHost(width: width, height: height, content: content).dots
}

extension TestHost {
  /// The screen with blanks as dots.
  package var dots: String { text.replacing(" ", with: "·") }

  /// The style of a cell.
  package func style(_ x: Int, _ y: Int) -> Style { screen[x, y].style }
}

/// The styles of a view on a screen of one row, as the legend of a snapshot has them.
package func styles<Content: View>(_ width: Int, @ViewBuilder content: () -> Content) -> [String] {
  let text = TestHost(width: width, height: 1, content: content).styledText
  return text.split(separator: "\n").dropFirst().map { String($0) }
}

/// A view that fills its room with a letter, to see how much it got.
package struct Fill: View {
  let letter: String
  package init(_ letter: String) { self.letter = letter }
  package var body: some View {
    GeometryReader { proxy in
      Text(
        Array(repeating: String(repeating: letter, count: proxy.size.width), count: proxy.size.height)
          .joined(separator: "\n")
      )
      .fixedSize()
    }
  }
}

/// Steps a number at each press of `n`, and makes its content from it.
package struct Stepping<Content: View>: View {
  private let content: (Int) -> Content
  @State private var step = 0

  package init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }

  package var body: some View {
    content(step).onKeyPress("n") {
      step += 1
      return .handled
    }
  }
}

/// The screens that a view shows in its first steps.
package func screens<Content: View>(
  _ width: Int, _ height: Int, steps: Int, @ViewBuilder content: @escaping (Int) -> Content
) -> [String] {
  let host = TestHost(width: width, height: height) { Stepping(content: content) }
  var screens = [host.dots]
  for _ in 1..<steps {
    host.press("n")
    screens.append(host.dots)
  }
  return screens
}
