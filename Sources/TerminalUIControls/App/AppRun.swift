internal import CTerminal
package import Cells
internal import Glibc
package import Terminal
package import TerminalUICore
package import Terminals

/// An app on the terminal of the process, from its first update until it has given the terminal back.
///
/// The program may continue afterwards, and run another app. Only ``current`` is a state of the whole process.
@MainActor package final class AppRun {
  /// The app and its views.
  package let session: AppSession
  /// Waits for events, and shows what follows.
  package let loop: EventLoop
  private let backend: any TerminalBackend

  /// The app that has the terminal now, and shows the program's questions; `nil` where there is none.
  package static weak var current: AppRun?

  /// Begins an app.
  ///
  /// - Parameters:
  ///   - app: The app, or a scene.
  ///   - backend: The terminal, which was started, or another backend in its place.
  ///   - terminal: The terminal.
  ///   - stage: Shows the app if it isn't shown in the whole terminal.
  package convenience init(
    _ app: AppSession.Made, on backend: any TerminalBackend, _ terminal: PresentedTerminal,
    _ stage: (any WindowStage)?
  ) {
    self.init(app, on: backend, terminal, stage, recording: nil)
  }

  /// Begins an app that may be recorded.
  init(
    _ app: AppSession.Made, on backend: any TerminalBackend, _ terminal: PresentedTerminal,
    _ stage: (any WindowStage)?, recording: Recording?
  ) {
    self.backend = backend
    var environment = Self.environment
    if backend !== terminal { environment.accessibilityReduceMotion = true }
    stage?.adapt(&environment)
    environment.handOverTerminal = HandOverAction { body in
      // A signal ends the app at once while another program has the terminal.
      StorageStore.synchronizeAll()
      backend.release()
      // Another program reads keys and draws, wherever the app's own input and output lead.
      ct_lend_descriptors(true)
      body()
      ct_lend_descriptors(false)
      backend.resume()
    }
    environment.copyToClipboard = ClipboardAction { message in
      backend.send(message)
      return true
    }
    environment.sendToTerminal = { backend.send($0) }
    environment.hasPointerShapes = backend.capabilities.hasPointerShapes
    environment.systemOpener = OpenURLAction.openWithDesktop
    var settings = Self.settings(size: backend.size, environment)
    if let recording { settings.clock = recording }
    let session = AppSession(
      app, on: backend, settings: settings,
      appearance: Appearance(
        colors: TerminalColors(depth: backend.capabilities.colorDepth), user: .ofProcess,
        awaitsColors: backend === terminal && terminal.awaitsColors),
      keymap: KeymapFile.ofProgram?.keymap, stage: stage)
    self.session = session
    terminal.onStop = { session.stops($0) }
    loop = EventLoop(backend: backend, app: session, recording: recording)
    StorageStore.onUnsaved { ct_put_off_end(1, $0) }
    ScenePhase.onFirstReader { ct_put_off_end(2, true) }
  }

  /// Ends the app and gives the terminal back; a signal that waited for that ends the process.
  package func end() {
    // While signals still wait for it.
    ct_begin_end()
    session.ends(byItself: !ct_is_ending())
    StorageStore.synchronizeAll()
    ct_end()
    backend.stop()
    // The terminal may be used again.
    (backend as? PresentedTerminal)?.onStop = nil
  }

  /// The descriptors of the interface: standard input and output, or the controlling terminal if one isn't a terminal.
  ///
  /// With a controlling terminal, standard input is the app's data, and the app's prints go to standard output when it ends.
  package static var descriptors: (input: Int32, output: Int32) {
    let (isInput, isOutput) = (isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1)
    guard !isInput || !isOutput else { return (STDIN_FILENO, STDOUT_FILENO) }
    let terminal = ct_open_terminal()
    guard terminal >= 0 else { return (STDIN_FILENO, STDOUT_FILENO) }
    if !isOutput { ct_keep_output() }
    return (isInput ? STDIN_FILENO : terminal, isOutput ? STDOUT_FILENO : terminal)
  }

  /// The environment that every app begins with.
  static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.appStorage = .standard
    environment.sceneStorage = .scene
    let wish = UserPath.variable("TERMINALUI_REDUCE_MOTION") ?? ""
    environment.accessibilityReduceMotion = !["", "0", "off"].contains(wish)
    environment.showsFocusCursor = UserPath.variable("TERMINALUI_CURSOR") == "visible"
    return environment
  }

  package static func settings(size: Size, _ environment: EnvironmentValues) -> HostSettings {
    HostSettings(
      size: size, environment: environment, onIssue: { DebugLog.write("TerminalUI: \($0)") },
      onLog: DebugLog.write)
  }
}
