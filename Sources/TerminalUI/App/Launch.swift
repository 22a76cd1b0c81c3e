internal import Glibc
internal import NCursesTerminal

/// Starts an app on the terminal of the process; the one file that names the terminal's kind.
enum Launch {
  /// The exit code where there is no terminal to show the app on.
  static let noTerminalExitCode: Int32 = 2

  /// Runs a scene until the app ends, and ends the process.
  static func run<S: Scene>(_ scene: S) -> Never {
    let backend = NCursesBackend(options: .init(asksTerminal: true))
    do throws(TerminalError) {
      try backend.start()
    } catch {
      let line = Array("\(error)\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(noTerminalExitCode)
    }
    ApplicationDelegates.tell { $0.applicationDidFinishLaunching() }
    var environment = EnvironmentValues()
    environment.appStorage = .standard
    environment.sceneStorage = .scene
    for leave in ApplicationDelegates.leave { leave(&environment) }
    environment.handOverTerminal = HandOverAction { body in
      backend.release()
      body()
      backend.resume()
    }
    environment.copyToClipboard = ClipboardAction { message in
      backend.send(message)
      return true
    }
    OpenURLAction.opensWithDesktop = true
    let appearance = Appearance(
      colors: TerminalColors(depth: backend.capabilities.colorDepth), user: .ofProcess)
    appearance.set(in: &environment)
    let host = S._makeHost(
      scene,
      host: HostSettings(
        size: backend.size, environment: environment, onIssue: { DebugLog.write("TerminalUI: \($0)") },
        onLog: DebugLog.write))
    appearance.attach(to: host)
    backend.onStop = { isStopping in
      host.scenePhase = isStopping ? .background : .active
      // What views do about it is done before the process stops.
      host.update()
      ApplicationDelegates.tell { isStopping ? $0.applicationWillSuspend() : $0.applicationDidResume() }
    }
    let loop = EventLoop(backend: backend, host: host)
    let urls = CommandLine.arguments.dropFirst().filter(hasScheme)
    if !urls.isEmpty {
      // Views listen from the end of the first update on.
      host.update()
      for url in urls { host.open(url: url) }
    }
    let code = loop.run()
    ApplicationDelegates.tell { $0.applicationWillTerminate() }
    backend.stop()
    StorageStore.synchronizeAll()
    exit(code)
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
