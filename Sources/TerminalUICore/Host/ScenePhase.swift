/// Whether the user looks at the scene.
///
///     @Environment(\.scenePhase) private var phase
///     …
///     .onChange(of: phase) { if phase != .active { save() } }
///
/// - Source: SwiftUI `ScenePhase`.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// The program is about to be stopped, by Ctrl-Z or SIGTSTP.
  case background
  /// The terminal's window hasn't got the keyboard's focus.
  case inactive
  /// The terminal's window has the focus, or doesn't say.
  case active
}

nonisolated enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

nonisolated extension EnvironmentValues {
  /// Whether the user looks at the scene, as far as the terminal says.
  ///
  /// - Source: SwiftUI `EnvironmentValues.scenePhase`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

@MainActor extension ViewHost {
  /// Whether the user looks at the scene; its readers in the environment are evaluated when it changes.
  public var scenePhase: ScenePhase {
    get { Evaluation.unobserved { EnvironmentValues(root.frame).scenePhase } }
    set { replace(ScenePhaseKey.self, by: newValue) }
  }
}
