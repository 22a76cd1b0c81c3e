import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// The node of a chart: it finds places for axes and legend when it is drawn, and draws the marks between them.
final class ChartNode: ItemNode {
  private var data: _ChartCollector
  private var configuration = ChartConfiguration()
  private var pixels = PixelStyle.automatic
  private var environment = EnvironmentValues()
  /// How many values were looked at when the chart was drawn last.
  private(set) var looks = 0

  init(_ data: _ChartCollector, in context: NodeContext) {
    self.data = data
    super.init(in: context, flags: [])
    read()
  }

  func update(_ data: _ChartCollector) {
    self.data = data
    damage()
  }

  override func evaluate() {
    flags.remove(.needsEvaluation)
    read()
    damage()
  }

  private func read() {
    (configuration, pixels, environment) = observed {
      let environment = EnvironmentValues(frame)
      // Dates and formats are read when the chart is drawn.
      _ = environment.region
      _ = environment.accessibilityDifferentiateWithoutColor
      return (environment.chart, environment.pixelStyle, environment)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(
      proposal.replacingUnspecifiedDimensions(by: Size(width: 40, height: 12)),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    let plan = ChartPlan(data, configuration, environment, size: size)
    painter.clipped(to: rect) { painter in
      plan.drawAxes(&painter, at: origin)
      var drawing = ChartDrawing(
        plan: plan, origin: origin, pixels: pixels, unit: Double(lengthUnit.perColumn))
      painter.clipped(to: plan.plot.offsetBy(dx: origin.x, dy: origin.y)) { painter in
        drawing.draw(&painter)
      }
      looks = drawing.looks
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Chart" }
  override var details: String { "\(data.series.count) series" }
}
