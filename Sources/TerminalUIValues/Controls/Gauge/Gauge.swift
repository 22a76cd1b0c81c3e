public import TerminalUICore

/// Shows the position of a value between two bounds.
///
///     Gauge(value: used, in: 0...total) { Text("Memory") } currentValueLabel: { Text("62 %") }
///     // Memory
///     // ███████████▌░░░░░░░░ 62 %
///
/// The styles are those of ``GaugeStyle``. A value outside of the bounds, or one that is no number, is shown at a bound. Its role is
/// `gauge`, and its value in words a percentage, or the text of its current value.
/// - Source: SwiftUI `Gauge`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  UnaryView
{
  @Environment(\.gaugeStyles) private var styles
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    fraction = SliderRange(Double(bounds.lowerBound)...Double(bounds.upperBound)).fraction(of: Double(value))
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The gauge in its style.
  public var body: some View {
    typealias Configuration = GaugeStyleConfiguration
    let configuration = Configuration(
      value: fraction, label: Configuration.Label(view: label.asLabel),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : Configuration.CurrentValueLabel(view: currentValueLabel.asOneItem),
      minimumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : Configuration.MinimumValueLabel(view: minimumValueLabel.asOneItem),
      maximumValueLabel: BoundsLabel.self == EmptyView.self
        ? nil : Configuration.MaximumValueLabel(view: maximumValueLabel.asOneItem))
    return styles.last?.styledItem(configuration, in: StyleKey<any GaugeStyle>.self)
      ?? DefaultGaugeStyle().styledItem(configuration)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  ///
  /// - Source: SwiftUI `Gauge.init(value:in:label:)`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label and the value in words.
  ///
  /// - Source: SwiftUI `Gauge.init(value:in:label:currentValueLabel:)`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, the value in words, and labels at its ends.
  ///
  /// - Source: SwiftUI `Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge: AccessibleView {
  package func describe(_ element: inout AccessibilityElement) {
    element.role = .gauge
    element.label = label.accessibilityText
    element.value = currentValueLabel.accessibilityText ?? "\(Int((fraction * 100).rounded())) %"
    element.traits.insert(.updatesFrequently)
  }
}
