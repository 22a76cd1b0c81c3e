public import Foundation
public import TerminalUI

/// Progress views that show how much of a time is left or over.
@MainActor extension ProgressView {
  private init(
    _ dates: ClosedRange<Date>, countsDown: Bool, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    self.init(
      interval: ProgressInterval(
        from: dates.lowerBound.time, to: dates.upperBound.time, countsDown: countsDown),
      label: label, currentValueLabel: currentValueLabel)
  }

  /// Shows how much of a time is left or over.
  ///
  ///     ProgressView(timerInterval: start...end) { Text("Tea") } currentValueLabel: { Text(end, style: .timer) }
  ///
  /// It wakes the app when the bar is a half column longer or shorter, while it is in sight.
  ///
  /// - Parameters:
  ///   - timerInterval: The time.
  ///   - countsDown: Whether the bar shows how much is left, and not how much is over.
  ///   - label: The subject.
  ///   - currentValueLabel: The view for the value.
  /// - Source: SwiftUI `ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)`.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timerInterval, countsDown: countsDown, label: label(), currentValueLabel: currentValueLabel())
  }
}

@MainActor extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time is left or over, with a clock.
  ///
  /// - Source: SwiftUI `ProgressView.init(timerInterval:countsDown:label:)`.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval, countsDown: countsDown, label: label(),
      currentValueLabel: DefaultDateProgressLabel(dates: timerInterval, countsDown: countsDown))
  }
}

@MainActor extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time is left or over, with a clock.
  ///
  /// - Source: SwiftUI `ProgressView.init(timerInterval:countsDown:)`.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The clock of a progress view that shows a time.
///
/// - Source: SwiftUI `DefaultDateProgressLabel`.
@MainActor @preconcurrency public struct DefaultDateProgressLabel: View {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// The clock.
  public var body: some View { Text(timerInterval: dates, countsDown: countsDown) }
}
