package import Cells

/// The first line of a recording: the terminal, the time, and the other surroundings of an app.
///
/// - Source: asciicast v3. The object `terminalui` is ours; players ignore it.
package struct CastHeader {
  /// The variables of the environment that an app's screen depends on.
  ///
  /// The variables name the language, the time zone, the terminal and the look, and neither a file nor a program.
  package static let variables = [
    "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_TIME", "TZ", "TERM", "COLORTERM",
    "COLORFGBG",
    "NO_COLOR", "TERMINALUI_THEME", "TERMINALUI_COLOR_SCHEME", "TERMINALUI_CONTRAST",
    "TERMINALUI_REDUCE_MOTION", "TERMINALUI_CURSOR", "TERMINALUI_BACKEND",
  ]
  /// The room that is left for what the terminal says of itself later.
  private static let room = 256

  /// The size of the terminal, or of the largest region in it.
  package var size: Size
  /// The terminal's name.
  package var type: String
  /// The name of the program.
  package var command: String
  /// The time of the start, since 1 January 2001.
  package var start: Duration
  /// The values of ``variables`` that are set.
  package var environment: [(name: String, value: String)]
  /// The terminal's colours, as far as it has said them.
  package var colors: TerminalColors
  /// Whether the terminal is queried for its colours.
  package var awaitsColors = false
  /// Whether the terminal shows characters outside ASCII.
  package var hasUnicode = true
  /// Whether the app is shown in rows below the prompt.
  package var isRegion = false
  /// The user's keymap.
  package var keymap: String?
  private let depth: ColorDepth

  /// Makes a header.
  package init(
    size: Size, type: String, command: String, start: Duration,
    environment: [(name: String, value: String)], depth: ColorDepth
  ) {
    (self.size, self.type, self.command, self.start) = (size, type, command, start)
    (self.environment, self.depth) = (environment, depth)
    colors = TerminalColors(depth: depth)
  }

  /// The line with its end; its length is always the same, so one version can replace another.
  ///
  /// - Parameter isCut: Whether the first events are gone.
  package func line(isCut: Bool = false) -> [UInt8] {
    let first = line(theme: "", isCut: isCut), second = line(theme: theme, isCut: isCut)
    let blanks = max(first.utf8.count + Self.room - second.utf8.count, 0)
    return Array(second.utf8) + [UInt8](repeating: 0x20, count: blanks) + [0x0A]
  }

  /// The header as one line of JSON.
  private func line(theme: String, isCut: Bool) -> String {
    let names = environment.map { "\(CastJSON.string($0.name)):\(CastJSON.string($0.value))" }
    var ours = [
      #""time":"\#(CastJSON.seconds(start.wholeMicroseconds))""#,
      #""colors":"\#(depth)""#, #""awaitsColors":\#(awaitsColors)"#, #""unicode":\#(hasUnicode)"#,
      #""region":\#(isRegion)"#,
    ]
    if let keymap { ours.append(#""keymap":\#(CastJSON.string(keymap))"#) }
    if isCut { ours.append(#""cut":true"#) }
    return """
      {"version":3,"term":{"cols":\(size.width),"rows":\(size.height),"type":\(CastJSON.string(type))\(theme)},\
      "timestamp":\(start.components.seconds + 978_307_200),"command":\(CastJSON.string(command)),\
      "env":{\(names.joined(separator: ","))},"terminalui":{\(ours.joined(separator: ","))}}
      """
  }

  /// The terminal's own colours, once both are known; the palette is xterm's.
  private var theme: String {
    guard let foreground = colors.foreground, let background = colors.background else { return "" }
    let palette = (0..<16).map { Self.hex(.indexed(UInt8($0))) }
    return #","theme":{"fg":"\#(Self.hex(foreground))","bg":"\#(Self.hex(background))","#
      + #""palette":"\#(palette.joined(separator: ":"))"}"#
  }

  private static func hex(_ color: Color) -> String {
    let (red, green, blue) = color.components ?? (0, 0, 0)
    return "#"
      + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
