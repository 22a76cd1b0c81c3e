/// A type that makes previews, as they were written before `#Preview`.
///
///     struct ContentView_Previews: PreviewProvider {
///       static var previews: some View {
///         ContentView()
///         ContentView().preferredColorScheme(.light).previewDisplayName("Light")
///       }
///     }
///
/// Each view of the block is a preview of its own; the views of a `Group`, a `ForEach` and a condition too. The gallery of previews, which
/// `TERMINALUI_PREVIEW=1` shows in debug builds, finds all types that conform; types with generic parameters it doesn't find.
///
/// - Source: SwiftUI `PreviewProvider`.
@MainActor @preconcurrency public protocol PreviewProvider: _PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
  /// The platform for which the previews are; by default `nil`. It has no effect.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform.
  public static var platform: PreviewPlatform? { nil }
  /// The previews, for the gallery.
  public static var _previews: any View { previews }
}

/// Makes previews, without the type of its views.
///
/// - Source: SwiftUI `_PreviewProvider`.
@MainActor @preconcurrency public protocol _PreviewProvider {
  /// The previews.
  static var _previews: any View { get }
}

/// A platform for which previews are.
///
/// - Source: SwiftUI `PreviewPlatform`.
public nonisolated enum PreviewPlatform: Hashable, Sendable {
  /// An iPhone or an iPad.
  case iOS
  /// A Mac.
  case macOS
  /// An Apple TV.
  case tvOS
  /// An Apple Watch.
  case watchOS
  /// An Apple Vision.
  case visionOS
}
