/// What a scene's tree is made with, besides its views.
///
/// Who hears of mistakes is told before the first evaluation: its mistakes count too.
@MainActor public struct HostSettings {
  let size: Size
  var clock: any HostClock = SystemClock()
  var environment: EnvironmentValues
  var notesBodies = false
  let onIssue: (RuntimeIssue) -> Void
  let onLog: (String) -> Void
  /// What the window has besides its views.
  var parts = WindowParts()
  /// Whether the window is printed as text where there is no terminal.
  var printsPlainly = false
  /// Makes the tree of the window, with all that the scenes say; `nil` where no scene has one.
  var makeWindow: ((HostSettings) -> ViewHost)?

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
  func printsPlainly<S: Scene>(_ scene: S) -> Bool {
    var settings = self
    S._add(scene, to: &settings)
    return settings.printsPlainly
  }

  /// Makes the tree of an app.
  package func host<S: Scene>(for scene: S) -> ViewHost {
    var settings = self
    S._add(scene, to: &settings)
    return settings.makeWindow?(settings) ?? settings.make(EmptyView())
  }

  func make(_ content: some View) -> ViewHost {
    parts.isEmpty ? makeHost(content) : makeHost(WindowRoot(content: content, parts: parts))
  }

  private func makeHost(_ content: some View) -> ViewHost {
    var environment = environment
    environment.addEditMode()
    return ViewHost(
      size: size, clock: clock, environment: environment, notesBodies: notesBodies, onIssue: onIssue,
      onLog: onLog, content: content)
  }
}
