package import TerminalUICore

/// The settings that an app's tree is made with, besides its views.
///
/// The observer of mistakes is set before the first evaluation: its mistakes count too.
@MainActor package struct HostSettings {
  let size: Size
  var clock: any HostClock = SystemClock()
  package var environment: EnvironmentValues
  var notesBodies = false
  let onIssue: (RuntimeIssue) -> Void
  let onLog: (String) -> Void

  init(
    size: Size, environment: EnvironmentValues, onIssue: @escaping (RuntimeIssue) -> Void,
    onLog: @escaping (String) -> Void
  ) {
    self.size = size
    self.environment = environment
    self.onIssue = onIssue
    self.onLog = onLog
  }

  /// Makes what tests make an app's tree with.
  package init(
    size: Size, clock: any HostClock, environment: EnvironmentValues, onLog: @escaping (String) -> Void
  ) {
    self.init(size: size, environment: environment, onIssue: { _ in }, onLog: onLog)
    self.clock = clock
    notesBodies = true
  }

  /// Whether the app's window is printed as text where there is no terminal.
  func printsPlainly<A: App>(_ app: A) -> Bool {
    var isPlain = false
    let parts = SceneParts { parts in
      isPlain = parts.window?.printsPlainly ?? false
      return AnyView(EmptyView())
    }
    _ = host(for: AppView(app: app, parts: parts))
    return isPlain
  }

  /// Makes the tree of an app.
  func host<A: App>(for app: A) -> ViewHost { host(for: AppView(app: app)) }

  /// Makes the tree of a scene.
  package func host<S: Scene>(for scene: S) -> ViewHost { host(for: AnySceneView(scene: scene)) }

  private func host(for content: some View) -> ViewHost {
    var environment = environment
    environment.addEditMode()
    let host = ViewHost(
      size: size, clock: clock, environment: environment, notesBodies: notesBodies, onIssue: onIssue,
      onLog: onLog, content: content)
    if !environment.accessibilityReduceMotion { host.motionEngine.attach() }
    return host
  }
}
