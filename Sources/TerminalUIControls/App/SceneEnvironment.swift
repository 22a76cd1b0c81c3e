public import Observation
public import TerminalUICore

extension Scene {
  /// Sets a value of the environment for the views of this scene.
  ///
  ///     WindowGroup { ContentView() }.environment(\.library, library)
  ///
  /// Views of the scenes after it don't find the value.
  /// - Source: SwiftUI `Scene.environment(_:_:)`.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    valueScene(ValueChange(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment of this scene, where `@Environment(Type.self)` finds it.
  ///
  ///     WindowGroup { ContentView() }.environment(library)
  ///
  /// - Source: SwiftUI `Scene.environment(_:)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    valueScene(ObjectChange(object: object))
  }

  /// Changes a value of the environment for the views of this scene.
  ///
  /// - Source: SwiftUI `Scene.transformEnvironment(_:transform:)`.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    valueScene(Transformation(keyPath: keyPath, transform: transform))
  }

  /// A scene whose views have changed values.
  package func valueScene(_ change: some EnvironmentChange) -> some Scene {
    OptionScene(content: self, options: WindowOptions(values: [change]))
  }
}
