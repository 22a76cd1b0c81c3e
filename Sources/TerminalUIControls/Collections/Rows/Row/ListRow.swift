internal import Cells
internal import TerminalUICore

/// Makes each view in a list or table a row, which knows the control of its list.
package struct ListRowModifier: ItemModifier {
  /// The control of the list, which is above all its rows and so outlives them.
  package unowned(unsafe) let control: RowControl

  package init(control: RowControl) { self.control = control }

  package func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    ListRowNode(control, in: context, content: content)
  }
  package func updateItem(_ node: UnaryNode) {}
  package static var updatesItems: Bool { false }
}

/// A row as wide as the list: a band in the look of a selection while it is selected.
///
/// The row is dim while the list is disabled, and has a line below it if its view sets one.
package final class ListRowNode: UnaryNode {
  private unowned(unsafe) let control: RowControl
  /// The place among the rows that the list has registered; `nil` if it hasn't registered this one.
  var slot: Int?
  private var hasSeparator = false
  /// Whether the row looks selected.
  package private(set) var isSelected = false
  private var knownToHaveTraits: Bool?
  /// Whether the row is on a surface, as every other row is where the list wants that.
  private var isStripe = false
  /// Where the content begins since the last arrangement.
  private var leading: Int16 = 1
  private var top: Int16 = 0
  /// Where the line below the row begins and ends, if a view in the row says so.
  private var lineStart: Int16?
  private var lineEnd: Int16?

  init(_ control: RowControl, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.control = control
    super.init(in: context, content: content)
    control.insert(self)
  }

  nonisolated deinit {}

  package override func didLeave() { control.remove(self) }

  /// The hash of the row's value for a selection; `nil` for a row that can't be selected.
  ///
  /// Found once: so a change of the selection costs a comparison of numbers for each row.
  var selectionHash: Int? {
    guard let slot else { return nil }
    return control.hash(ofRowIn: slot)
  }

  /// Whether the row can be selected; one that is being made, in a list of such rows.
  var isSelectable: Bool { control.canSelect && (slot == nil || selectionHash != nil) }

  /// Whether a modifier sets anything for the row: whether it can be selected, its value, its separator.
  var hasRowTraits: Bool {
    if let knownToHaveTraits { return knownToHaveTraits }
    let hasTraits = hasTraits
    knownToHaveTraits = hasTraits
    return hasTraits
  }

  /// The element that the row is made from, if no modifier gives the row another value for a selection.
  var plainElement: WindowRowNode? { hasRowTraits ? nil : windowRow }

  package override func traitsDidChange() -> Bool {
    if let slot { control.forgetHash(ofRowIn: slot) }
    knownToHaveTraits = nil
    _ = contentItem?.firstInward { item -> Never? in
      (item as? EditMarkNode)?.learnOfTraits()
      return nil
    }
    setNeedsLayout()
    return true
  }

  /// Whether any of its cells is on the screen.
  package var isInSight: Bool { !visibleRect(Rect(origin: .zero, size: size)).isEmpty }

  /// Finds out whether the row is selected.
  func updateSelection() {
    let isSelected = control.isSelected(self)
    guard isSelected != self.isSelected else { return }
    self.isSelected = isSelected
    damage()
  }

  /// The cells between the edges of the row and its content.
  private var insets: EdgeInsets {
    (hasRowTraits ? trait(ListRowInsetsKey.self).map(lengthUnit.insets) : nil)
      ?? EdgeInsets(top: 0, leading: control.rowInset, bottom: 0, trailing: control.rowInset)
  }

  private var background: Color? {
    let own = isStripe ? Color.role(.surface) : control.rowLook.background
    guard hasRowTraits else { return own }
    return trait(ListRowBackgroundKey.self)?.color ?? (trait(IsSectionEdgeKey.self) ? nil : own)
  }

  /// Finds out whether it is one of every other row, by the place of its element in the list.
  func updateStripe() {
    let isStripe = control.alternates && windowRow.map { $0.place % 2 == 1 } == true
    guard isStripe != self.isStripe else { return }
    self.isStripe = isStripe
    damage()
  }

  private func answer(_ proposal: ProposedViewSize, content: Size, _ insets: EdgeInsets) -> Answer {
    hasSeparator = hasRowTraits && trait(ListRowSeparatorKey.self) == .visible
    var width = content.width + insets.leading + insets.trailing
    if let proposed = proposal.width, proposed != .max { width = proposed }
    return Answer(
      Size(width: width, height: content.height + insets.top + insets.bottom + (hasSeparator ? 1 : 0)),
      traits: .dependsOnWidth)
  }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    let insets = insets
    let size = contentItem?.answer(to: offered(proposal, insets)).size ?? .zero
    return answer(proposal, content: size, insets)
  }

  package override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let insets = insets
    let size = commitContent(offered(proposal, insets))
    (leading, top) = (Int16(insets.leading), Int16(insets.top))
    isSelected = control.isSelected(self)
    if control.alternates { updateStripe() }
    let answer = answer(proposal, content: size, insets)
    if hasSeparator, let content = contentItem?.dimensions(in: offered(proposal, insets)) {
      func place(_ guide: HorizontalAlignment) -> Int16? {
        content[explicit: guide].map { Int16(clamping: $0 + insets.leading) }
      }
      (lineStart, lineEnd) = (place(.listRowSeparatorLeading), place(.listRowSeparatorTrailing))
    }
    return answer
  }

  private func offered(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    proposal.shrunk(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  package override func origin(of item: ItemNode) -> Point { Point(x: Int(leading), y: Int(top)) }

  private func inner(_ origin: Point) -> Point { origin.offsetBy(dx: Int(leading), dy: Int(top)) }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    if let color = background {
      painter.fill(Rect(origin: origin, size: size), with: color)
    }
    if let state {
      let band = Rect(
        x: origin.x, y: origin.y, width: size.width, height: size.height - (hasSeparator ? 1 : 0))
      // Without a free cell there is no bar.
      let palette = painter.paint.palette
      let look = leading == 0 ? palette.partLook(state) : palette.look(state)
      painter.block(look, [band]) { paintContent(&$0, at: inner(origin)) }
      if state == .selected { painter.markSelection([band]) }
    } else {
      paintContent(&painter, at: inner(origin))
    }
    if hasSeparator {
      let start = Swift.min(Swift.max(Int(lineStart ?? 0), 0), size.width)
      let end = Swift.min(lineEnd.map { Int($0) } ?? size.width, size.width)
      painter.fill(
        Rect(
          x: origin.x + start, y: origin.y + size.height - 1, width: Swift.max(end - start, 0), height: 1),
        with: BoxDrawing.light.horizontal,
        style: Style(foreground: trait(ListRowSeparatorTintKey.self) ?? .role(.separator)))
    }
  }

  /// Whether keys go to the row.
  var hasFocus: Bool { control.isActive && control.rowWithCursor === self }

  /// Whether the row is reported as selected to assistive technologies.
  var tellsSelected: Bool { control.tellsSelected(self) }
  /// Whether the user can select it.
  var canBeSelected: Bool { control.canSelect }

  private var state: PaintState? {
    if isSelected, !control.selectsParts { return control.isActive ? .focused : .selected }
    return control.isTakingInput ? nil : .disabled
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: inner(origin))
      ?? (Rect(origin: origin, size: size).contains(point) ? self : nil)
  }

  package override var name: String { isSelected ? "ListRow, selected" : "ListRow" }
}
