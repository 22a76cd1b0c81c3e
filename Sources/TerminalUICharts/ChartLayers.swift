public import CellLayout
public import TerminalUI

/// The views in front of charts and behind them, and the values that the user selects.
@usableFromInline nonisolated struct ChartLayers {
  @usableFromInline var overlays: [ChartLayer] = []
  @usableFromInline var backgrounds: [ChartLayer] = []
  @usableFromInline var plotStyle: (@MainActor () -> AnyView)?
  @usableFromInline var xSelection: ChartSelection?
  @usableFromInline var ySelection: ChartSelection?

  var isEmpty: Bool {
    overlays.isEmpty && backgrounds.isEmpty && plotStyle == nil && !hasSelection
  }

  var hasSelection: Bool { xSelection != nil || ySelection != nil }
}

/// A view of the app in front of a chart or behind it, as `chartOverlay` and `chartBackground` set it.
@usableFromInline nonisolated struct ChartLayer {
  let alignment: Alignment
  let make: @MainActor (ChartProxy) -> AnyView
}

extension View {
  /// Puts a view in front of charts in this view, which can ask where their values are.
  ///
  ///     Chart { … }.chartOverlay { proxy in
  ///       Text("▼").offset(x: Int(proxy.position(forX: 12) ?? 0))
  ///     }
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Makes the view.
  /// - Source: Swift Charts `View.chartOverlay(alignment:content:)`.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chart.layers.overlays) {
      $0.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Puts a view behind charts in this view, which can ask where their values are.
  ///
  /// - Parameters:
  ///   - alignment: Where the view is in the chart.
  ///   - content: Makes the view.
  /// - Source: Swift Charts `View.chartBackground(alignment:content:)`.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    transformEnvironment(\.chart.layers.backgrounds) {
      $0.append(ChartLayer(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Recognises a gesture of the mouse in charts in this view.
  ///
  ///     Chart { … }.chartGesture { proxy in
  ///       SpatialTapGesture().onEnded { proxy.selectXValue(at: Double($0.location.x)) }
  ///     }
  ///
  /// Places are those in the chart.
  /// - Source: Swift Charts `View.chartGesture(_:)`.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
  }

  /// Styles the part with the marks of charts in this view.
  ///
  ///     Chart { … }.chartPlotStyle { $0.background(.blue.opacity(0.1)) }
  ///
  /// Views that the block adds are behind the marks. A size has no effect: the plot has the room that the axes leave.
  /// - Source: Swift Charts `View.chartPlotStyle(content:)`.
  public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> V) -> some View {
    environment(\.chart.layers.plotStyle) { AnyView(content(ChartPlotContent())) }
  }
}

/// The part of a chart with the marks.
///
/// - Source: Swift Charts `ChartPlotContent`.
public struct ChartPlotContent: View {
  /// The room of the marks, which are drawn in front of it.
  public var body: some View { Color.clear }
}
