import CellLayout
import Cells
import TerminalUICore

/// How the picture of a leaving view moves and fades, as its transition says.
package struct PictureMotion {
  /// How far the picture moves, in its own widths and heights; such a picture is cut where the view was.
  var shares: (x: Double, y: Double) = (0, 0)
  var cells = Point.zero
  var fades = false
  /// The part of the picture that is left at the end, around `anchor`.
  var scale = 1.0
  var anchor = UnitPoint.center
  /// Whether the picture's rows go, the outer ones first.
  var closes = false

  init(fades: Bool = false) { self.fades = fades }
  init(to edge: Edge) { shares = edge.way }
  init(cells: Point) { self.cells = cells }
  init(scale: Double, anchor: UnitPoint) {
    (self.scale, self.anchor) = (scale > 0 ? Swift.min(scale, 1) : 0, anchor)
  }

  /// This motion, whose lengths are given in a unit.
  func counted(in unit: LengthUnit) -> PictureMotion {
    var counted = self
    counted.cells = unit.cells(cells)
    return counted
  }

  /// Whether the motion changes nothing that is seen.
  var isNone: Bool { shares == (0, 0) && cells == .zero && !fades && scale >= 1 && !closes }

  /// Returns the motion that runs this motion and `other` at once.
  func and(_ other: PictureMotion) -> PictureMotion {
    var both = self
    both.shares = (shares.x + other.shares.x, shares.y + other.shares.y)
    both.cells = cells.offsetBy(dx: other.cells.x, dy: other.cells.y)
    both.fades = fades || other.fades
    if scale >= 1 { both.anchor = other.anchor }
    both.scale = scale * other.scale
    return both
  }

  /// How a picture is drawn at a part of the way.
  package func look(_ part: Double, of rect: Rect) -> AfterimageLook {
    var look = AfterimageLook()
    guard part.isFinite else {
      look.opacity = 0
      return look
    }
    let shift = MotionVector(
      (Double(cells.x) + shares.x * Double(rect.width)) * part,
      (Double(cells.y) + shares.y * Double(rect.height)) * part)
    look.shift = Point(x: shift.cells(0) ?? 0, y: shift.cells(1) ?? 0)
    look.opacity = fades ? Swift.min(Swift.max(1 - part, 0), 1) : 1
    if closes {
      let rows = MotionVector(Double(rect.height) * Swift.min(Swift.max(1 - part, 0), 1)).cells(0) ?? 0
      look.cut = Rect(
        x: rect.minX, y: rect.minY + (rect.height - rows) / 2, width: rect.width, height: rows)
    } else if scale < 1 {
      look.cut = ScaleCut.part(of: rect, 1 - (1 - scale) * Swift.min(Swift.max(part, 0), 1), anchor)
    } else if shares != (0, 0) {
      look.cut = rect
    }
    return look
  }
}

/// A node that says how the picture of its view leaves.
protocol GoingNode: Node {
  /// The motion of the picture.
  var going: PictureMotion { get }
  /// The animation of the node; `nil` is the animation of the transaction.
  var ownAnimation: Animation? { get }
}

/// The motion and the animation by which a view leaves; the core keeps it with the picture, as an object it doesn't
/// know.
final class Going {
  let motion: PictureMotion
  let animation: Animation
  let listeners: [AnimationListener]

  init(_ motion: PictureMotion, by animation: Animation, _ listeners: [AnimationListener]) {
    (self.motion, self.animation, self.listeners) = (motion, animation, listeners)
  }
}

extension Edge {
  /// The way over the edge, in lengths of the leaving view.
  var way: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    }
  }
}
