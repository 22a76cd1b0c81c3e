public import CellLayout
import TerminalUI
public import TerminalUICore

// Names of Swift Charts that charts in cells don't have, with what to do instead.

extension View {
  /// Isn't there: the name of an axis is a text.
  @available(*, unavailable, message: "use chartXAxisLabel(_:) with a text")
  @inlinable public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Isn't there: the name of an axis is a text.
  @available(*, unavailable, message: "use chartYAxisLabel(_:) with a text")
  @inlinable public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Isn't there: a legend consists of the names of series.
  @available(
    *, unavailable,
    message: "hide the legend with chartLegend(.hidden), and put a view beside the chart"
  )
  @inlinable public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Isn't there: the parts of a pie can't be selected.
  @available(
    *, unavailable, message: "pies have no selection; use chartGesture, or onTapGesture on the chart"
  )
  @inlinable public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Isn't there: a chart doesn't scroll.
  @available(
    *, unavailable, message: "put the chart, in a wide frame, into a ScrollView(.horizontal)"
  )
  @inlinable public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Isn't there: a chart doesn't scroll.
  @available(
    *, unavailable, message: "put the chart, in a wide frame, into a ScrollView(.horizontal)"
  )
  @inlinable public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }

  /// Isn't there: a chart doesn't scroll.
  @available(
    *, unavailable, message: "put the chart, in a high frame, into a ScrollView"
  )
  @inlinable public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }

  /// Isn't there: a chart doesn't scroll.
  @available(
    *, unavailable, message: "put the chart into a ScrollView, and use scrollPosition(_:)"
  )
  @inlinable public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
}
