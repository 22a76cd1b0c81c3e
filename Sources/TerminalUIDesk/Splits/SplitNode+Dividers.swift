internal import CellLayout
internal import Cells
internal import TerminalUICore

/// Draws the dividers between the views of a split view.
extension SplitNode {
  /// Draws the divider behind one of the views that are shown.
  func paintDivider(_ place: Int, _ painter: inout Painter, at origin: Point) {
    let line = divider(place).offsetBy(dx: origin.x, dy: origin.y)
    paintLine(place, line, &painter, at: origin)
    // A line at the side of the view with the focus, which marks it also between two views. A frame in the tint marks it itself.
    guard dragged != place, !focusIsFramed, let side = focusSide(of: place) else { return }
    let tint = Style(foreground: .role(.tint))
    painter.clipped(to: focusedPart(of: divider(place)).offsetBy(dx: origin.x, dy: origin.y)) { painter in
      painter.fill(line, with: side.line, style: tint)
      if let handle = handle(of: line) { painter.fill(handle, with: side.handle, style: tint) }
    }
  }

  /// Draws one divider, with joints where dividers of the views beside it meet it.
  private func paintLine(_ place: Int, _ line: Rect, _ painter: inout Painter, at origin: Point) {
    let lines = BoxDrawing.light
    let style = Style(foreground: .role(dragged == place ? .tint : .separator))
    // Beside a frame one more line would be one too many.
    if dragged != place, frame(of: panes[visible[place]]) ?? frame(of: panes[visible[place + 1]]) != nil {
      painter.fill(line, with: .space, style: .plain)
      return paintHandle(line, &painter)
    }
    painter.fill(line, with: axis == .horizontal ? lines.vertical : lines.horizontal, style: style)
    defer { paintHandle(line, &painter) }
    // The ends of dividers of adjacent split views become joints.
    let before = joints(of: panes[visible[place]].item)
    let behind = isProminent ? [] : joints(of: panes[visible[place + 1]].item)
    for cell in Set(before + behind) {
      let glyph =
        before.contains(cell)
        ? behind.contains(cell) ? lines.cross : axis == .horizontal ? lines.trailingTee : lines.bottomTee
        : axis == .horizontal ? lines.leadingTee : lines.topTee
      let point =
        axis == .horizontal
        ? Point(x: line.minX, y: origin.y + cell) : Point(x: origin.x + cell, y: line.minY)
      painter.fill(Rect(origin: point, size: Size(width: 1, height: 1)), with: glyph, style: style)
    }
  }

  /// The part of a divider next to the view with the focus, which may be a part of a split view across this one.
  func focusedPart(of divider: Rect) -> Rect {
    guard let focusedSpan else { return divider }
    return axis == .horizontal
      ? divider.intersection(
        Rect(x: divider.minX, y: focusedSpan.lowerBound, width: 1, height: focusedSpan.count))
      : divider.intersection(
        Rect(x: focusedSpan.lowerBound, y: divider.minY, width: focusedSpan.count, height: 1))
  }

  /// The cells along the dividers that the part with the focus takes, of a split view across this one; `nil` for all.
  var focusedSpan: Range<Int>? {
    guard let focused = host.focusedNode, focused.isBelow(self) else { return nil }
    let inner = focused.firstOutward(below: self) { node in
      node.asSplit.flatMap { $0.axis != axis && $0.visible.count > 1 ? $0 : nil }
    }
    guard let inner, let index = inner.focusedPane else { return nil }
    let (pane, own, other) = (inner.panes[index], absoluteOrigin, inner.absoluteOrigin)
    let start = pane.start + (axis == .horizontal ? other.y - own.y : other.x - own.x)
    return start..<start + max(pane.length, 0)
  }

  /// The line and the handle at the edge of a divider's cells next to the view with the focus; `nil` without one.
  private func focusSide(of place: Int) -> (line: Glyph, handle: Glyph)? {
    guard let shownFocus, visible.count > 1 else { return nil }
    let isHorizontal = axis == .horizontal
    if visible[place] == shownFocus {
      return isHorizontal ? (Glyph("▏"), Glyph("▌")) : (Glyph("▔"), Glyph("▀"))
    }
    guard visible[place + 1] == shownFocus else { return nil }
    return isHorizontal ? (Glyph("▕"), Glyph("▐")) : (Glyph("▁"), Glyph("▄"))
  }

  /// Whether the view with the focus is in a frame in the tint.
  private var focusIsFramed: Bool {
    guard let shownFocus, panes.indices.contains(shownFocus) else { return false }
    return frame(of: panes[shownFocus])?.color == .role(.tint)
  }

  /// The frame that a view is in, if it runs along the dividers next to it.
  private func frame(of pane: Pane) -> Border? {
    guard pane.item.size == rect(of: pane).size else { return nil }
    let frame = pane.item.firstLeading { node -> Border?? in
      guard let item = node.asItem else { return nil }
      if item.size != pane.item.size { return .some(nil) }
      // A border without lines takes no cells.
      guard let border = item as? UnaryLayoutNode<Border>, let inner = border.contentItem else { return nil }
      return inner.size.width + 2 == border.size.width ? border.rule : nil
    }
    return frame ?? nil
  }

  /// Draws the handle in the middle of a divider, which shows that the mouse can move it.
  private func paintHandle(_ line: Rect, _ painter: inout Painter) {
    guard let handle = handle(of: line) else { return }
    let lines = BoxDrawing.heavy
    painter.fill(
      handle, with: axis == .horizontal ? lines.vertical : lines.horizontal,
      style: Style(foreground: .role(.secondary)))
  }

  /// The cells of the handle; `nil` in a short divider.
  private func handle(of line: Rect) -> Rect? {
    let length = axis == .horizontal ? line.height : line.width
    guard length >= 7 else { return nil }
    let start = (length - 1) / 2 - 1
    return axis == .horizontal
      ? Rect(x: line.minX, y: line.minY + start, width: 1, height: 3)
      : Rect(x: line.minX + start, y: line.minY, width: 3, height: 1)
  }

  /// Where dividers of a split view across this one, which a view consists of, meet the view's edges.
  private func joints(of item: ItemNode) -> [Int] {
    let across = axis == .horizontal ? item.size.height : item.size.width
    guard across == (axis == .horizontal ? size.height : size.width) else { return [] }
    guard let split = item.firstLeading(isAlone: true, { $0.asSplit }), split.axis != axis,
      split.size == item.size
    else { return [] }
    return split.visible.dropLast().map { split.panes[$0].end }
  }
}
