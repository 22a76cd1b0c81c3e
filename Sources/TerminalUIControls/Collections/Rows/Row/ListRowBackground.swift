internal import Cells

extension View {
  /// Puts a view behind this row of a list; `nil` leaves it to the list.
  ///
  ///     List(mails) { Text($0.subject).listRowBackground($0.isUrgent ? Color.red.opacity(0.3) : nil) }
  ///
  /// A colour or a gradient fills the whole row, another view only the area of the content. The look of a selected row is drawn over it.
  /// - Source: SwiftUI `View.listRowBackground(_:)`.
  @inlinable public func listRowBackground<V: View>(_ view: V?) -> some View {
    background {
      if !(view is any _PaintedShapeStyle) { view }
    }
    .layoutValue(key: ListRowBackgroundKey.self, value: PaintedColor(rowBackground: view))
  }
}

/// The colour that fills a row.
@usableFromInline enum ListRowBackgroundKey: LayoutValueKey {
  @usableFromInline static var defaultValue: PaintedColor? { nil }
}

extension PaintedColor {
  @usableFromInline init?<V: View>(rowBackground view: V?) {
    guard let style = view as? any _PaintedShapeStyle else { return nil }
    self.init(style)
  }
}
