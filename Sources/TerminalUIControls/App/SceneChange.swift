extension Scene {
  /// Runs an action when a value has changed, with the old and the new one.
  ///
  ///     WindowGroup { ContentView() }
  ///       .onChange(of: scenePhase) { _, phase in if phase == .background { save() } }
  ///
  /// - Source: SwiftUI `Scene.onChange(of:initial:_:)`.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value has changed.
  ///
  /// - Source: SwiftUI `Scene.onChange(of:initial:_:)`.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Runs an action when a value has changed, with the new one.
  ///
  /// - Source: SwiftUI `Scene.onChange(of:perform:)`, deprecated there.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    onChange(of: value) { _, new in action(new) }
  }
}

/// The scene of `onChange(of:)`, which puts a view with that modifier around its content.
private struct ChangeScene<Content: Scene, V: Equatable>: PrimitiveScene {
  let scene: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  static func _makeView(_ scene: Self, _ parts: SceneParts) -> AnyView {
    AnyView(
      parts.makeView(before: [scene.scene])
        .onChange(of: scene.value, initial: scene.isInitial, scene.action))
  }

  static var _stage: Any.Type? { Content._stage }
}
