import CellLayout
import Cells
import TerminalUICore

/// Stands for scaling, which characters can't do: shows a part of the view, around the anchor.
nonisolated struct ScaleCut: DrawEffect {
  let scale: Double
  let anchor: UnitPoint

  init(_ scale: Double, _ anchor: UnitPoint) {
    self.scale = scale > 0 ? Swift.min(scale, 1) : 0
    self.anchor = anchor
  }

  @MainActor package func paint(_ content: EffectContent, of view: EffectView, with painter: inout Painter) {
    if scale >= 1 { return content(&painter) }
    painter.clipped(to: Self.part(of: view.drawnRect, scale, anchor), content)
  }

  /// The part of some cells that is seen.
  @MainActor static func part(of rect: Rect, _ scale: Double, _ anchor: UnitPoint) -> Rect {
    func cut(_ length: Int, _ share: Double) -> (start: Int, length: Int) {
      let part = scale > 0 ? Swift.max(MotionVector(Double(length) * scale).cells(0) ?? 0, 1) : 0
      let share = share.isFinite ? Swift.min(Swift.max(share, 0), 1) : 0.5
      return (MotionVector(Double(length - part) * share).cells(0) ?? 0, part)
    }
    let (columns, rows) = (cut(rect.width, anchor.x), cut(rect.height, anchor.y))
    return Rect(
      x: rect.minX + columns.start, y: rect.minY + rows.start, width: columns.length, height: rows.length)
  }

  static var name: String { "scale" }
}

extension ScaleCut: MovingValue {
  func numbers(in node: Node) -> MotionVector { MotionVector(scale) }
  func moved(to numbers: MotionVector) -> ScaleCut { ScaleCut(numbers[0], anchor) }

  func steps(_ numbers: MotionVector, in node: Node) -> SIMD8<Int64> {
    let size = node.firstItem?.size ?? .zero
    return MotionVector(numbers[0] * Double(size.width), numbers[0] * Double(size.height)).rounded
  }
}
