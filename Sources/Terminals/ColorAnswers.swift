internal import Cells
internal import Terminal

/// The questions about the terminal's colours, and its answers so far.
///
/// Answers are collected until all have come and ``takeNew()`` is called: so a change from dark to light is one change.
struct ColorAnswers {
  /// The questions of the beginning: text, background, scheme.
  ///
  /// The question that ends them follows.
  static let questions = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?996n"
  /// The questions after a report of another scheme.
  static let furtherQuestions = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

  private var colors: TerminalColors
  private var told: TerminalColors
  /// Whether the first answers were taken, be they new or not.
  private var hasTold = false
  /// The scheme was requested, so that the next one is an answer and no report.
  private var awaitsScheme = false
  /// The terminal reported another scheme, so its colours are to be requested again.
  private(set) var needsAsking = false

  init(depth: ColorDepth) {
    colors = TerminalColors(depth: depth)
    told = colors
  }

  /// When questions were written last.
  private var lastQuestions: ContinuousClock.Instant?

  /// Whether there was time for the user to change the colours since the last questions.
  var areOld: Bool { lastQuestions.map { ContinuousClock.now - $0 > .seconds(2) } ?? true }

  /// Notes that questions are written.
  mutating func asked(forScheme: Bool) {
    (awaitsScheme, needsAsking) = (forScheme, false)
    lastQuestions = .now
  }

  /// Handles an answer or a report, if it is one about colours.
  mutating func handle(_ reply: TerminalReply) {
    switch reply {
    case .color(let number, let red, let green, let blue):
      let color = Color.rgb(UInt8(red >> 8), UInt8(green >> 8), UInt8(blue >> 8))
      if number == 10 { colors.foreground = color }
      if number == 11 { colors.background = color }
    case .colorScheme(let scheme):
      needsAsking = needsAsking || !awaitsScheme
      awaitsScheme = false
      colors.scheme = scheme
    default: break
    }
  }

  /// The colours, if they differ from those that were taken last, or are the first ones since a question was asked.
  mutating func takeNew() -> TerminalColors? {
    let isFirst = !hasTold && lastQuestions != nil
    guard colors != told || isFirst else { return nil }
    (told, hasTold) = (colors, lastQuestions != nil)
    return colors
  }
}
