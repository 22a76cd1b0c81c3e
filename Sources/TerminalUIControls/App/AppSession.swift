internal import Glibc
package import Terminal
package import TerminalUICore

/// An app on a terminal: its tree of views, and the effects of events.
///
/// A real terminal and one in memory, for tests, take the same way. They differ in the terminal, the clock, the stores, and the actions that lead out
/// of the program: all these are in the environment.
@MainActor package final class AppSession {
  /// The tree of views.
  package let host: ViewHost
  private let terminal: any TerminalBackend
  private let delegates: ApplicationDelegates
  private let stage: (any WindowStage)?
  private var endCode: Int32?

  /// The exit code after Ctrl-C where no view uses the key: 128 and the number of the signal.
  static let interruptExitCode: Int32 = 128 + SIGINT
  /// The exit code after the terminal hung up, where SIGHUP is ignored and so didn't end the program.
  static let hangUpExitCode: Int32 = 128 + SIGHUP

  /// Begins an app, up to its first update.
  ///
  /// - Parameters:
  ///   - app: The app, as ``make(_:)`` made it, or a scene.
  ///   - terminal: The terminal, which was started.
  ///   - settings: The size, the clock and the environment.
  ///   - appearance: The colours of the terminal and the user's settings for them.
  ///   - keymap: The user's keymap.
  ///   - stage: Shows the app if it isn't shown in the whole terminal.
  package init(
    _ app: Made, on terminal: any TerminalBackend, settings: HostSettings, appearance: Appearance,
    keymap: Keymap?, stage: (any WindowStage)? = nil
  ) {
    self.terminal = terminal
    self.stage = stage
    delegates = app.delegates
    delegates.tell { $0.applicationDidFinishLaunching() }
    var settings = settings
    delegates.leave(in: &settings.environment)
    appearance.set(in: &settings.environment)
    settings.environment.redrawTerminal = { [weak terminal, weak stage] in
      if stage?.redraw() != true { terminal?.redraw() }
    }
    host = app.makeHost(settings)
    if let keymap { host.keyBindings.adopt(keymap) }
    appearance.attach(to: host)
    host.keyboard.lastOwners += programKeys
  }

  /// An app, or a scene without one, and the delegates that its properties made.
  package struct Made {
    let makeHost: (HostSettings) -> ViewHost
    let printsPlainly: (HostSettings) -> Bool
    var delegates = ApplicationDelegates()
  }

  /// Makes an app: before anything touches the terminal, because it may refuse its arguments.
  package static func make<A: App>(_ make: () -> A) -> Made {
    let (app, delegates) = ApplicationDelegates.collecting(make)
    return Made(
      makeHost: { $0.host(for: app) }, printsPlainly: { $0.printsPlainly(app) }, delegates: delegates)
  }

  /// Makes a scene that is shown without an app.
  package static func make(scene: some Scene) -> Made {
    Made(makeHost: { $0.host(for: scene) }, printsPlainly: { _ in false })
  }

  /// The exit code of the process; `nil` while the app runs.
  package var exitCode: Int32? { endCode ?? host.exitCode }

  /// Takes a turn.
  package func turn() { stage.map { $0.turn(of: host, on: terminal) } ?? host.turn(on: terminal) }

  /// Gives an event to the views, and handles it if no view has.
  package func handle(_ event: InputEvent) {
    switch event {
    case .stop:
      terminal.suspend(withGroup: false)
    case .end:
      endCode = endCode ?? Self.hangUpExitCode
    default:
      if stage?.handle(event) != true { host.send(event) }
    }
  }

  /// The program's own effects of keys that no view uses.
  private var programKeys: [KeyOwner] {
    [
      KeyOwner("question before quitting") { [weak host] keys in
        keys.on(
          "c", with: .control, phases: .down, title: "Quit", when: host?.canAskBeforeQuitting == true
        ) {
          host?.askBeforeQuitting(Self.interruptExitCode)
        }
      },
      KeyOwner("end of the app") { [weak self] keys in
        keys.on("c", with: .control, phases: .down, title: "Quit") {
          self?.endCode = Self.interruptExitCode
        }
      },
      // Windows with commands have an action for it, which a keymap can move.
      KeyOwner("drawing everything again") { [weak self] keys in
        keys.on("l", with: .control, phases: .down, title: "Redraw") { self?.terminal.redraw() }
      },
      KeyOwner("suspension of the process") { [weak self] keys in
        keys.on("z", with: .control, phases: .down, title: "Suspend") {
          self?.terminal.suspend(withGroup: true)
        }
      },
    ]
  }

  /// Called before the process stops, and after it continues.
  package func stops(_ isStopping: Bool) {
    host.scenePhase = isStopping ? .background : .active
    host.motionEngine.setPaused(isStopping)
    // The views' updates for it are done before the process stops.
    host.update()
    // A stopped process may never go on.
    if isStopping { StorageStore.synchronizeAll() }
    delegates.tell { isStopping ? $0.applicationWillSuspend() : $0.applicationDidResume() }
  }

  /// The app is over, as it asked or by a signal.
  func ends(byItself: Bool) {
    host.scenePhase = .background
    host.update()
    if byItself { delegates.tell { $0.applicationWillTerminate() } }
    stage?.end(of: host, on: terminal)
  }
}
