// Expressions with lengths that an app may write: each must type-check within the count of scopes that check-lengths.sh sets.
import TerminalUIFoundation

private enum SizeKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct Row: Layout {
  var spacing: CGFloat = 8
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.dimensions(in: .unspecified).width + spacing
    }
  }
}

private struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

@MainActor private struct Lengths {
  var i = 3
  var d = 3.5
  var cg: CGFloat = 4
  var isOpen = true
  var maybe: CGFloat? = 5
  var perhaps: Double?
  var drag = CGSize.zero
  var touch = CGPoint.zero

  mutating func readings(_ proxy: GeometryProxy, _ value: DragGesture.Value) {
    let columns: Int = proxy.size.width
    let width: CGFloat = proxy.size.width
    let size: CGSize = proxy.size
    let rows = proxy.size.height
    let count: Int = rows
    drag = value.translation
    touch = value.location
    let frame: CGRect = proxy.frame(in: .global)
    let minY: CGFloat = proxy.frame(in: .global).minY
    let proposed: CGFloat? = ProposedViewSize(size).width
    _ = (columns, width, size, count, frame, minY, proposed)
  }

  @ViewBuilder func views(_ proxy: GeometryProxy) -> some View {
    Group {
      Text("a").frame(width: CGFloat(30 * i), height: CGFloat(30 * i))
      Text("a").frame(width: 12.5)
      Text("a").frame(width: 12, height: 3)
      Text("a").frame(width: i, height: i * 2)
      Text("a").frame(width: d)
      Text("a").frame(width: cg, height: d)
      Text("a").frame(width: cg, height: 30)
      Text("a").frame(width: proxy.size.width * 0.8, height: proxy.size.height / 2)
      Text("a").frame(width: proxy.size.width * 0.8, height: proxy.size.height)
      Text("a").frame(width: proxy.size.width * CGFloat(d) / 2 + 10)
    }
    Group {
      Text("a").frame(maxWidth: .infinity)
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      Text("a").frame(minWidth: 0, maxWidth: cg)
      Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: cg)
      Text("a").frame(width: nil, height: cg)
      Text("a").frame(width: isOpen ? 30 : nil)
      Text("a").frame(width: isOpen ? cg : nil)
      Text("a").frame(width: min(proxy.size.width, 200))
      Text("a").frame(width: min(proxy.size.width * 0.5, 200), height: max(proxy.size.height - 20, 0))
      Text("a").frame(width: (proxy.size.width - 40) / CGFloat(i))
    }
    Group {
      Text("a").padding()
      Text("a").padding(.horizontal, 10)
      Text("a").padding(.horizontal, cg)
      Text("a").padding(cg * 2)
      Text("a").padding(.vertical, isOpen ? 10 : 5.5)
      Text("a").padding(EdgeInsets(top: cg, leading: 5, bottom: cg, trailing: 5))
      Text("a").offset(x: 10, y: 5)
      Text("a").offset(x: drag.width, y: drag.height)
      Text("a").offset(drag)
      Text("a").offset(x: isOpen ? 0 : -proxy.size.width)
    }
    Group {
      Text("a").offset(x: CGFloat(i) * 10 - cg / 2, y: -CGFloat(i) * 5)
      Text("a").offset(x: sin(d) * 20, y: cos(d) * 20)
      Text("a").position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      Text("a").position(touch)
      VStack(alignment: .leading, spacing: proxy.size.width * 0.1) { Text("a") }
      HStack(spacing: cg) { Text("a").frame(width: CGFloat(20 * i)).padding(cg) }
      Text("a").alignmentGuide(.leading) { $0.width / 3 }
      Text("a").alignmentGuide(.leading) { $0[.trailing] * 0.3 }
      Text("a").preference(key: SizeKey.self, value: proxy.size)
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
      Row { Text("a") }
    }
    Group {
      Text("a").frame(width: maybe)
      Text("a").frame(width: maybe, height: nil)
      Text("a").frame(width: maybe, height: 30)
      Text("a").frame(width: maybe, height: maybe, alignment: .leading)
      Text("a").frame(width: maybe, height: cg)
      Text("a").frame(width: 30, height: maybe)
      Text("a").frame(width: perhaps, height: perhaps)
      Text("a").frame(width: maybe.map { $0 * 2 }, height: nil)
      Text("a").frame(width: .infinity, height: .infinity)
      Text("a").frame(minWidth: maybe, maxWidth: .infinity)
      Text("a").frame(minWidth: 0, maxWidth: maybe, minHeight: d, maxHeight: maybe)
    }
    Group {
      Text("a").frame(minWidth: perhaps, maxWidth: perhaps)
      Text("a").frame(maxWidth: isOpen ? .infinity : maybe)
      Text("a").frame(maxWidth: isOpen ? .infinity : nil)
      Text("a").frame(minWidth: d, maxWidth: cg)
      Text("a").frame(minWidth: 12.5, maxWidth: proxy.size.width * 0.5)
      Text("a").frame(maxWidth: min(proxy.size.width * 0.5, 200), maxHeight: max(proxy.size.height - 20, 0))
      Text("a").padding(.leading, maybe)
      Spacer(minLength: maybe)
      Grid(horizontalSpacing: maybe, verticalSpacing: 2) { Text("a") }
      LazyVGrid(columns: [GridItem(.flexible(), spacing: maybe)], spacing: maybe) { Text("a") }
    }
    Group {
      Text("a").frame(width: maybe, alignment: .leading)
      Text("a").frame(width: isOpen ? maybe : nil)
      Text("a").frame(width: isOpen ? cg * 2 : nil)
      Text("a").frame(width: isOpen ? proxy.size.width * 0.5 : nil)
      Text("a").frame(width: isOpen ? nil : .infinity)
      Text("a").frame(width: nil)
      Text("a").frame(width: perhaps)
      Text("a").frame(height: maybe)
      Text("a").frame(width: cg * CGFloat(i) / 2 + 10)
      Text("a").frame(width: 200 / 2.5)
    }
  }
}
