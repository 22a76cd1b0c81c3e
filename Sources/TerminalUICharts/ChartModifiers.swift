public import TerminalUI

extension View {
  /// Shows or hides the horizontal axis of charts in this view.
  ///
  ///     Chart { … }.chartXAxis(.hidden)
  ///
  /// - Source: Swift Charts `View.chartXAxis(_:)`.
  @inlinable public func chartXAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.x.visibility, visibility)
  }

  /// Shows or hides the vertical axis of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartYAxis(_:)`.
  @inlinable public func chartYAxis(_ visibility: Visibility) -> some View {
    environment(\.chart.y.visibility, visibility)
  }

  /// Sets the content of the horizontal axis of charts in this view.
  ///
  ///     Chart { … }.chartXAxis { AxisMarks(values: .stride(by: 10)) }
  ///
  /// - Source: Swift Charts `View.chartXAxis(content:)`.
  @inlinable public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  )
    -> some View
  { environment(\.chart.x.marks, content()._marks) }

  /// Sets the content of the vertical axis of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartYAxis(content:)`.
  @inlinable public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  )
    -> some View
  { environment(\.chart.y.marks, content()._marks) }

  /// Shows or hides the legend of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartLegend(_:)`.
  @inlinable public func chartLegend(_ visibility: Visibility) -> some View {
    environment(\.chart.legend, visibility)
  }

  /// Sets the ends of the horizontal axis of charts in this view.
  ///
  ///     Chart { … }.chartXScale(domain: 0...100)
  ///
  /// Values beyond aren't drawn. The domain is a range, or an array: of names, which have that order, or of numbers.
  /// - Source: Swift Charts `View.chartXScale(domain:)`.
  @inlinable public func chartXScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    environment(\.chart.x.domain, domain._domain)
  }

  /// Sets the ends of the vertical axis of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartYScale(domain:)`.
  @inlinable public func chartYScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    environment(\.chart.y.domain, domain._domain)
  }

  /// Sets the ends and the type of the horizontal axis of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartXScale(domain:type:)`.
  @inlinable public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType) -> some View {
    chartXScale(domain: domain).chartXScale(type: type)
  }

  /// Sets the ends and the type of the vertical axis of charts in this view.
  ///
  ///     Chart { … }.chartYScale(domain: 1...10_000, type: .log)
  ///
  /// - Source: Swift Charts `View.chartYScale(domain:type:)`.
  @inlinable public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType) -> some View {
    chartYScale(domain: domain).chartYScale(type: type)
  }

  /// Sets the way from values to places of the horizontal axis of charts in this view.
  ///
  /// - Source: Swift Charts `View.chartXScale(type:)`.
  @inlinable public func chartXScale(type: ScaleType) -> some View {
    environment(\.chart.x.type, type)
  }

  /// Sets the way from values to places of the vertical axis of charts in this view.
  ///
  ///     Chart { … }.chartYScale(type: .log)     // 1, 10, 100 …
  ///
  /// - Source: Swift Charts `View.chartYScale(type:)`.
  @inlinable public func chartYScale(type: ScaleType) -> some View {
    environment(\.chart.y.type, type)
  }

  /// Sets the colours of series, by their names, in charts in this view.
  ///
  ///     Chart { … }.chartForegroundStyleScale(["Berlin": .blue, "Rome": .red])
  ///
  /// - Source: Swift Charts `View.chartForegroundStyleScale(_:)`.
  @inlinable public func chartForegroundStyleScale(_ colors: [String: Color]) -> some View {
    environment(\.chart.colors, colors)
  }
}

/// The settings of the chart modifiers around a chart, as the environment hands it to the chart.
@usableFromInline nonisolated struct ChartConfiguration {
  @usableFromInline var x = Axis()
  @usableFromInline var y = Axis()
  @usableFromInline var legend = Visibility.automatic
  @usableFromInline var legendPosition = AnnotationPosition.automatic
  @usableFromInline var colors: [String: Color] = [:]
  /// The colours of series in turn; those of charts where it is empty.
  @usableFromInline var palette: [Color] = []
  @usableFromInline var symbols = ChartSymbolScale()
  @usableFromInline var layers = ChartLayers()

  @usableFromInline struct Axis {
    @usableFromInline var visibility = Visibility.automatic
    @usableFromInline var marks = [AxisMarks()]
    @usableFromInline var type = ScaleType.linear
    @usableFromInline var domain = _ChartDomain.automatic(includesZero: nil)
    @usableFromInline var title: AxisTitle?
  }
}

nonisolated private enum ChartKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

nonisolated extension EnvironmentValues {
  @usableFromInline var chart: ChartConfiguration {
    get { self[ChartKey.self] }
    set { self[ChartKey.self] = newValue }
  }
}
