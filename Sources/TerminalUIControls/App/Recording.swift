internal import Cells
internal import Glibc
internal import Terminal
internal import TerminalUICore
internal import Terminals

/// The recording of an app on the terminal of the process, and the app's clock meanwhile.
///
/// The clock is read once for each step, in whole microseconds, so that everything in the step has the recorded time: a replay sets its clock to it.
///
/// The variable `TERMINALUI_CAST` names a file. A debug build also keeps the last events in memory, for a crash.
final class Recording: HostClock {
  private let recorder: CastRecorder
  private let start = ContinuousClock.now
  private let startOnWall: Duration
  /// The time of the step; `nil` between two.
  private var step: Duration? = .zero

  /// Begins to note a terminal's output if the app is recorded.
  ///
  /// Must be called before the terminal is started.
  static func device(of terminal: PresentedTerminal) -> CastDevice? {
    guard path != nil || crashPath != nil else { return nil }
    var device: CastDevice?
    terminal.wrapDevice {
      let made = CastDevice($0)
      device = made
      return made
    }
    return device
  }

  /// Begins to record what a started terminal shows.
  init(_ device: CastDevice, of terminal: PresentedTerminal, isRegion: Bool) {
    startOnWall = SystemClock().wallTime
    let facts = terminal.capabilities
    var header = CastHeader(
      size: terminal.size, type: facts.name, command: Self.program, start: startOnWall,
      environment: Self.environment, depth: facts.colorDepth)
    (header.awaitsColors, header.hasUnicode) = (terminal.awaitsColors, facts.hasUnicode)
    (header.isRegion, header.keymap) = (isRegion, KeymapFile.ofProgram?.text)
    recorder = CastRecorder(header, path: Self.path, crashPath: Self.crashPath, onProblem: DebugLog.write)
    device.onSend = { [recorder] in recorder.send($0) }
  }

  // MARK: Time

  /// The time since the start: that of the step, or the real one between two.
  var now: Duration { step ?? passed }
  /// The time of the step, or the real one.
  var wallTime: Duration { startOnWall + now }

  private var passed: Duration {
    .microseconds(start.duration(to: .now).wholeMicroseconds)
  }

  // MARK: Steps

  /// Begins a step at the present time: a wait is over.
  func begin() {
    let now = passed
    step = now
    recorder.begin(at: now)
  }

  /// A wait begins.
  func letTimePass() { step = nil }

  /// Notes an event that the app is about to take.
  func note(_ event: InputEvent, of host: ViewHost) {
    // The keys before it may have moved the focus.
    host.prepareForEvent()
    recorder.note(event, isSecret: (host.focusedNode as? any PasteResponder)?.isSecret == true)
  }

  /// The app has taken a step, and has shown what follows from it.
  func end(on backend: any TerminalBackend, didWork: Bool) {
    recorder.end(isWhole: backend.outputDescriptor == nil, didWork: didWork)
  }

  /// The app has ended.
  func finish(_ code: Int32) {
    begin()
    recorder.finish(code)
  }

  // MARK: Surroundings

  private static let program =
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"

  /// The file that the user wants; an empty name is none.
  private static var path: String? {
    UserPath.variable("TERMINALUI_CAST").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The file that a crash of a debug build makes, unless the user wants none.
  private static var crashPath: String? {
    #if DEBUG
      guard !UserEnvironment.isPrivileged, UserPath.variable("TERMINALUI_CAST") != "" else { return nil }
      let folder = UserPath.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
      let name = program.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
      return "\(folder)/\(name.prefix(64))-\(getpid()).cast"
    #else
      return nil
    #endif
  }

  /// The variables that the screen depends on; the time zone is the system's where no variable names one.
  private static var environment: [(name: String, value: String)] {
    CastHeader.variables.compactMap { name in
      let value = UserEnvironment.harmlessValue(name)
      if name == "TZ", value ?? "" == "" { return timeZone.map { (name, $0) } }
      return value.map { (name, $0) }
    }
  }

  /// The name of the system's time zone, which a link leads to.
  private static var timeZone: String? {
    var bytes = [CChar](repeating: 0, count: 1024)
    let count = readlink("/etc/localtime", &bytes, bytes.count)
    guard count > 0 else { return nil }
    let path = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.firstRange(of: "zoneinfo/").map { String(path[$0.upperBound...]) }
  }
}
