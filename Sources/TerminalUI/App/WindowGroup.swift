/// The scene that shows a view in the whole terminal.
///
///     WindowGroup { ContentView() }
///
/// - Source: SwiftUI `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  private let content: Content

  /// Makes a scene that shows the views of the block.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called.
  public typealias Body = Never

  /// Makes the tree of the views.
  public static func _makeHost(_ scene: Self, size: Size, environment: EnvironmentValues) -> ViewHost {
    ViewHost(size: size, environment: environment, content: scene.content)
  }
}
