public import TerminalUI

/// A division of an axis that isn't made by round numbers, such as a calendar.
///
/// The module with the type of the values has it, so that charts of numbers need no calendar.
public nonisolated protocol _ChartRuler {
  /// Makes the ruler of an environment, with its locale and time zone.
  init(_ environment: EnvironmentValues)
  /// The places of marks from one place to another, ascending: about so many.
  func places(from least: Double, to greatest: Double, count: Int) -> [Double]
  /// The texts of marks at some places.
  func texts(_ places: [Double]) -> [String]
  /// The name of a place, which is in the middle of a unit; a unit of 0 is none.
  func name(_ place: Double, unit: Double) -> String
}
