public import TerminalUICore

/// How gauges look.
///
///     struct Number: GaugeStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; Text("\(Int(configuration.value * 100)) %").bold() }
///       }
///     }
///
/// - Source: SwiftUI `GaugeStyle`.
@MainActor @preconcurrency public protocol GaugeStyle: _ViewStyle
where _Configuration == GaugeStyleConfiguration {
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view of a gauge.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that its style gets.
///
/// - Source: SwiftUI `GaugeStyleConfiguration`.
@MainActor @preconcurrency public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The value of a gauge in words.
  public struct CurrentValueLabel: UnaryView {
    let view: AnyView
    /// The words.
    public var body: some View { view }
  }

  /// The label at the lower end of a gauge.
  public struct MinimumValueLabel: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The label at the upper end of a gauge.
  public struct MaximumValueLabel: UnaryView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The part of the way from the lower bound to the upper one, from 0 to 1.
  public let value: Double
  /// The label, which names the value.
  public let label: Label
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?
  /// The label at the lower end.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label at the upper end.
  public let maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: AccessibleLabel {}

extension View {
  /// Sets how the gauges in this view look.
  ///
  ///     Gauge(value: load) { Text("CPU") }.gaugeStyle(.accessoryCircular)
  ///
  /// - Source: SwiftUI `View.gaugeStyle(_:)`.
  @inlinable public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any GaugeStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var gaugeStyles: [any GaugeStyle] { self[StyleKey<any GaugeStyle>.self] }
}
