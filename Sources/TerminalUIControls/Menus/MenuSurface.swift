internal import TerminalUICore

/// The content of an open menu: its rows on a surface, in a frame.
struct MenuSurface<Content: View>: View {
  @Environment(\.menuOrder) private var order
  @State private var hasMarks = false
  @State private var isAbove = false
  @State private var firstRow = 0
  let level: MenuLevel
  /// The rows of other menus of the same row, above and below, each after a line.
  var others: (above: [AnyView], below: [AnyView]) = ([], [])
  package let content: () -> Content

  var body: some View {
    HuggingScrollView {
      Group {
        if order == .priority { MenuColumn(isReversed: isAbove) { rows } } else { MenuStack { rows } }
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
    .environment(\.iconGroup, level.icons)
    .environment(\.menuHasMarks, hasMarks)
    .environment(\.givenShortcut, nil)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .background(.surface)
    .border(.role(.separator), .rounded)
    .modifier(DrawEffectModifier(FrameJoints(level: level, firstRow: firstRow)))
    .onGeometryChange(for: Bool.self) { [weak level] place in
      order == .priority && level?.presenter?.isBelow(row: place.cells(in: .global).minY) == true
    } action: {
      isAbove = $0
    }
  }

  @ViewBuilder private var rows: some View {
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
}

/// A view that is made when it is shown, and not before.
package struct DeferredView<Content: View>: View {
  let make: () -> Content

  package init(make: @escaping () -> Content) {
    self.make = make
  }

  package var body: Content { make() }
}

/// A line between the rows of a menu, unless it would be the first or the last.
struct MenuSeparator: View {
  var body: some View {
    Divider().frame(minHeight: 0, maxHeight: 1).clipped()
      .layoutValue(key: MenuRowKey.self, value: .separator)
  }
}

/// Draws the joints where the separators of a menu meet its frame: `├──┤`.
///
/// It finds the separators in the layout and not in the cells, where one may be out of sight or below another menu.
private nonisolated struct FrameJoints: DrawEffect {
  let level: MenuLevel
  /// The row of the content at the top; when it changes, the frame is drawn again.
  let firstRow: Int

  @MainActor func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    content(&painter)
    guard let container = level.container else { return }
    view.visitRects { rect in
      guard rect.width > 2, rect.height > 2 else { return }
      let style = Style(foreground: .role(.separator))
      for y in container.lines(in: rect.inset(by: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))) {
        painter.write("├", at: Point(x: rect.minX, y: y), style: style)
        painter.write("┤", at: Point(x: rect.maxX - 1, y: y), style: style)
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.level === right.level && left.firstRow == right.firstRow
  }

  static var name: String { "joints" }
}

extension Node {
  /// The rows of the screen in which lines in this node go from edge to edge of some cells.
  fileprivate func lines(in cells: Rect) -> [Int] {
    var rows: [Int] = []
    visitTree { node in
      guard let line = node.asDivider else { return .into }
      let place = line.originOnScreen
      // A line that isn't needed has a frame without a row around it.
      let isShown = line.firstAroundItem { $0.size.height == 0 ? () : nil } == nil
      if isShown, place.x == cells.minX, line.size.width == cells.width,
        (cells.minY..<cells.maxY).contains(place.y)
      {
        rows.append(place.y)
      }
      return .past
    }
    return rows
  }
}
