/// A modifier for previews, with data that all previews with it share.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try await Library.sample() }
///       func body(content: Content, context: Library) -> some View { content.environment(context) }
///     }
///     #Preview(traits: .modifier(SampleData())) { BookList() }
///
/// The data is made once for each type of modifier. Until it is there the gallery shows progress; an error is shown in place of the views.
///
/// - Source: SwiftUI `PreviewModifier`.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the shared data.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The views of the preview.
  typealias Content = PreviewModifierContent
  /// Makes the shared data.
  static func makeSharedContext() async throws -> Context
  /// Makes the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing: a modifier without shared data.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview, for its modifiers.
///
/// - Source: SwiftUI `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The views.
  public var body: some View { content }
}
