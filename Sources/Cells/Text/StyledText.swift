/// A string in runs of style.
///
///     StyledText("plain and ") + StyledText("bold", style: Style(attributes: .bold))
public struct StyledText: Hashable, Sendable {
  /// A part of the string in one style.
  public struct Run: Hashable, Sendable {
    /// The length of the part in bytes of UTF-8.
    public var utf8Count: Int
    /// The style of the part.
    public var style: Style
    /// The shading that the foreground refers to.
    public var shading: Numbered<Shading>?
    /// The text at each time, in place of this part of the string.
    package var timed: TimedText?
    /// The text in each place, instead of this part of the string.
    package var placed: PlacedText?
    /// The values that the app gives to the part.
    package var marks: TextMarks?

    /// Makes a run.
    @inlinable public init(utf8Count: Int, style: Style) {
      self.utf8Count = utf8Count
      self.style = style
    }
  }

  /// The text.
  public var string: String
  /// The runs from the first byte to the last; `nil` for one plain run.
  ///
  /// Runs together longer than the string are cut; text behind the last run is plain.
  public var runs: [Run]?

  /// Makes plain text.
  @inlinable public init(_ string: String) {
    self.string = string
    runs = nil
  }

  /// Makes text in one style.
  public init(_ string: String, style: Style) {
    self.string = string
    runs = style == .plain || string.isEmpty ? nil : [Run(utf8Count: string.utf8.count, style: style)]
  }

  /// Makes text from its runs; neighbouring runs of one style become one.
  public init(_ string: String, runs: [Run]) {
    self.string = string
    var joined: [Run] = []
    for run in runs where run.utf8Count > 0 { joined.appendJoining(run) }
    let isStyled = joined.contains {
      $0.style != .plain || $0.timed != nil || $0.placed != nil || $0.marks != nil
    }
    self.runs = isStyled ? joined : nil
  }

  /// Whether there is no text.
  @inlinable public var isEmpty: Bool { string.isEmpty }

  /// Joins two texts.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    if left.string.isEmpty { return right }
    if right.string.isEmpty { return left }
    let string = left.string + right.string
    if left.runs == nil && right.runs == nil { return StyledText(string) }
    return StyledText(string, runs: left.wholeRuns + right.wholeRuns)
  }

  /// This text with a style under every run: a run's own style wins.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - shading: The shading that the foreground of the style refers to; the text keeps it.
  /// - Returns: The text in that style.
  public func styled(_ style: Style, keeping shading: Numbered<Shading>? = nil) -> StyledText {
    guard style != .plain, !string.isEmpty else { return self }
    if runs == nil, shading == nil { return StyledText(string, style: style) }
    return StyledText(
      string,
      runs: wholeRuns.map { run in
        var new = run
        new.style = run.style.over(style)
        if run.style.foreground == nil { new.shading = shading }
        return new
      })
  }

  /// The runs, which together are exactly as long as the string.
  public var wholeRuns: [Run] {
    var rest = string.utf8.count
    guard rest > 0 else { return [] }
    var whole: [Run] = []
    for run in runs ?? [] {
      let count = Swift.min(Swift.max(run.utf8Count, 0), rest)
      if count > 0 {
        whole.append(run)
        whole[whole.count - 1].utf8Count = count
      }
      rest -= count
    }
    if rest > 0 { whole.append(Run(utf8Count: rest, style: .plain)) }
    return whole
  }
}

extension Array where Element == StyledText.Run {
  fileprivate mutating func appendJoining(_ run: StyledText.Run) {
    if let last = indices.last, self[last].style == run.style, self[last].timed == nil, run.timed == nil,
      self[last].placed == nil, run.placed == nil, self[last].marks == run.marks
    {
      self[last].utf8Count += run.utf8Count
    } else {
      append(run)
    }
  }
}

extension StyledText: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes plain text.
  @inlinable public init(stringLiteral value: String) { self.init(value) }

  /// The text without its styles.
  public var description: String { string }
}
