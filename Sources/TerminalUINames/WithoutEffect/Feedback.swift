// Names without effect: a terminal can't be felt. The table "Accepted, without effect" of docs/Compatibility.md lists them.

/// Feedback that a device gives by sound or vibration; a terminal gives neither.
///
/// - Source: SwiftUI `SensoryFeedback`.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A task is done.
  public static let success = SensoryFeedback("success")
  /// A task may have a problem.
  public static let warning = SensoryFeedback("warning")
  /// A task failed.
  public static let error = SensoryFeedback("error")
  /// Another value is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value is greater.
  public static let increase = SensoryFeedback("increase")
  /// A value is smaller.
  public static let decrease = SensoryFeedback("decrease")
  /// Something starts.
  public static let start = SensoryFeedback("start")
  /// Something stops.
  public static let stop = SensoryFeedback("stop")
  /// Something is in line.
  public static let alignment = SensoryFeedback("alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Something hits something.
  public static let impact = SensoryFeedback("impact")

  /// How heavy what hits is.
  ///
  /// - Source: SwiftUI `SensoryFeedback.Weight`.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How soft what hits is.
  ///
  /// - Source: SwiftUI `SensoryFeedback.Flexibility`.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// Something of a weight hits something.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Something soft or hard hits something.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// Shows this view as it is: a terminal can't be felt.
  ///
  /// - Source: SwiftUI `View.sensoryFeedback(_:trigger:)`; without effect.
  @inlinable public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// Shows this view as it is: a terminal can't be felt.
  ///
  /// The condition is never called.
  ///
  /// - Source: SwiftUI `View.sensoryFeedback(_:trigger:condition:)`; without effect.
  @inlinable public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Shows this view as it is: a terminal can't be felt.
  ///
  /// The closure is never called.
  ///
  /// - Source: SwiftUI `View.sensoryFeedback(trigger:_:)`; without effect.
  @inlinable public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
