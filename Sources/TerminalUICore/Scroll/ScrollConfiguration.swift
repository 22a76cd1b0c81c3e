package import CellLayout

/// The settings of a scroll view that the views around it make.
package nonisolated struct ScrollConfiguration: Hashable, Sendable {
  /// The axes along which it scrolls.
  package var axes: Axis.Set
  /// The indicators that may show.
  package var indicators: Axis.Set
  /// Whether keys, wheel and mouse leave it where it is.
  package var isFixed: Bool
  /// The part of the content that is shown at first, and that stays in sight while the content grows; `nil` for the start.
  package var anchor: UnitPoint?
  /// How it is as large as its content; `nil` for one that takes its whole offer along its axes.
  package var hug: ScrollHug?

  /// Makes a configuration; of indicators, only those of its axes.
  package init(
    axes: Axis.Set, indicators: Axis.Set, isFixed: Bool = false, anchor: UnitPoint? = nil,
    hug: ScrollHug? = nil
  ) {
    self.axes = axes
    self.indicators = indicators.intersection(axes)
    self.isFixed = isFixed
    self.anchor = anchor
    self.hug = hug
  }
}
