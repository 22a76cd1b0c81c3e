internal import Glibc
internal import TerminalUICore
internal import Terminals

/// Shows a scene below the prompt of a program that continues afterwards.
enum ProgramRun {
  /// The code of a scene that Ctrl-C has ended.
  static let interruptCode: Int32 = 128 + SIGINT

  /// Shows a scene until it ends, Escape or Ctrl-C are pressed where no view uses them, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - terminal: The terminal, which was started; it is given back.
  ///   - isCurrent: Whether it shows the program's questions meanwhile.
  ///   - begin: Gets the action that ends the scene.
  /// - Returns: The code that it ended with.
  static func run(
    _ scene: some Scene, on terminal: PresentedTerminal, isCurrent: Bool,
    _ begin: (_ end: @escaping () -> Void) -> Void
  ) async -> Int32 {
    let run = AppRun(AppSession.make(scene: scene), on: terminal, terminal, TerminalQueue.shared.makeStage())
    if isCurrent { AppRun.current = run }
    let (host, waiter) = (run.session.host, LoopWaiter())
    let exit = EnvironmentValues(host.rootNode.frame).exit
    begin { exit() }
    host.onRequest = { waiter.wake() }
    host.keyboard.lastOwners.append(
      KeyOwner("end of a question") { keys in
        keys.on(.escape, with: .none, phases: .down, title: "Cancel") { exit() }
      })
    let code = await withTaskCancellationHandler {
      await run.loop.run { await waiter.wait(for: &$0, $1) }
    } onCancel: {
      Task { @MainActor in exit() }
    }
    host.onRequest = nil
    if isCurrent { AppRun.current = nil }
    run.end()
    return code
  }
}
