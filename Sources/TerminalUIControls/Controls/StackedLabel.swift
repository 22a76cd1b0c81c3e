internal import CellLayout
internal import TerminalUICore

extension View {
  /// This label of a control: of several texts the first is the title, and the others are below it.
  ///
  ///     LabeledContent { Text("12 KB") } label: { Text("Size"); Text("on disk") }
  ///     // Size     12 KB
  ///     // on disk
  ///
  /// Images are next to the texts. In a place of one row, or with other views in the label, all are in one row.
  package var stacked: some View { StackedLabel(label: self, isRow: false) }

  /// This label in a place of one row: its texts are next to each other.
  var inOneRow: some View { StackedLabel(label: self, isRow: true) }

  /// This label as exactly one item.
  package var asLabel: AnyView { Self._isUnary ? AnyView(self) : labelParts() ?? asOneItem }

  /// The texts and images of this label, if it is made of several.
  fileprivate func labelParts(isRow: Bool = false) -> AnyView? {
    guard let source = self as? any LabelPartSource else { return nil }
    var list = LabelPartList()
    source.addParts(to: &list)
    return list.isMixed || list.parts.count < 2
      ? nil : AnyView(LabelPartsView(parts: list.parts, isRow: isRow))
  }
}

/// A label: one view as it is, several as ``LabelPartsView``.
private struct StackedLabel<Label: View>: NodeView {
  let label: Label
  let isRow: Bool

  static var _isUnary: Bool { Label._isUnary }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    Label._isUnary ? context.make(view.label) : context.make(view.parts)
  }
  static func _updateNode(_ node: Node, to view: Self) {
    if Label._isUnary { node.update(to: view.label) } else { node.update(to: view.parts) }
  }

  @ViewBuilder private var parts: some View {
    if let parts = label.labelParts(isRow: isRow) { parts } else { label }
  }
}

/// The parts of a label: texts below each other, with images beside them.
private struct LabelPartsView: UnaryView {
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.stacksSingleLines) private var stacksSingleLines
  let parts: [LabelPart]
  let isRow: Bool

  /// Texts without an image between them, or an image.
  private var runs: [Run] {
    var runs: [Run] = []
    for part in parts {
      if !part.isImage, let last = runs.last, !last.isImage {
        runs[runs.count - 1].parts.append(part)
      } else {
        runs.append(Run(id: part.id, isImage: part.isImage, parts: [part]))
      }
    }
    return runs
  }

  private struct Run: Identifiable {
    let id: [Int]
    let isImage: Bool
    var parts: [LabelPart]
  }

  var body: some View {
    let isRow = isRow || lineLimit == 1 && !stacksSingleLines
    HStack(alignment: .top) {
      ForEach(runs) { run in
        LabelLayout(isRow: isRow) {
          run.parts[0].view
          ForEach(run.parts.dropFirst()) { part in
            HStack(spacing: 0) {
              // Drawn, where the line of a border would be seen between them.
              if isRow { Text(" ") }
              part.view
            }
            .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

nonisolated private enum StacksSingleLinesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// Whether texts of a label are stacked although the line limit is 1, because a button's style set that limit.
  var stacksSingleLines: Bool {
    get { self[StacksSingleLinesKey.self] }
    set { self[StacksSingleLinesKey.self] = newValue }
  }
}

/// Stacks a title and its explanation, or puts them into one row where there is no room for that.
private struct LabelLayout: UnobservedLayout {
  let isRow: Bool

  private var row: HStackLayout { HStackLayout(alignment: .top, spacing: isRow ? 0 : 1) }
  private var column: VStackLayout { VStackLayout(alignment: .leading, spacing: 0) }

  private func takesRow(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Bool {
    guard !isRow, let height = proposal.height else { return isRow }
    var cache: Void = ()
    return column.sizeThatFits(proposal: offered(proposal), subviews: subviews, cache: &cache).height > height
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: nil)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    takesRow(proposal, subviews)
      ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      : column.sizeThatFits(proposal: offered(proposal), subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    if takesRow(proposal, subviews) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    } else {
      column.placeSubviews(in: bounds, proposal: offered(proposal), subviews: subviews, cache: &cache)
    }
  }
}
