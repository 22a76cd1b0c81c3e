package import CellLayout

/// The settings of a scroll view that the views around it make.
package nonisolated struct ScrollConfiguration: Hashable, Sendable {
  /// The axes along which it scrolls.
  package var axes: Axis.Set
  /// The indicators that may show.
  package var indicators: Axis.Set
  /// Whether keys, wheel and mouse leave it where it is.
  package var isFixed: Bool
  /// The part of the content that is shown at first; `nil` for the start.
  package var anchor: UnitPoint?
  /// The part of the content that stays in sight while the content or the view changes its size; `nil` for the start.
  package var sizeAnchor: UnitPoint?
  /// Where content is that is smaller than the view; `nil` for the start.
  package var alignment: UnitPoint?
  /// How it is as large as its content; `nil` for one that takes its whole offer along its axes.
  package var hug: ScrollHug?
  /// Whether its ideal length is that of its content, however long; otherwise at most the screen's.
  package var hasWholeIdeal = false

  /// Makes a configuration; of indicators, only those of its axes.
  package init(
    axes: Axis.Set, indicators: Axis.Set, isFixed: Bool = false, hug: ScrollHug? = nil
  ) {
    self.axes = axes
    self.indicators = indicators.intersection(axes)
    self.isFixed = isFixed
    self.hug = hug
  }
}
