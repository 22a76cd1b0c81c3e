/// Shows the progress of a task, or only that the task is running.
///
///     ProgressView("Copying", value: copied, total: size)
///     // Copying
///     // ━━━━━━━━━━╸─────────
///
///     ProgressView("Connecting")     // ⠹ Connecting
///
/// Without a value, or with `nil`, it moves at most 10 times a second by the host's clock. All progress views on the screen move at the same moments;
/// others don't move. A value is kept within 0 … `total`; a value that isn't a number counts as 0.
/// - Source: SwiftUI `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyles) private var styles
  private let fraction: Double?
  /// The time that it shows in place of a value.
  private var interval: ProgressInterval?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Shows how much of a time is over.
  package init(interval: ProgressInterval, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(fraction: nil, label: label, currentValueLabel: currentValueLabel)
    self.interval = interval
  }

  /// Shows how much of a total is done, with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The progress in its style.
  public var body: some View {
    if let interval {
      ClockView {
        interval.nextChange(after: $0, width: $1)
      } content: { moment in
        styled(interval.fraction(at: moment.time))
      }
    } else {
      styled(fraction)
    }
  }

  private func styled(_ fraction: Double?) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self
        ? nil : ProgressViewStyleConfiguration.Label(view: AnyView(label.stacked)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(currentValueLabel)))
    return styles.last?.styled(configuration, in: StyleKey<any ProgressViewStyle>.self)
      ?? DefaultProgressViewStyle().styled(configuration)
  }
}

extension ProgressView: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .progress
    element.label = label.accessibilityText
    element.value = fraction.map { "\(Int($0 * 100)) %" }
    element.traits.insert(.updatesFrequently)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that a task is running.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Shows how much of a total is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that a task is running.
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Shows how much of a total is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that a task is running, with a text.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows that a task is running, with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Shows how much of a total is done, with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Shows how much of a total is done, with a text.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes a progress view from a style's configuration, so that a style can extend another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// Turns a value and a total of the app into the part that is done.
nonisolated private enum ProgressFraction {
  /// The part of a total that a value is; `nil` for no value.
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    // A total of 0 is no progress, and neither is a value that isn't a number.
    return fraction.isNaN || !(total > 0) ? 0 : Swift.min(Swift.max(fraction, 0), 1)
  }
}
