import TerminalUI

/// A rule of your own for the size and place of one view.
struct UnaryLayoutPage: View {
  var body: some View {
    Text("marked").unaryLayout(Marked())
  }

  struct Marked: UnaryLayout {
    func size(
      for: ProposedViewSize, content: Size
    ) -> Size {
      Size(width: content.width + 2, height: 1)
    }
    func contentOrigin(
      in: Size, content: ViewDimensions
    ) -> Point {
      Point(x: 2, y: 0)
    }
  }
}
