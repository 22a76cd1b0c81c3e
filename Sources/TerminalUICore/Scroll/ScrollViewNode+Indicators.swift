internal import CellLayout
internal import Cells
internal import Terminal

/// The indicators of a scroll view: their places, and their behaviour under the mouse.
extension ScrollViewNode {
  /// Where the thumb of an indicator is; `nil` where there is none.
  func thumb(_ axis: Axis) -> ScrollThumb? {
    let isVertical = axis == .vertical
    guard shownIndicators.contains(isVertical ? .vertical : .horizontal) else { return nil }
    return isVertical
      ? ScrollThumb(room: viewport.height, total: content.size.height, offset: offset.y)
      : ScrollThumb(room: viewport.width, total: content.size.width, offset: offset.x)
  }

  private func bar(_ axis: Axis, at origin: Point) -> Rect {
    axis == .vertical
      ? Rect(x: origin.x &+ viewport.width, y: origin.y, width: 1, height: viewport.height)
      : Rect(x: origin.x, y: origin.y &+ viewport.height, width: viewport.width, height: 1)
  }

  func paintIndicators(_ painter: inout Painter, at origin: Point) {
    guard !shownIndicators.isEmpty else { return }
    for axis in Axis.allCases {
      guard let thumb = thumb(axis) else { continue }
      let bar = bar(axis, at: origin)
      if axis == .vertical {
        painter.drawVertical(thumb, at: bar.origin, in: hasFocus ? .tint : .secondary)
      } else {
        painter.drawHorizontal(thumb, at: bar.origin, in: hasFocus ? .tint : .secondary)
      }
    }
  }

  /// Whether an indicator is on the screen.
  package var hasIndicatorInSight: Bool {
    Axis.allCases.contains { thumb($0) != nil && !visibleRect(bar($0, at: .zero)).isEmpty }
  }

  func damageIndicators() {
    for axis in Axis.allCases where shownIndicators.contains(axis == .vertical ? .vertical : .horizontal) {
      damage(bar(axis, at: .zero))
    }
  }

  /// Takes the press of a button on an indicator.
  ///
  /// On the thumb it begins to drag it, elsewhere it shows the next page.
  func press(at point: Point) -> Bool {
    grip = nil
    let origin = absoluteOrigin
    for axis in Axis.allCases {
      guard bar(axis, at: origin).contains(point), let thumb = thumb(axis) else { continue }
      let place = axis == .vertical ? point.y &- origin.y : point.x &- origin.x
      if place < thumb.cells.lowerBound {
        page(axis, forward: false)
      } else if place >= thumb.cells.upperBound {
        page(axis, forward: true)
      } else {
        grip = IndicatorGrip(axis: axis, place: place &- thumb.cells.lowerBound)
      }
      return true
    }
    return false
  }

  /// Follows the mouse with the thumb that it holds.
  func drag(to point: Point) {
    guard let grip, let thumb = thumb(grip.axis) else { return }
    let origin = absoluteOrigin
    let isVertical = grip.axis == .vertical
    let wish = (isVertical ? point.y &- origin.y : point.x &- origin.x) &- grip.place
    let place = thumb.offset(from: wish, limit: isVertical ? limit.y : limit.x)
    scroll(to: isVertical ? Point(x: offset.x, y: place) : Point(x: place, y: offset.y))
  }

  /// Shows the next or the previous page.
  @discardableResult func page(_ axis: Axis, forward: Bool) -> Bool {
    // Pinned views cover a row that is yet to be seen.
    let pinned = lazyStacks.nodes.first { $0.axis == axis }?.pinnedLength ?? 0
    let length = (axis == .vertical ? viewport.height : viewport.width) - pinned
    let cells = Swift.max(length, 1) * (forward ? 1 : -1)
    return axis == .vertical ? scroll(dx: 0, dy: cells) : scroll(dx: cells, dy: 0)
  }
}

/// Where the mouse holds the thumb of an indicator.
struct IndicatorGrip {
  var axis: Axis
  var place: Int
}
