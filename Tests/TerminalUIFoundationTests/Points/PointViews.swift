import TerminalUIPoints

// Only this import: what views read in cells is hidden then.

struct PointApp: App {
  var body: some Scene {
    WindowGroup { HalfWidth() }
  }
}

struct HalfWidth: View {
  var body: some View {
    GeometryReader { proxy in
      let half = proxy.size.width * 0.5
      let middle = proxy.frame(in: .global).midX
      Text("\(Int(half)), \(Int(middle))").frame(width: half, alignment: .trailing)
    }
  }
}

/// Children in a row, with a gap in points.
struct PointRow: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = gap * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: .unspecified)
      x += size.width + gap
    }
  }
}

/// Children on a circle, in the arithmetic that tutorials have.
struct PointCircle: Layout {
  struct Cache { var count = 0 }

  func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 64, height: 64))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    let angle = Angle.degrees(360 / Double(cache.count)).radians
    for (index, subview) in subviews.enumerated() {
      let viewSize = subview.sizeThatFits(.unspecified)
      let x = cos(angle * Double(index) - .pi / 2) * (radius - viewSize.width / 2)
      let y = sin(angle * Double(index) - .pi / 2) * (radius - viewSize.height / 2)
      subview.place(
        at: CGPoint(x: bounds.midX + x, y: bounds.midY + y), anchor: .center, proposal: .unspecified)
    }
  }
}

struct PointLayouts: View {
  var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(PointRow(gap: 20)) : AnyLayout(PointCircle())
    layout {
      Text("a")
      Text("b")
      Text("c").alignmentGuide(.leading) { d in d.width * 0.5 }
      Text("d")
    }
  }
}

struct PointDrag: View {
  @State private var place = CGPoint.zero
  @State private var way = CGSize.zero

  var body: some View {
    Text("\(Int(place.x * 0.5)) \(Int(way.width / 2))")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture().onChanged { value in
          let quarter = value.translation.width / 4
          place.x = value.location.x
          way.width = quarter * 4
        })
  }
}
