internal import TerminalUICore

/// A title with its content: in a form the title is in the column of titles; elsewhere it isn't shown.
struct FormRow<Label: View, Content: View>: View {
  @Environment(\.formColumns) private var columns
  @Environment(\.labelsVisibility) private var labels
  private let label: Label
  private let content: Content

  init(_ label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    if let columns, labels != .hidden {
      TitledRow(columns: columns, label: label, content: content)
    } else {
      content
    }
  }
}

/// A control that has its label behind it: in a form it is in the column of values, so that all marks are in one column.
///
/// In a narrow form, and beside other views, it is where any view would be.
struct MarkRow<Content: View>: View {
  @Environment(\.formColumns) private var columns
  @Environment(\.labelsVisibility) private var labels
  @ViewBuilder let content: Content

  var body: some View {
    if let columns, labels != .hidden {
      TitledRow(columns: columns, label: EmptyView(), content: content, isMark: true)
    } else {
      content
    }
  }
}

/// A title with a control: in a form the title is in the column of titles, elsewhere before the control.
package struct TitledControl<Label: View, Content: View>: View {
  @Environment(\.formColumns) private var columns
  @Environment(\.labelsVisibility) private var labels
  package let title: Label
  @ViewBuilder package let content: Content

  package init(title: Label, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  package var body: some View {
    if let columns, labels != .hidden {
      TitledRow(columns: columns, label: title, content: content)
    } else {
      HStack(alignment: .top) {
        if labels != .hidden { title.stacked }
        content
      }
    }
  }
}

/// A title in the column of titles of a form, with its content after it.
struct TitledRow<Label: View, Content: View>: NodeView {
  let columns: FormColumns
  package let label: Label
  package let content: Content
  /// Whether the row has no title of its own, and begins at the edge of a narrow form.
  var isMark = false

  private var title: some View { HStack { label.stacked } }
  private var value: some View { HStack { content } }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      FormRowNode(view.columns, isMark: view.isMark, in: context) {
        $0.make(view.title)
      } value: {
        $0.make(view.value)
      }
    }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    let row = unsafeDowncast(node, to: FormRowNode.self)
    row.title.update(to: view.title)
    row.value.update(to: view.value)
  }
}

/// The item of a row of a form: title and value, in the columns that all rows of the form share.
final class FormRowNode: ItemNode, RegistryMember {
  package private(set) var title: Node!
  package private(set) var value: Node!
  var registryIndex = 0
  private let columns: FormColumns
  private let isMark: Bool
  private var knownTitleWidth: Int?
  /// Where the value begins since the last arrangement.
  private var start = 0

  init(
    _ columns: FormColumns, isMark: Bool, in context: NodeContext, title: @MainActor (NodeContext) -> Node,
    value: @MainActor (NodeContext) -> Node
  ) {
    (self.columns, self.isMark) = (columns, isMark)
    super.init(in: context, flags: .isElaborate)
    self.title = title(childContext)
    self.value = value(childContext)
    self.value.index = 1
    columns.insert(self)
  }

  override func didLeave() { columns.remove(self) }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    visit(title)
    if let value { visit(value) }
  }

  /// The columns that the title wants.
  var titleWidth: Int {
    if let knownTitleWidth { return knownTitleWidth }
    let width = title.firstItem?.probe(.unspecified).size.width ?? 0
    knownTitleWidth = width
    return width
  }

  /// A form that is narrower has its marks at the edge.
  private static let leastMarkWidth = 40

  /// Returns the proposals for the title and the value.
  private func proposals(_ proposal: ProposedViewSize) -> (ProposedViewSize, ProposedViewSize) {
    // Beside other views, or in the value of a row, there is no column of titles.
    let isNarrow = proposal.width.map { $0 < Self.leastMarkWidth } ?? false
    let isAtEdge = isMark && (isNarrow || enclosingStackAxis != .vertical)
    var column = isAtEdge ? 0 : columns.width
    let gap = column > 0 ? FormColumns.gap : 0
    guard let width = proposal.width, width != .max else {
      return (
        ProposedViewSize(width: column, height: proposal.height),
        ProposedViewSize(width: proposal.width, height: proposal.height)
      )
    }
    column = Swift.min(column, width / 2)
    return (
      ProposedViewSize(width: column, height: proposal.height),
      ProposedViewSize(width: Swift.max(width - column - gap, 0), height: proposal.height)
    )
  }

  private func answer(_ title: Answer, _ value: Answer, start: Int) -> Answer {
    Answer(
      Size(width: start &+ value.size.width, height: Swift.max(title.size.height, value.size.height)),
      traits: title.traits.union(value.traits).union([.dependsOnWidth, .dependsOnHeight]))
  }

  /// The guides of title and value, merged.
  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    let (outer, inner) = proposals(proposal)
    let first = title.firstItem.flatMap {
      $0.explicitGuide(key, for: outer, traits: $0.answer(to: outer).traits.rawValue)
    }
    let second = value.firstItem.flatMap {
      $0.explicitGuide(key, for: inner, traits: $0.answer(to: inner).traits.rawValue)
    }
    let start = key.axis == .horizontal ? start(outer.width ?? 0) : 0
    return key.combining([first, second.map { $0 &+ start }].compactMap { $0 })
  }

  private func start(_ column: Int) -> Int { column > 0 ? column &+ FormColumns.gap : 0 }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let (outer, inner) = proposals(proposal)
    return answer(
      title.firstItem?.answer(to: outer) ?? Answer(.zero),
      value.firstItem?.answer(to: inner) ?? Answer(.zero),
      start: start(outer.width ?? 0))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let (outer, inner) = proposals(proposal)
    let new = start(outer.width ?? 0)
    if new != start {
      start = new
      damage()
    }
    title.firstItem?.commit(outer)
    value.firstItem?.commit(inner)
    return answer(
      title.firstItem?.answer ?? Answer(.zero), value.firstItem?.answer ?? Answer(.zero), start: new)
  }

  override func origin(of item: ItemNode) -> Point {
    Point(x: item === value.firstItem ? start : 0, y: 0)
  }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if item === title.firstItem { titleChanged() }
    damageAndLayOut()
  }

  override func itemsWillChange(at node: Node) {
    titleChanged()
    damageAndLayOut()
  }

  private func titleChanged() {
    knownTitleWidth = nil
    columns.titlesChanged()
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    painter.paint(title, at: origin)
    painter.paint(value, at: origin.offsetBy(dx: start, dy: 0))
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    value.hitTestThrough(point, at: origin.offsetBy(dx: start, dy: 0))
      ?? title.hitTestThrough(point, at: origin)
  }

  override var name: String { "FormRow" }
}
