import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import Testing

/// All tests of ncurses, which is one per process: one after the other.
@Suite(.serialized) enum NCursesTests {}

/// A backend on a pseudo-terminal, and what its user sees.
final class Stage {
  let terminal: PseudoTerminal
  let backend: PresentedTerminal
  /// What the app wants shown; ``show(cursor:)`` presents the difference.
  var buffer: CellBuffer
  private var shown: CellBuffer
  private(set) var screen: VirtualScreen
  private let environment: Environment

  /// Starts a backend with variables of the environment: `nil` is unset.
  init(
    width: Int = 20, height: Int = 5, options: PresentedTerminal.Options = .init(),
    _ variables: [String: String?] = [:],
    isJoining: Bool = true, columns: @escaping (String) -> Int = { CellWidth.width(of: $0) }
  ) throws {
    let size = Size(width: width, height: height)
    terminal = PseudoTerminal(size: size)
    environment = Environment(variables)
    backend = TestedTerminal.make(input: terminal.slave, output: terminal.slave, options: options)
    do {
      try backend.start()
    } catch {
      environment.restore()
      throw error
    }
    buffer = CellBuffer(size: backend.size)
    shown = buffer
    screen = VirtualScreen(
      width: backend.size.width, height: backend.size.height, isJoining: isJoining, columns: columns)
  }

  /// Ends the backend and restores the environment.
  func end() {
    backend.stop()
    environment.restore()
  }

  /// Presents what has changed in the buffer and returns the bytes of that.
  @discardableResult
  func show(cursor: Cursor? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> [UInt8] {
    if buffer.size != backend.size { buffer.resize(to: backend.size) }
    if shown.size != buffer.size { shown = CellBuffer(size: buffer.size) }
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    backend.write(runs, of: buffer, cursor: cursor)
    return bytesSoFar(sourceLocation: sourceLocation)
  }

  /// What was written and not read yet; the screen shows it.
  ///
  /// A bell marks its end.
  func bytesSoFar(sourceLocation: SourceLocation = #_sourceLocation) -> [UInt8] {
    backend.bell()
    var bytes: [UInt8] = []
    while backend.outputDescriptor != nil {
      bytes += terminal.readAvailable()
      backend.outputIsWritable()
    }
    if bytes.last == 7 {
      bytes.removeLast()
    } else {
      bytes += Array(terminal.read(upTo: [7], sourceLocation: sourceLocation).dropLast())
    }
    screen.show(bytes)
    return bytes
  }

  /// Shows bytes that were read elsewhere.
  func screenShows(_ bytes: [UInt8]) { screen.show(bytes) }

  /// Writes text into the buffer.
  func write(_ text: String, x: Int = 0, y: Int = 0, style: Style = .plain) {
    buffer.write(text, at: Point(x: x, y: y), style: style, clip: buffer.bounds)
  }

  /// The events that come, waiting for at least `count`.
  func events(_ count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) -> [InputEvent] {
    var events: [InputEvent] = []
    backend.readEvents(into: &events)
    while events.count < count {
      var states = [backend.inputDescriptor, backend.signalDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let milliseconds = backend.inputTimeout.map { Int32($0 / .milliseconds(1)) + 1 } ?? 10_000
      if poll(&states, 2, milliseconds) == 0, backend.inputTimeout == nil {
        Issue.record("only \(events) came", sourceLocation: sourceLocation)
        break
      }
      backend.readEvents(into: &events)
    }
    return events
  }

  /// A screen with another size to look at, after a resize.
  func look(width: Int, height: Int) {
    screen = VirtualScreen(width: width, height: height, columns: { CellWidth.width(of: $0) })
  }
}

/// Variables of the environment, set for a while.
struct Environment {
  private let before: [String: String?]

  init(_ variables: [String: String?]) {
    var all: [String: String?] = ["TERM": "xterm-256color", "COLORTERM": nil, "NO_COLOR": nil, "TMUX": nil]
    for (name, value) in variables { all[name] = value }
    before = Dictionary(uniqueKeysWithValues: all.keys.map { ($0, getenv($0).map { String(cString: $0) }) })
    Self.set(all)
  }

  func restore() { Self.set(before) }

  private static func set(_ variables: [String: String?]) {
    for (name, value) in variables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
  }
}
