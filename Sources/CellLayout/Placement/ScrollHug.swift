/// A rule by which a scroll view is as large as its content, as long as that fits.
package struct ScrollHug: Hashable, Sendable {
  /// Whether content in which something scrolls gets no more than it needs, as far as that is known without making rows.
  package var fitsScrollers: Bool
  /// The columns of the window that belong to views around.
  ///
  /// Content that is wider than its offer has all others, and scrolls where that isn't enough.
  package var columnsAround: Int?

  /// Makes a rule.
  package init(fitsScrollers: Bool = false, columnsAround: Int? = nil) {
    self.fitsScrollers = fitsScrollers
    self.columnsAround = columnsAround
  }

  /// The most cells of content across that are shown: the offer, or the window without `columnsAround`, if more.
  package func room(_ offered: Int?, in window: Int) -> Int {
    max(offered ?? window, columnsAround.map { window - $0 } ?? 0)
  }
}
