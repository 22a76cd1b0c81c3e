import CellLayout
import TerminalUI
import TerminalUICore

/// A chart with views in front of it and behind it, or with dates, whose description depends on the locale.
struct LayeredChart: View {
  let data: _ChartCollector
  @Environment(\.self) private var environment

  var body: some View {
    let layers = environment.chart.layers
    ChartPlot(data: data).accessibilityElement().accessibilityAddTraits(.isImage)
      .accessibilityLabel(ChartSummary(data, environment).text)
      .background {
        if !layers.backgrounds.isEmpty || layers.plotStyle != nil {
          GeometryReader { background(layers, $0) }
        }
      }
      .overlay {
        if layers.hasSelection || !layers.overlays.isEmpty || !data.annotations.isEmpty {
          GeometryReader { overlay(layers, $0) }
        }
      }
  }

  private func plan(_ geometry: GeometryProxy) -> ChartPlan {
    ChartPlan(data, environment.chart, environment, size: geometry.cellSize)
  }

  private func background(_ layers: ChartLayers, _ geometry: GeometryProxy) -> some View {
    let plan = plan(geometry)
    return ZStack(alignment: .topLeading) {
      if !layers.backgrounds.isEmpty { self.layers(layers.backgrounds, layers, plan) }
      if let plot = layers.plotStyle { PlotLayout(frame: plan.plot) { VStack { plot() } } }
    }
  }

  /// The views in front of the chart: the view that selects, annotations, and the app's views.
  private func overlay(_ layers: ChartLayers, _ geometry: GeometryProxy) -> some View {
    let plan = plan(geometry)
    return ZStack(alignment: .topLeading) {
      if layers.hasSelection { SelectionLayer(plan: plan, layers: layers) }
      if !data.annotations.isEmpty {
        ChartAnnotations(plan: plan, pixels: environment.pixelStyle, unit: environment.lengthUnit)
      }
      if !layers.overlays.isEmpty { self.layers(layers.overlays, layers, plan) }
    }
  }

  /// Views as large as the chart, which know the place of the plot.
  private func layers(_ shown: [ChartLayer], _ all: ChartLayers, _ plan: ChartPlan) -> some View {
    let unit = environment.lengthUnit
    return Color.clear
      .anchorPreference(key: PlotFrameKey.self, value: .rect(unit.length(plan.plot))) { $0 }
      .overlayPreferenceValue(PlotFrameKey.self) { frame in
        let proxy = ChartProxy(plan: plan, layers: all, unit: unit, plotFrame: frame)
        ForEach(shown.indices, id: \.self) { index in
          shown[index].make(proxy)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: shown[index].alignment)
        }
      }
  }
}

/// Hands the rectangle of the plot from the chart to the layers around it.
private enum PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<Rect>? { nil }
  static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
    value = value ?? nextValue()
  }
}

/// Gives a layer the room of the plot.
private struct PlotLayout: UnobservedLayout {
  let frame: Rect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions(by: frame.size)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: bounds.origin.offsetBy(dx: frame.minX, dy: frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
