internal import Cells
package import TerminalUI

/// A picture of a screen that moves, as one SVG document: each row is there once for each look that it has, and is seen at its times.
///
/// A viewer that shows no motion shows the first frame.
package struct MovingPicture {
  /// The lines of each row in a frame, and when the frame comes, in seconds.
  private var frames: [(moment: Double, rows: [[String]])] = []
  /// The largest width and the largest height of a frame, in cells.
  private var size = Size.zero
  /// The colours of the terminal: it shows the nearest ones that it has.
  private let colors: TerminalColors

  /// Begins a picture of a terminal with these colours.
  init(_ colors: TerminalColors) { self.colors = colors }

  /// Adds a screen as it is at a moment; a later one at the same moment takes its place.
  mutating func add(_ host: TestHost) {
    let lines = colors.svg(of: host.screen).split(separator: "\n")
    let own = host.screen.size
    size = Size(width: Swift.max(size.width, own.width), height: Swift.max(size.height, own.height))
    var rows = [[String]](repeating: [], count: own.height)
    for line in lines.dropFirst(2).dropLast() {
      // Cells are 18 units high, and a text stands 14 below the top.
      guard let top = line.firstRange(of: " y=\""),
        let y = Int(line[top.upperBound...].prefix(while: \.isNumber))
      else { continue }
      rows[y / 18].append(reduced(line))
    }
    let moment = host.clock.now / .seconds(1)
    if frames.last?.moment == moment { frames.removeLast() }
    frames.append((moment, rows))
  }

  /// A line with the nearest colours that the terminal has; its own foreground and background stay.
  private func reduced(_ line: Substring) -> String {
    guard let start = line.firstRange(of: "fill=\"#")?.upperBound,
      let number = Int(line[start...].prefix(6), radix: 16)
    else { return String(line) }
    let color = Color.rgb(UInt8(number >> 16), UInt8(number >> 8 & 255), UInt8(number & 255))
    guard color != colors.pictureForeground, color != colors.pictureBackground,
      let known = color.reduced(to: colors.depth).components
    else { return String(line) }
    let shown = Color.rgb(known.red, known.green, known.blue).description
    return line[..<start].dropLast() + shown + line[start...].dropFirst(6)
  }

  /// Records the screens of a host while a tape is played on it.
  ///
  /// - Throws: `Tape.Failure` of a `Wait`.
  package static func of(
    _ tape: Tape, on host: TestHost, _ colors: TerminalColors
  ) async throws(Tape.Failure) -> String {
    var picture = MovingPicture(colors)
    let frames = TapePlayer.Frames()
    frames.onFrame = { if $1 { picture.add($0) } }
    picture.add(host)
    try await TapePlayer(tape, on: host, colors, frames) { _, _, _ in }.play()
    return picture.svg()
  }

  /// The document, which begins again when it is over.
  func svg() -> String {
    guard let first = frames.first, let last = frames.last, last.moment > first.moment else { return "" }
    let length = last.moment - first.moment
    // The first two lines are those of the largest screen.
    let head = colors.svg(of: CellBuffer(size: size)).split(separator: "\n").prefix(2)
    var svg = head.joined(separator: "\n") + "\n"
    for row in 0..<size.height {
      var looks: [(lines: [String], times: [(from: Double, to: Double)])] = []
      for (index, frame) in frames.enumerated() {
        let from = (frame.moment - first.moment) / length
        let to = index + 1 < frames.count ? (frames[index + 1].moment - first.moment) / length : 1
        guard from < to, row < frame.rows.count, !frame.rows[row].isEmpty else { continue }
        let known = looks.firstIndex { $0.lines == frame.rows[row] } ?? looks.count
        if known == looks.count { looks.append((frame.rows[row], [])) }
        if looks[known].times.last?.to == from {
          looks[known].times[looks[known].times.count - 1].to = to
        } else {
          looks[known].times.append((from, to))
        }
      }
      for look in looks { svg += Self.group(look.lines, at: look.times, of: length) }
    }
    return svg + "</svg>\n"
  }

  /// Lines of SVG that are seen at some times, given as parts of the length.
  private static func group(
    _ lines: [String], at times: [(from: Double, to: Double)], of length: Double
  ) -> String {
    let text = lines.joined(separator: "\n") + "\n"
    if times.count == 1, times[0] == (0, 1) { return text }
    var (values, moments): ([String], [String]) = ([], [])
    func add(_ value: String, _ moment: Double) {
      values.append(value)
      moments.append(rounded(moment))
    }
    if times[0].from > 0 { add("hidden", 0) }
    for time in times {
      add("visible", time.from)
      if time.to < 1 { add("hidden", time.to) }
    }
    let isFirst = times[0].from == 0
    return """
      <g\(isFirst ? "" : " visibility=\"hidden\"")><animate attributeName="visibility" calcMode="discrete" \
      dur="\(rounded(length))s" repeatCount="indefinite" values="\(values.joined(separator: ";"))" \
      keyTimes="\(moments.joined(separator: ";"))"/>
      \(text)</g>

      """
  }

  /// Four digits: a ten-thousandth of a few seconds is less than a frame.
  private static func rounded(_ number: Double) -> String {
    let count = Int((number * 10_000).rounded())
    let rest = String(count % 10_000)
    let digits = (String(repeating: "0", count: 4 - rest.count) + rest).reversed().drop { $0 == "0" }
      .reversed()
    return digits.isEmpty ? "\(count / 10_000)" : "\(count / 10_000)." + String(digits)
  }
}

extension TerminalColors {
  /// The terminal's own colours in a picture: those that it has reported, or light grey on black.
  var pictureForeground: Color { foreground ?? .rgb(0xDD, 0xDD, 0xDD) }
  var pictureBackground: Color { background ?? .rgb(0x16, 0x16, 0x1C) }

  /// A picture of a screen.
  func svg(of screen: borrowing CellBuffer) -> String {
    screen.svg(foreground: pictureForeground, background: pictureBackground)
  }
}
