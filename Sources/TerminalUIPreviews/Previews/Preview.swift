/// A preview: a name, traits and the views.
///
/// The `#Preview` macro makes one.
///
/// - Source: DeveloperToolsSupport `Preview`.
@MainActor @preconcurrency public struct Preview {
  /// The kind of traits that a preview of views has.
  ///
  /// - Source: DeveloperToolsSupport `Preview.ViewTraits`.
  public enum ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let content: @MainActor () -> any View

  /// Makes a preview.
  ///
  /// - Parameters:
  ///   - name: The name; `nil` is the name of the file.
  ///   - traits: The traits; of two for the same property, the later one counts.
  ///   - body: The views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = body
  }
}

/// A type that makes a preview.
///
/// The `#Preview` macro declares such a type, and the gallery of previews finds all of them. There is no need to write one.
///
/// - Source: DeveloperToolsSupport `PreviewRegistry`.
@MainActor @preconcurrency public protocol PreviewRegistry {
  /// The module and the file in which the preview is.
  static var fileID: String { get }
  /// The line of the file.
  static var line: Int { get }
  /// The column of the file.
  static var column: Int { get }
  /// Makes the preview.
  static func makePreview() throws -> Preview
}
