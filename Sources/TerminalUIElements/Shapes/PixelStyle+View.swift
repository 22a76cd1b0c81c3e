public import Cells

nonisolated extension EnvironmentValues {
  /// The characters that shapes are made of.
  public var pixelStyle: PixelStyle {
    get { self[PixelStyleKey.self] }
    set { self[PixelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the characters that shapes, canvases and charts in this view are made of.
  ///
  ///     Circle().stroke(.blue).pixelStyle(.halfBlocks)
  ///
  /// ``PixelStyle/automatic`` has box characters for the lines of rectangles, quadrants for areas and braille for other lines.
  /// This modifier is ours.
  @inlinable public func pixelStyle(_ style: PixelStyle) -> some View { environment(\.pixelStyle, style) }
}

nonisolated private enum PixelStyleKey: EnvironmentKey {
  static var defaultValue: PixelStyle { .automatic }
}
