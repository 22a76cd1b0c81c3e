/// A part of an app with a life cycle of its own.
///
/// - Source: SwiftUI `Scene`.
@MainActor public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
  /// Whether the scene is printed as text where there is no terminal; scenes with a `body` have this already.
  static func _printsPlainly(_ scene: Self) -> Bool
  /// Makes the tree that shows the scene; scenes with a `body` have this already.
  static func _makeHost(_ scene: Self, host: HostSettings) -> ViewHost
}

extension Scene {
  /// As the body.
  public static func _printsPlainly(_ scene: Self) -> Bool {
    if Body.self == Never.self { return false }
    return Body._printsPlainly(scene.body)
  }
  /// Makes the tree of the body.
  public static func _makeHost(_ scene: Self, host: HostSettings) -> ViewHost {
    Body._makeHost(scene.body, host: host)
  }
}

extension Never: Scene {
  /// Never called.
  public static func _makeHost(_ scene: Never, host: HostSettings) -> ViewHost {}
}

extension Scene where Body == Never {
  /// Never called: the framework shows its own scenes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes a scene of the one written in a block.
@resultBuilder @MainActor public enum SceneBuilder {
  /// The scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
