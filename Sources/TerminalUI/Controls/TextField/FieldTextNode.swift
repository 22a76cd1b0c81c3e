/// The line of a text field: what of the text fits, or the prompt.
final class FieldTextNode: ItemNode {
  private unowned(unsafe) let control: TextFieldNode

  /// The least columns that a field takes where nothing else decides; typing doesn't change its size.
  static let leastIdealWidth = 20

  init(_ control: TextFieldNode, in context: NodeContext) {
    self.control = control
    super.init(in: context, flags: .clips)
  }

  func promptChanged() { contentChanged() }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let width =
      proposal.width ?? Swift.max(CellWidth.width(of: control.content.prompt.string), Self.leastIdealWidth)
    return Answer(Size(width: width, height: 1), traits: .dependsOnWidth)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let answer = measure(proposal)
    control.widthChanged(to: answer.size.width)
    return answer
  }

  /// Has the cells drawn again that a change at a column concerns.
  func damage(from column: Int) {
    // The cluster before may have become another one.
    let start = Swift.max(column - 2, 0)
    damage(Rect(x: start, y: 0, width: Swift.max(size.width - start, 0), height: 1))
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let editing = control.editing
    let style = control.isDim ? Style(attributes: .dim) : .plain
    guard !editing.text.isEmpty else {
      painter.write(control.content.prompt, at: origin, style: Style(attributes: .dim))
      return
    }
    let shown = control.window.range(in: editing, width: size.width)
    let selection = control.value ? editing.selection.clamped(to: shown) : shown.lowerBound..<shown.lowerBound
    guard !selection.isEmpty else { return painter.write(editing.shownText(shown), at: origin, style: style) }
    let selectedStyle = Style(attributes: .reverse).over(style)
    let parts = [
      (shown.lowerBound..<selection.lowerBound, style), (selection, selectedStyle),
      (selection.upperBound..<shown.upperBound, style),
    ]
    var place = origin
    for (range, style) in parts where !range.isEmpty {
      painter.write(editing.shownText(range), at: place, style: style)
      let columns = editing.fit(from: range.lowerBound, to: range.upperBound, columns: .max).columns
      place = place.offsetBy(dx: columns, dy: 0)
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "FieldText" }
  override var details: String {
    control.content.isSecret ? "" : control.editing.text.debugDescription
  }
}

extension TextEditing {
  /// A part of the text as it is shown: dots for a secret.
  fileprivate func shownText(_ range: Range<Int>) -> String {
    let part = text[index(range.lowerBound)..<index(range.upperBound)]
    return isSecret ? String(repeating: "•", count: part.count) : String(part)
  }
}
