/// A wish about how a preview is shown.
///
///     #Preview(traits: .fixedLayout(width: 40, height: 6), .landscapeLeft) { ContentView() }
///
/// - Source: DeveloperToolsSupport `PreviewTrait`.
@MainActor @preconcurrency public struct PreviewTrait<T> {
  package var settings = PreviewSettings()
  var modifiers: [any PreviewModifier] = []
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Shows the views as large as the window of the gallery.
  public static var defaultLayout: PreviewTrait<T> { Self(layout: .device) }

  /// Shows the views as large as they want to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { Self(layout: .sizeThatFits) }

  /// Shows the views in a size.
  ///
  /// - Parameters:
  ///   - width: The columns; a negative number counts as 0.
  ///   - height: The rows; a negative number counts as 0.
  /// - Source: DeveloperToolsSupport `PreviewTrait.fixedLayout(width:height:)`; differs in unit: cells, not points.
  public static func fixedLayout(width: Int, height: Int) -> PreviewTrait<T> {
    Self(layout: .fixed(width: width, height: height))
  }

  /// Shows the views in a size, whose lengths are rounded to cells.
  public static func fixedLayout(
    width: some BinaryFloatingPoint, height: some BinaryFloatingPoint
  ) -> PreviewTrait<T> {
    Self(layout: .fixed(width: width, height: height))
  }

  /// Shows the views higher than wide.
  public static var portrait: PreviewTrait<T> { Self(orientation: .portrait) }
  /// Shows the views higher than wide, as ``portrait`` does: a terminal isn't turned over.
  public static var portraitUpsideDown: PreviewTrait<T> { Self(orientation: .portraitUpsideDown) }
  /// Shows the views wider than high.
  public static var landscapeLeft: PreviewTrait<T> { Self(orientation: .landscapeLeft) }
  /// Shows the views wider than high.
  public static var landscapeRight: PreviewTrait<T> { Self(orientation: .landscapeRight) }

  /// Puts a modifier on the views, for data and surroundings that several previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    var trait = Self()
    trait.modifiers = [modifier]
    return trait
  }

  private init(layout: PreviewLayout) { settings.layout = layout }
  private init(orientation: InterfaceOrientation) { settings.orientation = orientation }
}
