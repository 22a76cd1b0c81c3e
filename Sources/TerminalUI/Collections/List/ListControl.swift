/// The keyboard and mouse of a list, as its rows know it.
class ListControl: FocusNode {
  /// Whether a row is selected.
  func isSelected(_ row: ListRowNode) -> Bool { false }

  /// Whether the list looks like one that keys go to.
  var isActive: Bool { value }

  fileprivate(set) var isBordered = false
  fileprivate(set) var indicators: Axis.Set = []

  /// The part that scrolls.
  var scroll: ScrollViewNode? { child == nil ? nil : firstScrollView }
  /// The rows.
  var rows: LazyStackNode? { scroll.map { unsafeDowncast($0.content, to: LazyStackNode.self) } }

  /// Reads the style and the indicators.
  override func readSources() {
    let environment = EnvironmentValues(frame)
    isBordered = environment.listStyleIsBordered
    indicators = environment.scrollIndicators.shown(of: .vertical)
    guard child != nil, let scroll else { return }
    scroll.configure(axes: .vertical, indicators: indicators)
    (scroll.container as? UnaryLayoutNode<ListFrame>)?.update(ListFrame(isBordered: isBordered))
  }

  override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    visitRows { row in if row.isSelected { row.damage() } }
  }

  /// Calls `visit` with each row that was made.
  final func visitRows(_ visit: (ListRowNode) -> Void) {
    guard let rows else { return }
    rows.content.visitItems { if let row = $0 as? ListRowNode { visit(row) } }
  }

  override var name: String { "List" }
}

/// The border of a list, if its style has one.
struct ListFrame: UnaryLayout {
  let isBordered: Bool

  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    guard isBordered else { return proposal }
    func shrunk(_ length: Int?) -> Int? { length.map { $0 == .max ? .max : max($0 - 2, 0) } }
    return ProposedViewSize(width: shrunk(proposal.width), height: shrunk(proposal.height))
  }

  func size(for proposal: ProposedViewSize, content: Size) -> Size {
    isBordered ? Size(width: content.width + 2, height: content.height + 2) : content
  }

  func contentOrigin(in size: Size, content: ViewDimensions) -> Point {
    isBordered ? Point(x: 1, y: 1) : .zero
  }

  static var draws: Bool { true }
  func drawInFront(_ painter: inout Painter, in rect: Rect) {
    if isBordered { painter.drawBox(rect, .light) }
  }
}
