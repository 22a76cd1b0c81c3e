/// What a scene's tree is made with, besides its views.
///
/// Who hears of mistakes is told before the first evaluation: its mistakes count too.
@MainActor public struct HostSettings {
  let size: Size
  var environment: EnvironmentValues
  let onIssue: (RuntimeIssue) -> Void
  let onLog: (String) -> Void

  func make(_ content: some View) -> ViewHost {
    var environment = environment
    environment.addEditMode()
    return ViewHost(
      size: size, environment: environment, onIssue: onIssue, onLog: onLog, content: content)
  }
}
