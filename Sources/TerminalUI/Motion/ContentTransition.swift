import Cells
public import TerminalUICore

/// How the content of a view changes where that is animated.
///
/// - Source: SwiftUI `ContentTransition`.
public nonisolated struct ContentTransition: Equatable, Sendable {
  private enum Kind { case identity, opacity, interpolate, number }
  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// Changes at once: text below other text can't be seen.
  public static let opacity = ContentTransition(kind: .opacity)
  /// At once; colours of views around move by themselves.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// A number in a text counts to the new one.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number)
  }
  /// A number in a text counts to the new one.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number) }

  var movesNumbers: Bool { kind == .number }
}

private nonisolated enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of views changes where that is animated.
  ///
  /// - Source: SwiftUI `EnvironmentValues.contentTransition`.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of this view changes in an animation.
  ///
  ///     Text("\(count) files").contentTransition(.numericText())
  ///
  /// A number counts where the text before and behind it stays, with as many digits behind the point; all else changes at once.
  /// - Source: SwiftUI `View.contentTransition(_:)`.
  @inlinable public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// The only number in a text.
nonisolated struct MovingNumber {
  let value: Double
  private let before: Substring
  private let behind: Substring
  /// The digits behind the point.
  private let places: Int
  private let source: StyledText

  init?(_ text: StyledText) {
    let string = text.string
    guard text.runs == nil || text.wholeRuns.count == 1, string.utf8.count < 1000 else { return nil }
    guard let start = string.firstIndex(where: \.isASCIIDigit) else { return nil }
    var end = start
    var point: String.Index?
    while end < string.endIndex {
      let character = string[end]
      if character == ".", point == nil, string[string.index(after: end)...].first?.isASCIIDigit == true {
        point = end
      } else if !character.isASCIIDigit {
        break
      }
      end = string.index(after: end)
    }
    guard !string[end...].contains(where: \.isASCIIDigit), let value = Double(string[start..<end]),
      abs(value) < 1e15
    else { return nil }
    let isNegative = string[..<start].last == "-"
    self.value = isNegative ? -value : value
    before = isNegative ? string[..<start].dropLast() : string[..<start]
    behind = string[end...]
    places = point.map { string.distance(from: $0, to: end) - 1 } ?? 0
    source = text
  }

  /// Whether only the number differs.
  func isLike(_ other: MovingNumber) -> Bool {
    before == other.before && behind == other.behind && places == other.places && places <= 6
  }

  private var unit: Double { (0..<places).reduce(1) { value, _ in value * 10 } }

  /// The number as a count of its last digit.
  func steps(_ number: Double) -> Int64 {
    let count = number * unit
    return abs(count) < 9e18 ? Int64(count.rounded(.toNearestOrAwayFromZero)) : 0
  }

  /// The text with another number.
  func text(_ number: Double) -> StyledText {
    let count = steps(number)
    var digits = String(count.magnitude)
    while digits.count <= places { digits = "0" + digits }
    if places > 0 { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places)) }
    let string = before + (count < 0 ? "-" : "") + digits + behind
    guard let run = source.runs?.first else { return StyledText(String(string)) }
    var changed = run
    changed.utf8Count = string.utf8.count
    return StyledText(String(string), runs: [changed])
  }
}

extension Character {
  fileprivate nonisolated var isASCIIDigit: Bool { isASCII && isNumber }
}
