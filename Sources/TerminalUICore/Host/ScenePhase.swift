internal import Synchronization

/// Whether the user looks at the scene.
///
///     @Environment(\.scenePhase) private var phase
///     …
///     .onChange(of: phase) { if phase == .background { save() } }
///
/// Before the program ends the phase becomes ``background`` a last time, and the actions of `onChange` run: save there what isn't saved.
/// So it is when the app quits, after Ctrl-C, SIGTERM and SIGHUP, and when the terminal's window closes. A signal leaves the actions three
/// seconds. A crash and SIGKILL leave nothing. Tasks that the actions begin don't run any more.
/// - Source: SwiftUI `ScenePhase`.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// The program is about to be stopped, by Ctrl-Z or SIGTSTP, or to end.
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
    get {
      ScenePhase.noteReader()
      return heldScenePhase
    }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The phase, for the framework itself, which has nothing to do at the end.
  package var heldScenePhase: ScenePhase { self[ScenePhaseKey.self] }
}

extension ScenePhase {
  private static let isRead = Atomic(false)
  private static let report = Locked<(@Sendable () -> Void)?>(nil)

  fileprivate nonisolated static func noteReader() {
    if isRead.load(ordering: .relaxed) { return }
    isRead.store(true, ordering: .sequentiallyConsistent)
    report.withLock { $0?() }
  }

  /// Calls `function` when code first reads the phase, on any thread.
  ///
  /// From then on the end of the program waits for the last phase.
  package static func onFirstReader(_ function: @escaping @Sendable () -> Void) {
    report.withLock { $0 = function }
    if isRead.load(ordering: .sequentiallyConsistent) { function() }
  }
}

extension ViewHost {
  /// Whether the user looks at the scene; its readers in the environment are evaluated when it changes.
  public var scenePhase: ScenePhase {
    get { Evaluation.unobserved { EnvironmentValues(root.frame).heldScenePhase } }
    set { replace(ScenePhaseKey.self, by: newValue) }
  }
}
