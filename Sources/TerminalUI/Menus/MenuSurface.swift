/// What an open menu shows: its rows on a surface, in a frame.
struct MenuSurface<Content: View>: View {
  @Environment(\.menuOrder) private var order
  @State private var hasMarks = false
  @State private var isAbove = false
  @State private var firstRow = 0
  let level: MenuLevel
  /// What other menus of the same row have, above and below, behind lines each.
  var others: (above: [AnyView], below: [AnyView]) = ([], [])
  let content: () -> Content

  var body: some View {
    HuggingScrollView {
      MenuColumn(isReversed: isReversed) {
        ForEach(others.above.indices, id: \.self) { index in
          others.above[index]
          MenuSeparator()
        }
        DeferredView(make: content)
        ForEach(others.below.indices, id: \.self) { index in
          MenuSeparator()
          others.below[index]
        }
      }
      .onPreferenceChange(MenuMarkKey.self) { hasMarks = $0 }
      .modifier(MenuNodeModifier(level: level))
    }
    .onScrollGeometryChange(for: Int.self) {
      $0.contentOffset.y
    } action: {
      firstRow = $1
    }
    .environment(\.menuLevel, level)
    .environment(\.menuHasMarks, hasMarks)
    .environment(\.givenShortcut, nil)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .border(.role(.separator), .rounded)
    .modifier(DrawEffectModifier(FrameJoints(firstRow: firstRow)))
    .background(.surface)
    .onGeometryChange(for: Bool.self) { [weak level] place in
      order == .priority && level?.presenter?.isBelow(row: place.frame(in: .global).minY) == true
    } action: {
      isAbove = $0
    }
  }

  private var isReversed: Bool { isAbove && order == .priority }
}

/// A view that is made when it is shown, and not before.
struct DeferredView<Content: View>: View {
  let make: () -> Content
  var body: Content { make() }
}

/// The rows of a menu: all as wide as the widest, below each other; separators only between others.
struct MenuColumn: Layout {
  /// Whether the last row is at the top.
  var isReversed = false

  static var layoutProperties: LayoutProperties {
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

  private func isShown(_ index: Int, _ subviews: Subviews) -> Bool {
    guard subviews[index][MenuRowKey.self] == .separator else { return true }
    guard index > 0, subviews[index - 1][MenuRowKey.self] != .separator else { return false }
    return (index + 1..<subviews.count).contains { subviews[$0][MenuRowKey.self] != .separator }
  }

  /// Calls `visit` with each view, its cells and what it is offered; gives the number of rows.
  private func visitRows(
    _ subviews: Subviews, width: Int, _ visit: (LayoutSubview, Rect, ProposedViewSize) -> Void
  ) -> Int {
    var y = 0
    for place in 0..<subviews.count {
      let index = isReversed ? subviews.count - 1 - place : place
      let subview = subviews[index]
      var x = 0
      var offered = ProposedViewSize(width: width, height: isShown(index, subviews) ? nil : 0)
      // A text that is no row stands where the labels do; a line goes across.
      if subview[MenuRowKey.self] == .other, subview.sizeThatFits(offered).width < width || width > 2,
        subview.sizeThatFits(ProposedViewSize(width: 1000, height: nil)).width < 1000
      {
        x = min(1, width - 1)
        offered.width = max(width - 2, 1)
      }
      let height = isShown(index, subviews) ? subview.sizeThatFits(offered).height : 0
      visit(subview, Rect(x: x, y: y, width: offered.width ?? width, height: height), offered)
      y += height
    }
    return y
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = width(proposal, subviews)
    return Size(width: width, height: visitRows(subviews, width: width) { _, _, _ in })
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    _ = visitRows(subviews, width: bounds.width) { subview, rect, offered in
      subview.place(at: bounds.origin.offsetBy(dx: rect.minX, dy: rect.minY), proposal: offered)
    }
  }
}

/// A line between the rows of a menu, unless it would be the first or the last.
struct MenuSeparator: View {
  var body: some View {
    Divider().frame(minHeight: 0, maxHeight: 1).clipped()
      .layoutValue(key: MenuRowKey.self, value: .separator)
  }
}

/// Joins lines in a frame with it: `├──┤`.
private nonisolated struct FrameJoints: DrawEffect {
  /// The row of the content at the top: another one, and the frame is drawn anew.
  let firstRow: Int

  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
    view.visitRects { rect in
      guard rect.width > 2, rect.height > 2 else { return }
      let line = BoxDrawing.light.horizontal
      for y in (rect.minY + 1)..<(rect.maxY - 1) {
        let cells = Rect(x: rect.minX + 1, y: y, width: rect.width - 2, height: 1)
        guard painter.clip.contains(cells), painter.buffer[cells.minX, y].glyph == line,
          painter.buffer[cells.maxX - 1, y].glyph == line
        else { continue }
        let style = Style(foreground: .role(.separator))
        painter.write("├", at: Point(x: rect.minX, y: y), style: style)
        painter.write("┤", at: Point(x: rect.maxX - 1, y: y), style: style)
      }
    }
  }

  static var name: String { "joints" }
}
