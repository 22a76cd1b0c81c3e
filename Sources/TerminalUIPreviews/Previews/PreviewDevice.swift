/// The device of a preview.
///
///     ContentView().previewDevice("80x24")
///     ContentView().previewDevice("iPhone 15")       // no effect
///
/// A terminal is named by its columns and rows, with an `x` or `×` between them. Other names have no effect.
///
/// - Source: SwiftUI `PreviewDevice`; differs in the names.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device with a name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The columns and rows, if the name contains them.
  var size: Size? {
    let lengths = rawValue.split { $0 == "x" || $0 == "×" }.map { $0.filter { $0 != " " } }
    guard lengths.count == 2, let width = Int(lengths[0]), let height = Int(lengths[1]) else { return nil }
    guard (1...1_000).contains(width), (1...1_000).contains(height) else { return nil }
    return Size(width: width, height: height)
  }
}

extension View {
  /// Sets the terminal in which the preview of this view is shown.
  ///
  ///     ContentView().previewDevice("120x40")
  ///
  /// It has an effect in the gallery of previews only.
  ///
  /// - Parameter value: The device, or `nil` for the window of the gallery.
  /// - Returns: The view, with a device for its preview.
  /// - Source: SwiftUI `View.previewDevice(_:)`.
  @inlinable public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSetting.device(value))
  }
}
