import CellLayout
import Cells
import Expectations
import Testing

/// A child that takes what it is offered, within limits.
@MainActor private final class FakeChild: LayoutSubviewTarget {
  let width: ClosedRange<Int>
  let height: ClosedRange<Int>
  let layoutPriority: Double
  private(set) var frame: Rect?

  init(_ width: ClosedRange<Int>, _ height: ClosedRange<Int>, priority: Double = 0) {
    self.width = width
    self.height = height
    layoutPriority = priority
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    Size(
      width: min(max(proposal.width ?? width.lowerBound, width.lowerBound), width.upperBound),
      height: min(max(proposal.height ?? height.lowerBound, height.lowerBound), height.upperBound))
  }
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(sizeThatFits(proposal)) }
  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { key.defaultValue }
  func takePlace(_ point: Point, anchor: UnitPoint, proposal: ProposedViewSize) {
    frame = Rect(origin: point, size: sizeThatFits(proposal))
  }
}

/// The size of a layout and the frames of its children.
@MainActor private func arranged<L: Layout>(
  _ layout: L, _ proposal: ProposedViewSize, _ children: [FakeChild]
) -> [String] where L.FittingSize == Size, L.Bounds == Rect {
  let subviews = LayoutSubviews(children.map { LayoutSubview($0) })
  var cache = layout.makeCache(subviews: subviews)
  let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  layout.placeSubviews(
    in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
  return ["\(size.width)×\(size.height)"]
    + children.map { child in
      child.frame.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "nowhere"
    }
}

@MainActor @Suite struct StackLayoutTests {
  @Test(
    arguments: [
      (ProposedViewSize(width: 10, height: 3), ["10×3", "0,1 2×1", "3,0 5×3", "9,1 1×1"]),
      (ProposedViewSize(width: 5, height: 3), ["5×3", "0,1 2×1", "3,0 0×3", "4,1 1×1"]),
      (ProposedViewSize(width: nil, height: nil), ["5×1", "0,0 2×1", "3,0 0×1", "4,0 1×1"]),
      (ProposedViewSize(width: 0, height: 0), ["5×1", "0,0 2×1", "3,0 0×0", "4,0 1×1"]),
    ])
  func `a row divides its width`(proposal: ProposedViewSize, expected: [String]) {
    let children = [FakeChild(2...2, 1...1), FakeChild(0...100, 0...100), FakeChild(1...1, 1...1)]
    expect(arranged(HStackLayout(), proposal, children), expected)
  }

  @Test(
    arguments: [
      (HorizontalAlignment.leading, ["4×3", "0,0 2×1", "0,1 4×1", "0,2 1×1"]),
      (.center, ["4×3", "1,0 2×1", "0,1 4×1", "2,2 1×1"]),
      (.trailing, ["4×3", "2,0 2×1", "0,1 4×1", "3,2 1×1"]),
    ])
  func `a column lines its children up`(alignment: HorizontalAlignment, expected: [String]) {
    let children = [FakeChild(2...2, 1...1), FakeChild(4...4, 1...1), FakeChild(1...1, 1...1)]
    expect(
      arranged(VStackLayout(alignment: alignment), ProposedViewSize(width: 9, height: 9), children),
      expected)
  }

  @Test func `a pile is as large as the largest in each direction`() {
    let children = [FakeChild(2...2, 3...3), FakeChild(4...4, 1...1)]
    expect(
      arranged(ZStackLayout(alignment: .bottomTrailing), .unspecified, children),
      ["4×3", "2,0 2×3", "0,2 4×1"])
  }

  @Test func `in a pile those of the highest priority say how large it is`() {
    let children = [
      FakeChild(0...100, 0...100), FakeChild(4...4, 1...1, priority: 1), FakeChild(2...2, 1...1),
    ]
    expect(
      arranged(ZStackLayout(alignment: .trailing), ProposedViewSize(width: 10, height: 5), children),
      ["4×1", "0,0 4×1", "0,0 4×1", "2,0 2×1"])
  }

  @Test func `nothing is as large as nothing`() {
    expect(arranged(HStackLayout(), .infinity, []), ["0×0"])
    expect(arranged(VStackLayout(spacing: 3), .zero, []), ["0×0"])
    expect(arranged(ZStackLayout(), .zero, []), ["0×0"])
  }

  @Test func `any layout does what the one in it does`() {
    func children() -> [FakeChild] { [FakeChild(2...5, 1...1), FakeChild(0...9, 2...2, priority: 1)] }
    let proposal = ProposedViewSize(width: 8, height: 3)
    expect(
      arranged(AnyLayout(HStackLayout()), proposal, children()),
      arranged(HStackLayout(), proposal, children()))
    expect(
      arranged(AnyLayout(AnyLayout(VStackLayout())), proposal, children()),
      arranged(VStackLayout(), proposal, children()))
  }

  @Test(arguments: [Int.max, .min, -1, 1 << 40])
  func `huge spacings and sizes stay within bounds`(spacing: Int) {
    let children = [FakeChild(0...Int.max, 0...5), FakeChild(3...3, 1...1)]
    expect(arranged(HStackLayout(spacing: spacing), .infinity, children).count, 3)
    expect(arranged(VStackLayout(spacing: spacing), .infinity, children).count, 3)
  }
}
