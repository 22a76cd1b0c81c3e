import TerminalUI

/// A layout of your own places its views; they may tell it something.
struct LayoutPage: View {
  var body: some View {
    Stairs() {
      Text("one")
      Text("two").layoutValue(key: Gap.self, value: 2)
      Text("three")
    }
  }

  enum Gap: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  struct Stairs: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> Size {
      subviews.reduce(into: Size.zero) { size, subview in
        let next = subview.sizeThatFits(.unspecified)
        size.width += next.width + subview[Gap.self]
        size.height += next.height
      }
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) {
      var (x, y) = (bounds.minX, bounds.minY)
      for subview in subviews {
        x += subview[Gap.self]
        let size = subview.sizeThatFits(.unspecified)
        subview.place(
          at: Point(x: x, y: y), proposal: .unspecified)
        x += size.width
        y += size.height
      }
    }
  }
}
