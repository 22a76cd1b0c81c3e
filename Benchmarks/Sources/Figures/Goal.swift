/// What a figure must not exceed, and what is aimed at.
public struct Goal {
  private let limit: Double
  private let aim: Double

  /// Makes a goal; without an aim, the limit is the aim.
  public init(_ limit: Double, aim: Double? = nil) {
    self.limit = limit
    self.aim = aim ?? limit
  }

  /// Whether a figure is above the limit. A miss by less than half a per cent is rounding.
  public func isMissed(by figure: Double) -> Bool { !(figure <= limit * 1.005) }

  /// The limit, the aim and what a figure makes of them, as cells of a table.
  public func cells(for figure: Double) -> [String] {
    guard limit.isFinite else { return ["–", "–", "–"] }
    let verdict = isMissed(by: figure) ? "**miss**" : figure > aim * 1.005 ? "pass" : "pass, aim too"
    return ["≤ \(limit.shown)", "≤ \(aim.shown)", verdict]
  }

  /// The heads of ``cells(for:)``.
  public static let heads = ["goal", "aim", "verdict"]
}
