internal import TerminalUICore

/// The scene that shows a view in the whole terminal, under a title.
///
///     Window("Notes", id: "main") { ContentView() }
///
/// Where it is the first window of the app it is the same as a `WindowGroup`. A later window is never shown, because a
/// terminal has one.
/// - Source: SwiftUI `Window`.
@MainActor @preconcurrency public struct Window<Content: View>: PrimitiveScene {
  private let group: WindowGroup<Content>

  /// Makes a scene with a title, and a name that nothing asks for.
  ///
  /// - Source: SwiftUI `Window.init(_:id:content:)`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, content: content)
  }

  /// Makes a scene with a title, and a name that nothing asks for.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `Window.init(_:id:content:)`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    group = WindowGroup(title, content: content)
  }

  /// Makes the window the app's, if it is the first one.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    WindowGroup<Content>._makeView(scene.group, parts)
  }

  /// The whole terminal.
  public static var _stage: Any.Type? { WindowGroup<Content>._stage }
}
