/// The default style of gauges: the same as `linearCapacity`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// The style of gauges that fill up below their label, in eighths of a column: `██████▌░░░`.
///
/// In a form the label is in the column of titles.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledProgress(title: configuration.label) { GaugeLine(configuration, .capacity) }
  }
}

/// The style of gauges that fill up behind their label, in one row.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) { GaugeLine(configuration, .capacity) }
  }
}

/// The style of gauges with a point on a line, in one row: `━━━━━●━━━━`.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitledControl(title: configuration.label) { GaugeLine(configuration, .point) }
  }
}

/// The style of gauges as one character, a circle that fills, before the value in words or else the label.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(String(Mark.circle(configuration.value))).foregroundStyle(.tint)
      if let words = configuration.currentValueLabel { words } else { configuration.label }
    }
  }
}

/// The style of gauges as one character; as ``AccessoryCircularGaugeStyle``.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar with labels at its ends, and the value in words after it.
private struct GaugeLine: View {
  let configuration: GaugeStyleConfiguration
  let kind: GaugeBar.Kind

  init(_ configuration: GaugeStyleConfiguration, _ kind: GaugeBar.Kind) {
    self.configuration = configuration
    self.kind = kind
  }

  var body: some View {
    HStack {
      configuration.minimumValueLabel.foregroundStyle(.secondary)
      GaugeBar(fraction: configuration.value, kind: kind)
      configuration.maximumValueLabel.foregroundStyle(.secondary)
      configuration.currentValueLabel
    }
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As `linearCapacity`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, below the label.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, in one row.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A point on a line.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// One character: a circle that fills.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// One character: a circle that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
