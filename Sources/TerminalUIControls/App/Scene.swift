/// A part of an app with a life cycle of its own.
///
/// - Source: SwiftUI `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
  /// Adds the scene's parts to the app, and makes the whole view; scenes with a `body` do this already.
  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView
  /// The type that shows the scene; `nil` for scenes without a window.
  static var _stage: Any.Type? { get }
}

extension Scene {
  /// Makes a view that evaluates the body, with the scene's own state.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    AnyView(SceneView(scene: scene, parts: parts))
  }

  /// The stage of the body.
  public static var _stage: Any.Type? { Body.self == Never.self ? nil : Body._stage }
}

extension Never: Scene {
  /// Never called.
  public static func _makeView(_ scene: Never, _ parts: SceneParts) -> AnyView {}
}

extension Scene where Body == Never {
  /// Never called: the framework shows its own scenes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A scene without a body: it makes its view itself.
@MainActor @preconcurrency public protocol PrimitiveScene: Scene where Body == Never {}

/// Makes a scene of those written in a block.
///
///     var body: some Scene {
///       WindowGroup { ContentView() }
///       Settings { SettingsView() }
///     }
///
/// A terminal is one window: the first `WindowGroup` is the one that it shows.
/// - Source: SwiftUI `SceneBuilder`.
@resultBuilder @MainActor @preconcurrency public enum SceneBuilder {
  /// The scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    repeat each Content
  > {
    _TupleScene(content: (repeat each content))
  }
}

/// Several scenes.
///
/// - Source: SwiftUI `_TupleScene`.
@MainActor @preconcurrency public struct _TupleScene<each Content: Scene>: PrimitiveScene {
  package let content: (repeat each Content)

  /// Makes the view of these parts and of those that each scene brings.
  public static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    var scenes: [any Scene] = []
    repeat scenes.append(each scene.content)
    return parts.makeView(before: scenes)
  }

  /// The stage of the first window.
  public static var _stage: Any.Type? {
    var stage: Any.Type?
    repeat stage = stage ?? (each Content)._stage
    return stage
  }
}
