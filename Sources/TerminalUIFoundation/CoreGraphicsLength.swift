package import CellLayout
package import Cells
internal import TerminalUI
package import TerminalUICore

/// Modifiers with lengths of `Double`, for a module in which those of `CGFloat` are preferred to them.
@MainActor package enum CoreGraphicsLength {
  package static func frame<V: View>(_ view: V, width: Double?, height: Double?, alignment: Alignment)
    -> some View
  {
    view.frame(width: width, height: height, alignment: alignment)
  }
  package static func offset<V: View>(_ view: V, x: Double, y: Double) -> some View {
    view.offset(x: x, y: y)
  }
  package static func position<V: View>(_ view: V, x: Double, y: Double) -> some View {
    view.position(x: x, y: y)
  }
  package static func turn<V: View>(
    _ view: V, _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint
  ) -> some View {
    view.rotation3DEffect(angle, axis: axis, anchor: anchor)
  }
  package static func padding<V: View>(_ view: V, _ edges: Edge.Set, _ length: Double) -> some View {
    view.padding(edges, length)
  }
}
