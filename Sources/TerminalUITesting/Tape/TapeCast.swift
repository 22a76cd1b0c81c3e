internal import Cells
internal import Presenter
internal import Terminal
internal import TerminalUI
internal import Terminals

/// A recording of a tape: the keys, and the output for a terminal with all colours.
struct TapeCast {
  private var header: CastHeader
  private var lines: [CastLine] = []
  private var writer: FrameWriter

  init(_ host: TestHost, _ colors: TerminalColors) {
    let size = host.screen.size
    header = CastHeader(
      size: size, type: "xterm-256color", command: "tape", start: host.clock.wallTime,
      environment: [("TERM", "xterm-256color"), ("TZ", "UTC")], depth: colors.depth)
    header.colors = colors
    writer = FrameWriter(.ecma48(depth: colors.depth), size: size)
    if let text = CastInput.text(of: .colors(colors)) { lines.append(CastLine(.zero, "i", text)) }
  }

  /// Adds an event that is about to be sent.
  mutating func add(_ event: InputEvent, _ host: TestHost) {
    guard let text = CastInput.text(of: event) else { return }
    lines.append(CastLine(host.clock.now, "i", text))
  }

  /// Adds a frame, also where no cells have changed: a timer may have run.
  mutating func add(_ host: TestHost) {
    let size = host.screen.size
    if size != writer.size {
      writer.resize(to: size)
      lines.append(CastLine(host.clock.now, "r", "\(size.width)x\(size.height)"))
    }
    writer.put((0..<size.height).map { CellRun(x: 0, y: $0, count: size.width) }, of: host.screen)
    writer.place(host.cursor?.position, isHidden: host.cursor?.isHidden == true)
    let bytes = writer.frame()
    let isTold = lines.last.map { $0.isOutput && $0.time == host.clock.now } ?? false
    if bytes.isEmpty, isTold { return }
    lines.append(CastLine(host.clock.now, "o", String(decoding: bytes, as: UTF8.self)))
  }

  /// The file.
  var text: String {
    var bytes = header.line()
    var last = Duration.zero
    for line in lines {
      bytes += line.bytes(after: last)
      last = line.time
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
