import Cells
import TerminalUI
import TerminalUICore

/// Draws the rules of a chart into its plot.
@MainActor struct RuleDrawing {
  let plan: ChartPlan
  /// The top left cell of the plot.
  let origin: Point

  /// Draws those that come before a series.
  func draw(before index: Int, _ painter: inout Painter) {
    for rule in plan.data.rules where rule.before == index { draw(rule, &painter) }
  }

  private func draw(_ rule: ChartRule, _ painter: inout Painter) {
    let style = Style(foreground: rule.color ?? painter.style.foreground ?? .role(.primary))
    let size = plan.plot.size
    func fraction(_ value: Double, _ isVertical: Bool) -> Double {
      isVertical ? plan.x.fraction(value) : 1 - plan.y.fraction(value)
    }
    let (across, along) = rule.isVertical ? (size.width, size.height) : (size.height, size.width)
    let place = ChartPlan.cell(fraction(rule.value, rule.isVertical), of: across)
    guard place >= 0, place < across else { return }
    for cell in cells(of: rule, along, fraction) {
      let (x, y) = rule.isVertical ? (place, cell) : (cell, place)
      let rect = Rect(x: origin.x + x, y: origin.y + y, width: 1, height: 1)
      var own = style
      // A bar continues behind the line.
      let behind = painter.buffer[rect.minX, rect.minY]
      if Bars.isMostlyFull(behind.glyph) { own.background = behind.style.foreground }
      let glyph: Character = rule.isVertical ? (rule.isDashed ? "╎" : "│") : (rule.isDashed ? "╌" : "─")
      painter.fill(rect, with: Glyph(glyph), style: own)
    }
  }

  /// The cells along the line.
  private func cells(
    of rule: ChartRule, _ length: Int, _ fraction: (Double, Bool) -> Double
  ) -> Range<Int> {
    guard let ends = rule.ends else { return 0..<length }
    let (first, last) = (fraction(ends.start, !rule.isVertical), fraction(ends.end, !rule.isVertical))
    guard !first.isNaN, !last.isNaN else { return 0..<0 }
    let low = Swift.max(ChartPlan.cell(Swift.min(first, last), of: length), 0)
    let high = Swift.min(ChartPlan.cell(Swift.max(first, last), of: length), length - 1)
    return low..<Swift.max(high + 1, low)
  }
}
