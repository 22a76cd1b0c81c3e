extension View {
  /// Names the preview of this view.
  ///
  ///     ContentView().previewDisplayName("Empty")
  ///
  /// It has an effect in the gallery of previews only.
  ///
  /// - Parameter value: The name; `nil` is the name of the type that makes the previews.
  /// - Returns: The view, with a name for its preview.
  /// - Source: SwiftUI `View.previewDisplayName(_:)`.
  @inlinable public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSetting.name(value))
  }
}
