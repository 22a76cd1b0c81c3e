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
    let (input, output) = AppRun.descriptors
    let other = (A.Body._stage as? any WindowStage.Type)?.init()
    let stage = LineStage.wish.map { LineStage(because: $0, inPlaceOf: other) } ?? other
    let terminal = stage?.terminal(input, output) ?? wholeTerminal(input, output)
    let (run, recording) = start(terminal, for: app, on: stage, or: other)
    AppRun.current = run
    let urls = CommandLine.arguments.dropFirst().filter(hasScheme)
    if !urls.isEmpty {
      // Views listen from the end of the first update on.
      run.session.host.update()
      for url in urls { run.session.host.open(url: url) }
    }
    let code = run.loop.run()
    run.end()
    recording?.finish(code)
    exit(code)
  }

  /// Takes the terminal; without one the app writes plain text, is printed once, or ends.
  private static func start(
    _ terminal: PresentedTerminal, for app: AppSession.Made, on stage: (any WindowStage)?,
    or other: (any WindowStage)?
  ) -> (AppRun, Recording?) {
    // An app that is read out as lines has no frames to record.
    let device = stage is LineStage ? nil : Recording.device(of: terminal)
    do throws(TerminalError) {
      try terminal.start()
      let recording = device.map { Recording($0, of: terminal, isRegion: stage != nil) }
      return (AppRun(app, on: terminal, terminal, stage, recording: recording), recording)
    } catch {
      if case .unusableTerminalType(let name) = error, !LineStage.isRefused {
        // Text can be printed on it.
        let lines = LineStage(because: "TERM=\(name)", inPlaceOf: other)
        let (input, output) = AppRun.descriptors
        return start(lines.terminal(input, output), for: app, on: lines, or: other)
      }
      if let other, error.meansNoTerminal {
        return (AppRun(app, on: other.plainTerminal(), terminal, other), nil)
      }
      if case .notATerminal = error, app.printsPlainly(AppRun.settings(size: .zero, AppRun.environment)) {
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
