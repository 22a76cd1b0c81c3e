/// Rows that are all made: as wide as the widest, below each other; separators only between others.
///
/// For few, and where the last one may be at the top; see ``MenuStack``.
package struct MenuColumn: UnobservedLayout {
  /// Whether the last row is at the top.
  var isReversed = false
  /// Whether the column is a section of a menu.
  ///
  /// The proposed height of that menu gives the lines at the ends.
  var isSection = false

  package init(isReversed: Bool = false, isSection: Bool = false) {
    self.isReversed = isReversed
    self.isSection = isSection
  }

  package static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int {
    var widest = 1
    for index in 0..<subviews.count {
      let own = subviews[index].sizeThatFits(.unspecified).width
      widest = max(widest, subviews[index][MenuRowKey.self] == .other ? own + 2 : own)
    }
    return min(widest, proposal.width ?? widest)
  }

  // MARK: Rows

  /// Calls `visit` with each view, its cells and its proposal; returns the number of rows.
  private func visitRows(
    _ subviews: Subviews, width: Int, _ lines: MenuLines,
    _ visit: (LayoutSubview, Rect, ProposedViewSize) -> Void
  ) -> Int {
    let rows = isReversed ? subviews.reversed() : Array(subviews)
    let parts = rows.map { row in MenuPart(kind: row[MenuRowKey.self]) { row.isDivider } }
    var y = 0
    for (place, subview) in rows.enumerated() {
      let kind = parts[place].kind
      let own = isSection ? lines.intersection(place == 0 ? .before : .behind) : parts.lines(at: place)
      let isShown = kind != .separator || !own.isEmpty
      var x = 0
      var offered = ProposedViewSize(width: width, height: isShown ? nil : 0)
      if kind == .section { offered.height = own.rawValue }
      // A text that is no row is aligned with the labels; a line spans the menu.
      if kind == .other, subview.sizeThatFits(offered).width < width || width > 2,
        subview.sizeThatFits(ProposedViewSize(width: 1000, height: nil)).width < 1000
      {
        x = min(1, width - 1)
        offered.width = max(width - 2, 1)
      }
      let height = isShown ? subview.sizeThatFits(offered).height : 0
      visit(subview, Rect(x: x, y: y, width: offered.width ?? width, height: height), offered)
      y += height
    }
    return y
  }

  private func lines(_ proposal: ProposedViewSize) -> MenuLines {
    MenuLines(rawValue: isSection ? proposal.height ?? 0 : 0)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = isSection ? proposal.width ?? width(proposal, subviews) : width(proposal, subviews)
    return Size(width: width, height: visitRows(subviews, width: width, lines(proposal)) { _, _, _ in })
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  {
    _ = visitRows(subviews, width: bounds.width, lines(proposal)) { subview, rect, offered in
      subview.place(at: bounds.origin.offsetBy(dx: rect.minX, dy: rect.minY), proposal: offered)
    }
  }
}

extension LayoutSubview {
  fileprivate var isDivider: Bool {
    let wide = Size(width: 1000, height: 1)
    return sizeThatFits(.unspecified) == Size(width: 1, height: 1)
      && sizeThatFits(ProposedViewSize(wide)) == wide
  }
}
