package import CellLayout
public import Cells
public import TerminalUI

/// The places of values in a chart, and the values at places.
///
///     Chart { … }.chartOverlay { proxy in
///       GeometryReader { geometry in
///         Color.clear.contentShape(Rectangle()).onTapGesture { place in
///           guard let plot = proxy.plotFrame else { return }
///           day = proxy.value(atX: Double(place.x - geometry[plot].minX))
///         }
///       }
///     }
///
/// Places are counted from the top left corner of the plot, which is the part with the marks, in cells or in the unit of `lengthUnit(_:)`.
/// - Source: Swift Charts `ChartProxy`.
@MainActor @preconcurrency public struct ChartProxy {
  let plan: ChartPlan
  let layers: ChartLayers
  package let unit: LengthUnit
  /// The rectangle of the plot, to be read by a geometry proxy.
  public let plotFrame: Anchor<Rect>?

  /// The cells of the plot in the chart.
  package var plotCells: Rect { plan.plot }

  /// The rectangle of the plot, for modules that hide ``plotFrame``.
  package var anchorOfPlot: Anchor<Rect>? { plotFrame }

  /// The size of the plot.
  public var plotSize: Size { unit.length(plan.plot.size) }

  /// The value at `position`, counted from the left edge of the plot.
  ///
  /// The result is `nil` beyond the plot, and where the axis has values of another kind.
  ///
  ///     let day: Date? = proxy.value(atX: 40)
  ///
  public func value<P: Plottable>(atX position: Double, as type: P.Type = P.self) -> P? {
    guard let plotted = fraction(position, .horizontal).flatMap(plan.x.plotted(at:)) else { return nil }
    return P.value(of: plotted)
  }

  /// The value at `position`, counted from the top edge of the plot.
  ///
  /// The result is `nil` beyond the plot, and where the axis has values of another kind.
  public func value<P: Plottable>(atY position: Double, as type: P.Type = P.self) -> P? {
    guard let plotted = fraction(position, .vertical).flatMap({ plan.y.plotted(at: 1 - $0) }) else {
      return nil
    }
    return P.value(of: plotted)
  }

  /// The place of a value from the left edge of the plot; `nil` where it has none.
  ///
  /// Where lengths are cells it is a whole number.
  public func position<P: Plottable>(forX value: P) -> Double? {
    plan.x.fraction(of: value._plotted).map { place($0, .horizontal) }
  }

  /// The place of a value from the top edge of the plot; `nil` where it has none.
  public func position<P: Plottable>(forY value: P) -> Double? {
    plan.y.fraction(of: value._plotted).map { place(1 - $0, .vertical) }
  }

  /// Selects the value at `position` on the horizontal axis, for `chartXSelection(value:)`.
  public func selectXValue(at position: Double) {
    let value = fraction(position, .horizontal).flatMap(plan.x.plotted(at:))
    layers.xSelection?.set(value, value)
  }

  /// Selects the value at `position` on the vertical axis, for `chartYSelection(value:)`.
  public func selectYValue(at position: Double) {
    let value = fraction(position, .vertical).flatMap { plan.y.plotted(at: 1 - $0) }
    layers.ySelection?.set(value, value)
  }

  /// Selects the values from one place of the horizontal axis to another, for `chartXSelection(range:)`.
  public func selectXRange(from start: Double, to end: Double) {
    let values = [start, end].map { fraction($0, .horizontal).flatMap(plan.x.plotted(at:)) }
    layers.xSelection?.set(values[0], values[1])
  }

  private func length(_ axis: Axis) -> Double {
    Double((axis == .horizontal ? plan.plot.width : plan.plot.height) * unit.perCell(along: axis))
  }

  /// The part of the plot up to a place, which is the middle of a cell where lengths are cells.
  private func fraction(_ position: Double, _ axis: Axis) -> Double? {
    let length = length(axis)
    guard length > 0, position.isFinite, position >= 0, position <= length else { return nil }
    let middle = unit == .cells ? Swift.min(position + 0.5, length) : position
    return middle / length
  }

  private func place(_ fraction: Double, _ axis: Axis) -> Double {
    let place = fraction * length(axis)
    guard unit == .cells else { return place }
    return fraction == 1 ? Swift.max(place - 1, 0) : (place + 1e-9).rounded(.down)
  }
}
