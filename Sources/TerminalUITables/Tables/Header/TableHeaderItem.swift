internal import TerminalUICore

/// The titles of a table's columns, with marks of their order.
final class TableHeaderItem: ItemNode {
  private var content: Node!
  private unowned(unsafe) let control: any TableHeaderControl
  private unowned(unsafe) let header: TableHeaderNode
  private var titles: [TableCellNode]?

  init(_ header: TableHeaderNode, _ control: any TableHeaderControl, in context: NodeContext) {
    (self.header, self.control) = (header, control)
    super.init(in: context, flags: [.isElaborate, .clips])
    content = control.makeTitles(in: childContext)
  }

  nonisolated deinit {}

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { if let content { visit(content) } }

  /// The titles by column.
  private var allTitles: [TableCellNode] {
    if let titles { return titles }
    var found: [TableCellNode] = []
    content.visitItems { if let title = $0 as? TableCellNode { found.append(title) } }
    titles = found
    return found
  }

  /// The item of a title.
  func node(ofTitle column: Int) -> TableCellNode? {
    allTitles.indices.contains(column) ? allTitles[column] : nil
  }

  override func itemsDidChange() { titles = nil }
  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) { damageAndLayOut() }
  override func itemsWillChange(at node: Node) { damageAndLayOut() }

  // MARK: Layout

  private func answer(_ proposal: ProposedViewSize) -> Answer {
    let width = proposal.width.flatMap { $0 == .max ? nil : $0 } ?? control.columns.width
    return Answer(Size(width: width, height: 1), traits: .dependsOnWidth)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer { answer(proposal) }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let columns = control.columns
    var isNews = false
    for (index, title) in allTitles.enumerated() where columns.columns.indices.contains(index) {
      let column = columns.columns[index]
      title.setShown(columns.isCompact ? index == columns.shown.first : !column.isHidden)
      let mark = column.isSortable && control.isSortable(index) ? Self.markWidth : 0
      let wanted = title.probe(ProposedViewSize(width: nil, height: 1)).size.width + mark
      if wanted != column.titleWidth {
        columns.noteTitle(wanted, of: index)
        isNews = true
      }
      let room = columns.isCompact ? (proposal.width ?? column.place.count) : column.place.count
      title.commit(
        ProposedViewSize(width: Swift.max(room - markWidth(of: index), 0), height: 1))
    }
    if isNews { control.columnsMayGrow() }
    return answer(proposal)
  }

  private static let markWidth = 2

  /// The cells of a column's mark, and of the blank before it.
  private func markWidth(of column: Int) -> Int {
    guard let state = control.sortState(of: column) else { return 0 }
    return state.isOneOfSeveral ? 3 : 2
  }

  /// Calls `visit` with each title in sight: its column, where it begins, and the columns in which it may be seen.
  private func visitShown(_ visit: (_ column: Int, TableCellNode, _ start: Int, _ room: Range<Int>) -> Void) {
    let columns = control.columns
    let inset = control.rowInset
    let end = Swift.max(size.width - inset, 0)
    let frozen = columns.frozenWidth
    for index in columns.shown where allTitles.indices.contains(index) {
      guard let place = columns.place(of: index) else { continue }
      let title = allTitles[index]
      if columns.isCompact {
        if index == columns.shown.first { visit(index, title, inset, Swift.min(inset, end)..<end) }
        continue
      }
      let column = columns.columns[index]
      let width = title.size.width + markWidth(of: index)
      let start = inset + place.start + column.rule.alignment.start(of: width, in: column.place.count)
      let low = Swift.min(inset + (place.isFrozen ? 0 : frozen), end)
      guard start < end, inset + place.start + column.place.count > low else { continue }
      visit(index, title, start, low..<end)
    }
  }

  /// The first column of a title that is seen; `nil` where none is.
  func start(ofTitle column: Int) -> Int? {
    var found: Int?
    visitShown { index, title, start, room in
      let width = Swift.max(title.size.width + markWidth(of: index), 1)
      if index == column, start < room.upperBound, start &+ width > room.lowerBound {
        found = Swift.max(start, room.lowerBound)
      }
    }
    return found
  }

  override func origin(of item: ItemNode) -> Point {
    var found = Point.zero
    visitShown { _, title, start, _ in if title === item { found = Point(x: start, y: 0) } }
    return found
  }

  // MARK: Drawing

  override func paint(_ painter: inout Painter, at origin: Point) {
    let ground = painter.palette.face(.header)
    painter.fill(Rect(origin: origin, size: size), with: .space, style: ground)
    var parts: [(Int, TableCellNode, Int, Range<Int>)] = []
    visitShown { parts.append(($0, $1, $2, $3)) }
    painter.styled(ground) { painter in
      for (column, title, start, room) in parts {
        let clip = Rect(x: origin.x + room.lowerBound, y: origin.y, width: room.count, height: 1)
        painter.clipped(to: clip) { paint(column, title, at: origin.offsetBy(dx: start, dy: 0), &$0) }
      }
      paintEdges(&painter, at: origin)
    }
  }

  private func paint(_ column: Int, _ title: TableCellNode, at point: Point, _ painter: inout Painter) {
    let mark = control.sortState(of: column).map { state in
      (state.direction == .forward ? "▲" : "▼") + (state.isOneOfSeveral ? "\(state.rank)" : "")
    }
    func draw(_ painter: inout Painter) {
      painter.paint(title, at: point)
      guard let mark else { return }
      painter.write(
        mark, at: point.offsetBy(dx: title.size.width + 1, dy: 0), style: Style(foreground: .role(.tint)))
    }
    guard header.isActive, header.current == column, control.isTakingInput else { return draw(&painter) }
    let width = Swift.max(title.size.width + markWidth(of: column), 1)
    painter.block(
      painter.palette.look(.focused), [Rect(x: point.x, y: point.y, width: width, height: 1)], draw)
  }

  /// Marks that there are more columns before or behind.
  private func paintEdges(_ painter: inout Painter, at origin: Point) {
    let more = control.columns.hasMore
    let style = Style(foreground: .role(.secondary))
    if more.before {
      let x = control.rowInset + control.columns.frozenWidth - 1
      painter.write("‹", at: origin.offsetBy(dx: Swift.max(x, 0), dy: 0), style: style)
    }
    if more.behind, size.width > 0 {
      painter.write("›", at: origin.offsetBy(dx: size.width - 1, dy: 0), style: style)
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "TableTitles" }
}
