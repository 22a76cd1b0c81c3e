/// The plot of a chart as CoreGraphics measures it.

internal import CellLayout
internal import Cells
public import Foundation
public import TerminalUI
public import TerminalUICharts
internal import TerminalUIFoundation

// A property hides one of the same name in a module that is imported through this one.

@MainActor extension ChartProxy {
  private var plot: CGRect { CGRect(unit.length(plotCells)) }

  /// The size of the plot.
  public var plotSize: CGSize { plot.size }

  /// The rectangle of the plot, to be read by a geometry proxy.
  ///
  ///     let x = drag.location.x - geometry[proxy.plotFrame!].origin.x
  ///
  public var plotFrame: ChartPlotFrame? {
    anchorOfPlot.map { ChartPlotFrame(anchor: $0) }
  }

  /// The rectangle of the plot, by its old name.
  public var plotAreaFrame: ChartPlotFrame { ChartPlotFrame(anchor: anchorOfPlot) }

  /// The size of the plot, by its old name.
  public var plotAreaSize: CGSize { plotSize }

  /// The values of both axes at `position` in the plot; `nil` where one of the values is beyond its axis, or of another kind.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self)
    -> (X, Y)?
  {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
      return nil
    }
    return (x, y)
  }

  /// The place of two values in the plot; `nil` where one has none.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
}

/// The rectangle of a chart's plot, which a geometry proxy gives in its own coordinates.
///
/// - Source: Swift Charts `ChartProxy.plotFrame`, which is an `Anchor<CGRect>`.
@MainActor @preconcurrency public struct ChartPlotFrame {
  let anchor: Anchor<Rect>?
}

@MainActor extension GeometryProxy {
  /// The rectangle of a chart's plot.
  public subscript(frame: ChartPlotFrame) -> CGRect { frame.anchor.map { CGRect(self[$0]) } ?? .zero }
}
