public import TerminalUI
internal import TerminalUICore

/// A picture of data: bars, lines, areas and points along two axes.
///
///     Chart(months) { month in
///       BarMark(x: .value("Month", month.name), y: .value("Sales", month.sales))
///     }
///     .frame(height: 12)
///
/// A chart takes all the cells it is offered. The axes have round numbers, labels never overlap or leave the frame, and series (see
/// ``ChartContent/foregroundStyle(by:)``) have colours and a legend. A million points of a line in the order of their places are looked at
/// once, when they are given. Drawing looks at a number of them that depends on the chart's width. Of ``GrowingData`` only added points are looked
/// at, when they are added.
/// - Source: Swift Charts `Chart`.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @State private var memory = ChartMemory<Content>()
  @Environment(\.chart.layers) private var layers

  /// Makes a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart of a mark for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart of a mark for each element, known by a value of theirs.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The marks, collected.
  public var body: some View {
    let data = memory.collect(content)
    if layers.isEmpty, data.annotations.isEmpty, !data.x.isTime, !data.y.isTime {
      ChartPlot(data: data).accessibilityElement().accessibilityAddTraits(.isImage)
        .accessibilityLabel(ChartSummary(data).text)
    } else {
      LayeredChart(data: data)
    }
  }
}

/// The view whose node draws a chart's marks, axes and legend.
struct ChartPlot: NodeView {
  let data: _ChartCollector

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { ChartNode(view.data, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ChartNode.self).update(view.data)
  }
}
