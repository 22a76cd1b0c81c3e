#if Data
  public import TerminalUI

  extension EnvironmentValues {
    /// The database of the queries in a view; `nil` where none is set.
    public var database: AppDatabase? {
      get { self[DatabaseKey.self] }
      set { self[DatabaseKey.self] = newValue }
    }
  }

  private enum DatabaseKey: EnvironmentKey {
    static var defaultValue: AppDatabase? { nil }
  }

  @MainActor extension View {
    /// Sets the database of the queries in this view.
    ///
    /// - Source: SwiftUI `modelContainer(_:)`.
    @inlinable public func database(_ database: AppDatabase?) -> some View {
      environment(\.database, database)
    }
  }

  @MainActor extension Scene {
    /// Sets the database of the queries in this scene.
    ///
    /// - Source: SwiftUI `Scene.modelContainer(_:)`.
    public func database(_ database: AppDatabase?) -> some Scene {
      DatabaseScene(content: self, database: database)
    }
  }

  /// A scene with a database.
  private struct DatabaseScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let database: AppDatabase?

    static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
      AnyView(Content._makeView(scene.content, parts).database(scene.database))
    }

    static var _stage: Any.Type? { Content._stage }
  }
#endif
