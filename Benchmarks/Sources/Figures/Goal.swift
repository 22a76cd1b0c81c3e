/// What a figure must not exceed, and what is aimed at.
public struct Goal: Sendable {
  private let limit: Double
  private let aim: Double

  /// Makes a goal; without an aim, the limit is the aim.
  public init(_ limit: Double, aim: Double? = nil) {
    self.limit = limit
    self.aim = aim ?? limit
  }

  /// Whether a figure is above the limit, or isn't known.
  ///
  /// A miss by less than half a per cent is rounding.
  public func isMissed(by figure: Double) -> Bool { !(figure <= limit * 1.005) }

  /// What a figure makes of the goal.
  public func verdict(on figure: Double) -> String {
    isMissed(by: figure) ? "**miss**" : figure > aim * 1.005 ? "pass" : "pass, aim too"
  }

  /// The limit, the aim and the verdict, as cells of a table.
  public func cells(for figure: Double) -> [String] {
    ["≤ \(limit.shown)", "≤ \(aim.shown)", verdict(on: figure)]
  }

  /// The heads of ``cells(for:)``.
  public static let heads = ["goal", "aim", "verdict"]
  /// The cells of a row without a goal.
  public static let none = ["–", "–", "–"]
}

extension Goal: CustomStringConvertible {
  /// The limit and the aim: `≤ 1.20, aim 1.15`.
  public var description: String { "≤ \(limit.shown)" + (aim == limit ? "" : ", aim \(aim.shown)") }
}
