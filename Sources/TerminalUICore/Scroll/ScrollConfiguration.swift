package import CellLayout

/// The settings of a scroll view that the views around it make.
package nonisolated struct ScrollConfiguration: Hashable, Sendable {
  /// The axes along which the view scrolls.
  package var axes: Axis.Set
  /// The indicators that may show.
  package var indicators: Axis.Set
  /// Whether keys, wheel and mouse don't scroll the view.
  package var isFixed: Bool
  /// The part of the content that is shown at first; `nil` for the start.
  package var anchor: UnitPoint?
  /// The part of the content that stays in sight while the content or the view changes its size; `nil` for the start.
  package var sizeAnchor: UnitPoint?
  /// Where content is that is smaller than the view; `nil` for the start.
  package var alignment: UnitPoint?
  /// How the view fits its content; `nil` for a view that takes all it is offered along its axes.
  package var hug: ScrollHug?
  /// Whether the view's ideal length is that of its content, however long; otherwise at most the screen's.
  package var hasWholeIdeal = false

  /// Whether content is offered the room, and so seldom needs an indicator.
  var offersRoom: Bool { hug?.offersRoom == true }

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
