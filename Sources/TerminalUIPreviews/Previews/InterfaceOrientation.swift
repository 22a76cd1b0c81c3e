/// Whether a preview is higher than wide or wider than high.
///
/// - Source: SwiftUI `InterfaceOrientation`.
public nonisolated struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The number that identifies the orientation.
  public let id: Int

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// Higher than wide.
  public static let portrait = InterfaceOrientation(id: 0)
  /// Higher than wide.
  public static let portraitUpsideDown = InterfaceOrientation(id: 1)
  /// Wider than high.
  public static let landscapeLeft = InterfaceOrientation(id: 2)
  /// Wider than high.
  public static let landscapeRight = InterfaceOrientation(id: 3)

  /// The size of a device that is held this way.
  ///
  /// A cell is twice as high as wide.
  func turned(_ size: Size) -> Size {
    let isPortrait = self == .portrait || self == .portraitUpsideDown
    let (width, height) = (size.width, 2 * size.height)
    if (height >= width) == isPortrait { return size }
    return Size(width: height, height: Swift.max(width / 2, 1))
  }
}

extension View {
  /// Sets whether the preview of this view is higher than wide or wider than high.
  ///
  ///     ContentView().previewInterfaceOrientation(.portrait)       // 48 × 40 for a terminal of 80 × 24
  ///
  /// It has an effect in the gallery of previews only, and not on a fixed size.
  ///
  /// - Parameter value: The orientation.
  /// - Returns: The view, with an orientation for its preview.
  /// - Source: SwiftUI `View.previewInterfaceOrientation(_:)`.
  @inlinable public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSetting.orientation(value))
  }
}
