/// A part of an app with a life cycle of its own.
///
/// - Source: SwiftUI `Scene`.
@MainActor public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
  /// Says what the scene brings to the app; scenes with a `body` have this already.
  static func _add(_ scene: Self, to host: inout HostSettings)
}

extension Scene {
  /// Brings what the body brings.
  public static func _add(_ scene: Self, to host: inout HostSettings) {
    Body._add(scene.body, to: &host)
  }
}

extension Never: Scene {
  /// Never called.
  public static func _add(_ scene: Never, to host: inout HostSettings) {}
}

extension Scene where Body == Never {
  /// Never called: the framework shows its own scenes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes a scene of those written in a block.
///
///     var body: some Scene {
///       WindowGroup { ContentView() }
///       Settings { SettingsView() }
///     }
///
/// A terminal is one window: the first `WindowGroup` is the one that it shows.
/// - Source: SwiftUI `SceneBuilder`.
@resultBuilder @MainActor public enum SceneBuilder {
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
@MainActor public struct _TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)

  /// Never called.
  public typealias Body = Never

  /// Brings what each of them brings.
  public static func _add(_ scene: Self, to host: inout HostSettings) {
    func add<S: Scene>(_ scene: S) { S._add(scene, to: &host) }
    repeat add(each scene.content)
  }
}
