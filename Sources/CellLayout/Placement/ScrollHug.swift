/// A rule by which a scroll view is as large as its content, as long as that fits.
package struct ScrollHug: Hashable, Sendable {
  /// Whether scroll views inside the content get only the height that they need.
  ///
  /// Lazy stacks and text editors always get the whole height: their need isn't known.
  package var shrinksInnerScrollViews: Bool
  /// The columns of the window that other views use.
  ///
  /// Content that is wider than its offer may use all remaining columns. It scrolls if they don't suffice.
  package var columnsAround: Int?
  /// Whether content is offered the room, and scrolls only if it takes more; otherwise it is offered what it needs.
  package var offersRoom: Bool

  /// Makes a rule.
  package init(
    shrinksInnerScrollViews: Bool = false, columnsAround: Int? = nil, offersRoom: Bool = false
  ) {
    self.shrinksInnerScrollViews = shrinksInnerScrollViews
    self.columnsAround = columnsAround
    self.offersRoom = offersRoom
  }

  /// The most cells of content across that are shown: the offer, or the window without `columnsAround`, if more.
  package func room(_ offered: Int?, in window: Int) -> Int {
    max(offered ?? window, columnsAround.map { window - $0 } ?? 0)
  }
}
