package import CellLayout
package import Foundation
internal import TerminalUI
package import TerminalUICore
package import TerminalUIModifiers

/// What views read, as CoreGraphics' types, for a module in which these hide the readings in whole numbers.
@MainActor package enum CoreGraphicsReading {
  package static func size(_ proxy: GeometryProxy) -> CGSize { proxy.size }
  package static func frame(_ proxy: GeometryProxy, in space: CoordinateSpace) -> CGRect {
    proxy.frame(in: space)
  }
  package static func bounds(_ proxy: GeometryProxy, of space: NamedCoordinateSpace) -> CGRect? {
    proxy.bounds(of: space).map { CGRect($0) }
  }
  package static func size(_ child: LayoutSubview, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }
  package static func width(_ view: ViewDimensions) -> CGFloat { view.width }
  package static func height(_ view: ViewDimensions) -> CGFloat { view.height }
  package nonisolated static func width(_ proposal: ProposedViewSize) -> CGFloat? { proposal.width }
  package nonisolated static func height(_ proposal: ProposedViewSize) -> CGFloat? { proposal.height }
  package nonisolated static func size(_ proposal: ProposedViewSize, else size: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
  package nonisolated static func location(_ drag: DragGesture.Value) -> CGPoint { drag.location }
  package nonisolated static func startLocation(_ drag: DragGesture.Value) -> CGPoint { drag.startLocation }
  package nonisolated static func translation(_ drag: DragGesture.Value) -> CGSize { drag.translation }
  package nonisolated static func end(_ drag: DragGesture.Value) -> CGPoint { drag.predictedEndLocation }
  package nonisolated static func way(_ drag: DragGesture.Value) -> CGSize { drag.predictedEndTranslation }
  package nonisolated static func location(_ tap: SpatialTapGesture.Value) -> CGPoint { tap.location }
  package nonisolated static func offset(_ scroll: ScrollGeometry) -> CGPoint { scroll.contentOffset }
  package nonisolated static func content(_ scroll: ScrollGeometry) -> CGSize { scroll.contentSize }
  package nonisolated static func container(_ scroll: ScrollGeometry) -> CGSize { scroll.containerSize }
  package nonisolated static func visible(_ scroll: ScrollGeometry) -> CGRect { scroll.visibleRect }
  package nonisolated static func bounds(_ scroll: ScrollGeometry) -> CGRect { scroll.bounds }
}

/// The lengths of insets as CoreGraphics' type.
extension EdgeInsets {
  package var _top: CGFloat {
    get { CGFloat(top) }
    set { top = Double(newValue).rounded().clampedToCells }
  }
  package var _leading: CGFloat {
    get { CGFloat(leading) }
    set { leading = Double(newValue).rounded().clampedToCells }
  }
  package var _bottom: CGFloat {
    get { CGFloat(bottom) }
    set { bottom = Double(newValue).rounded().clampedToCells }
  }
  package var _trailing: CGFloat {
    get { CGFloat(trailing) }
    set { trailing = Double(newValue).rounded().clampedToCells }
  }
}
