/// How large a preview is.
///
/// - Source: SwiftUI `PreviewLayout`.
public nonisolated enum PreviewLayout: Hashable, Sendable {
  /// The size of the gallery's window, or of the ``PreviewDevice``.
  case device
  /// The size that the views want.
  case sizeThatFits
  /// A number of columns and rows; negative ones count as 0.
  case fixed(width: Int, height: Int)

  /// A size whose lengths are rounded to cells.
  public static func fixed(
    width: some BinaryFloatingPoint, height: some BinaryFloatingPoint
  ) -> PreviewLayout {
    func cells(_ length: some BinaryFloatingPoint) -> Int {
      let length = Double(length)
      return length.isNaN ? 0 : Int(Swift.min(Swift.max(length.rounded(), 0), Double(UInt16.max)))
    }
    return .fixed(width: cells(width), height: cells(height))
  }
}

extension View {
  /// Sets the size of the preview of this view.
  ///
  ///     Row().previewLayout(.fixed(width: 40, height: 3))
  ///
  /// It has an effect in the gallery of previews only.
  ///
  /// - Parameter value: The size.
  /// - Returns: The view, with a size for its preview.
  /// - Source: SwiftUI `View.previewLayout(_:)`; differs in unit: cells, not points.
  @inlinable public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSetting.layout(value))
  }
}
