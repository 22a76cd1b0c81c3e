internal import CTerminal
internal import Cells
internal import Glibc
internal import NCursesTerminal
internal import TerminalUICore
internal import Terminals

/// Starts an app on the terminal of the process; the one file that names the terminal's kind.
package enum Launch {
  /// The exit code where there is no terminal to show the app on.
  static let noTerminalExitCode: Int32 = 2

  /// Runs an app until it ends, and ends the process.
  package static func run<A: App>(_ makeApp: () -> A) -> Never {
    let app = AppSession.make(makeApp)
    let (input, output) = descriptors
    let stage = (A.Body._stage as? any WindowStage.Type)?.init()
    let terminal = stage?.terminal(input, output) ?? wholeTerminal(input, output)
    let backend = start(terminal, for: app, on: stage)
    var environment = environment
    if backend !== terminal { environment.accessibilityReduceMotion = true }
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
    let session = AppSession(
      app, on: backend, settings: settings(size: backend.size, environment),
      appearance: Appearance(
        colors: TerminalColors(depth: backend.capabilities.colorDepth), user: .ofProcess,
        awaitsColors: backend === terminal && terminal.awaitsColors),
      keymap: KeymapFile.ofProgram?.keymap, stage: stage)
    terminal.onStop = { session.stops($0) }
    let loop = EventLoop(backend: backend, app: session)
    StorageStore.onUnsaved { ct_put_off_end(1, $0) }
    ScenePhase.onFirstReader { ct_put_off_end(2, true) }
    let urls = CommandLine.arguments.dropFirst().filter(hasScheme)
    if !urls.isEmpty {
      // Views listen from the end of the first update on.
      session.host.update()
      for url in urls { session.host.open(url: url) }
    }
    let code = loop.run()
    // While signals still wait for it.
    ct_begin_end()
    session.ends(byItself: !ct_is_ending())
    StorageStore.synchronizeAll()
    ct_end()
    backend.stop()
    exit(code)
  }

  /// Takes the terminal; without one the app goes on without, is printed, or ends.
  private static func start<A: App>(
    _ terminal: PresentedTerminal, for app: AppSession.Made<A>, on stage: (any WindowStage)?
  ) -> any TerminalBackend {
    do throws(TerminalError) {
      try terminal.start()
      return terminal
    } catch {
      if let stage, error.meansNoTerminal { return stage.plainTerminal() }
      if case .notATerminal = error, settings(size: .zero, environment).printsPlainly(app.app) {
        PlainOutput.print(app)
      }
      let line = Array("\(error)\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(noTerminalExitCode)
    }
  }

  /// The terminal that an app is shown on: by ncurses, or without where the user says so.
  private static func wholeTerminal(_ input: Int32, _ output: Int32) -> PresentedTerminal {
    let options = PresentedTerminal.Options(asksTerminal: true)
    return UserPath.variable("TERMINALUI_BACKEND") == "stream"
      ? StreamTerminal(input: input, output: output, options: options)
      : NCursesBackend(input: input, output: output, options: options)
  }

  /// The descriptors of the interface: standard input and output, or the controlling terminal if one isn't a terminal.
  ///
  /// With a controlling terminal, standard input is the app's data, and the app's prints go to standard output when it ends.
  private static var descriptors: (input: Int32, output: Int32) {
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

  /// Whether an argument is a URL: a scheme, as RFC 3986 has it, and `://`.
  static func hasScheme(_ argument: String) -> Bool {
    let bytes = argument.utf8
    let scheme = bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard let first = scheme.first, first >= UInt8(ascii: "A") else { return false }
    return bytes.dropFirst(scheme.count).starts(with: "://".utf8)
  }
}
