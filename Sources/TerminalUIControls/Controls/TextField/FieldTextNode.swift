internal import TerminalUICore

/// The cells of a text field: the part of the text that fits, or the prompt.
final class FieldTextNode: ItemNode, Scroller {
  private unowned(unsafe) let control: TextFieldNode

  /// The least columns that a field takes where nothing else decides; typing doesn't change its size.
  static let leastIdealWidth = 20

  /// The least rows that an editor takes where nothing else decides.
  static let leastIdealHeight = 3

  init(_ control: TextFieldNode, in context: NodeContext) {
    self.control = control
    super.init(in: context, flags: .clips)
  }

  /// An editor shows a part of its text, and moves it.
  func scrolls(_ axis: Axis) -> Bool { axis == .vertical && control.isEditor }

  /// Whether there is a surface or a line behind the text.
  var hasBackground = false { didSet { if hasBackground != oldValue { damage() } } }

  /// The columns before the text, in which the numbers of lines are.
  private(set) var gutter = 0

  /// The cells of the text.
  var textSize: Size { Size(width: Swift.max(size.width - gutter, 0), height: size.height) }

  override func didLeave() { control.forget(self) }

  /// Draws the field again if it shows the focus.
  package func focusChanged() { if hasBackground || !control.editing.selection.isEmpty { damage() } }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let width =
      proposal.width ?? Swift.max(CellWidth.width(of: control.prompt.string), Self.leastIdealWidth)
    guard control.lines != nil else {
      return Answer(Size(width: width, height: 1), traits: .dependsOnWidth)
    }
    if control.content.isEditor {
      let inner = width - control.gutterWidth
      // The caret needs a row.
      let height =
        proposal.height.map { Swift.max($0, 1) }
        ?? Swift.max(control.lineCount(width: inner), Self.leastIdealHeight)
      return Answer(Size(width: width, height: height), traits: [.dependsOnWidth, .dependsOnHeight])
    }
    let rows = control.rows
    let wanted = Swift.min(Swift.max(control.lineCount(width: width), rows.least), rows.most ?? .max)
    // Lines without room are scrolled.
    let height = Swift.max(Swift.min(wanted, proposal.height ?? wanted), 1)
    return Answer(Size(width: width, height: height), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  /// The lines of the text; a last one that isn't in sight counts as the last row.
  override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> Int? {
    guard key.isTextBaseline else { return nil }
    return key == VerticalAlignment.firstTextBaseline.key ? 1 : answer(to: proposal).size.height
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let answer = measure(proposal)
    gutter = Swift.min(control.gutterWidth, answer.size.width)
    control.sizeChanged(to: Size(width: answer.size.width - gutter, height: answer.size.height))
    return answer
  }

  /// Draws the cells again that a change at `column` may affect.
  func damage(from column: Int) {
    // The cluster before may have become another one.
    let start = Swift.max(column - 2, 0)
    damage(Rect(x: start, y: 0, width: Swift.max(size.width - start, 0), height: 1))
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let editing = control.editing
    let style = paintGround(&painter, at: origin)
    if gutter > 0 { paintNumbers(&painter, at: origin) }
    let origin = origin.offsetBy(dx: gutter, dy: 0)
    guard !editing.text.isEmpty else {
      painter.write(control.prompt, at: origin, style: promptStyle(over: style, painter, at: origin))
      return
    }
    if let lines = control.lines {
      for y in 0..<size.height where lines.first + y < lines.starts.count {
        let range = lines.range(of: lines.first + y, in: editing)
        paint(range, &painter, at: origin.offsetBy(dx: 0, dy: y), style)
      }
      // In the column that only the caret needs.
      if control.showsIndicator, textSize.width > 1, let thumb = lines.thumb {
        painter.drawVertical(thumb, at: origin.offsetBy(dx: textSize.width - 1, dy: 0))
      }
    } else {
      paint(control.window.range(in: editing, width: size.width), &painter, at: origin, style)
    }
  }

  /// The style of the prompt: dim in the colour of text, where that belongs to the block; and between it and a background of the app's.
  private func promptStyle(over style: Style, _ painter: borrowing Painter, at origin: Point) -> Style {
    let palette = painter.palette
    if hasBackground, lengthUnit != .cells, !control.isDim,
      let text = style.foreground ?? painter.style.foreground,
      let ground = painter.appGround(in: Rect(origin: origin, size: size))
    {
      return Style(foreground: text.mix(with: ground, by: 0.35)).over(style)
    }
    guard style.background != nil, style.foreground != nil else {
      return Style(foreground: .role(.placeholder)).over(style)
    }
    return Style(attributes: palette.ink(.placeholder).attributes).over(style)
  }

  /// Fills the cells as the field looks at present.
  ///
  /// - Returns: The style of the text.
  private func paintGround(_ painter: inout Painter, at origin: Point) -> Style {
    let palette = painter.palette
    var style = control.isInvalid ? palette.look(.invalid) : .plain
    // A prompt says nothing wrong: the ground and the message are enough.
    if control.editing.text.isEmpty {
      style.underline = nil
      style.attributes.remove(.underline)
    }
    if control.isDim { style = palette.look(.disabled).over(style) }
    guard hasBackground else { return style }
    let isFocused = control.value && control.showsFocus && !control.isDim
    let cells = Rect(origin: origin, size: size)
    let (ground, text) = painter.fieldGround(
      in: cells, isFocused: isFocused, over: style, counting: lengthUnit)
    var blank = style.over(ground)
    blank.underline = nil
    painter.fill(cells, with: .space, style: blank)
    return style.over(text)
  }

  /// Writes the numbers of the lines in sight; where a line was wrapped there is none.
  private func paintNumbers(_ painter: inout Painter, at origin: Point) {
    guard let lines = control.lines else { return }
    let caretRow = lines.row(of: control.editing.caret)
    var number = control.newlines(before: lines.starts[lines.first]) + 1
    for y in 0..<size.height where lines.first + y < lines.starts.count {
      let row = lines.first + y
      let isStart = control.isLineStart(lines.starts[row])
      if y > 0, isStart { number += 1 }
      guard isStart else { continue }
      let text = String(number)
      let isCurrent = row == caretRow && control.value
      painter.write(
        text, at: origin.offsetBy(dx: Swift.max(gutter - 1 - text.utf8.count, 0), dy: y),
        style: Style(foreground: .role(isCurrent ? .secondary : .tertiary)))
    }
  }

  private func paint(_ shown: Range<Int>, _ painter: inout Painter, at origin: Point, _ style: Style) {
    let editing = control.editing
    let selection = control.value ? editing.selection.clamped(to: shown) : shown.lowerBound..<shown.lowerBound
    if let highlighter = control.highlighter, !shown.isEmpty {
      return paint(highlighter.runs(of: shown, in: editing), selection, &painter, at: origin, style)
    }
    guard !selection.isEmpty else {
      painter.write(editing.shownText(shown, from: 0), at: origin, style: style)
      return
    }
    let selectedStyle = Style(attributes: .reverse, removing: .underline).over(style)
    let parts = [
      (shown.lowerBound..<selection.lowerBound, style), (selection, selectedStyle),
      (selection.upperBound..<shown.upperBound, style),
    ]
    var column = 0
    for (range, style) in parts where !range.isEmpty {
      painter.write(
        editing.shownText(range, from: column), at: origin.offsetBy(dx: column, dy: 0), style: style)
      column +=
        editing.fit(from: range.lowerBound, to: range.upperBound, column: column, columns: .max).columns
    }
  }

  /// Writes parts in styles of their own, and the selected text as selected.
  private func paint(
    _ runs: [(range: Range<Int>, style: Style)], _ selection: Range<Int>, _ painter: inout Painter,
    at origin: Point, _ style: Style
  ) {
    let editing = control.editing
    let selectedStyle = Style(attributes: .reverse, removing: .underline).over(style)
    var column = 0
    for run in runs {
      let (lower, upper) = (run.range.lowerBound, run.range.upperBound)
      let cuts = [lower, selection.lowerBound, selection.upperBound, upper].map {
        Swift.min(Swift.max($0, lower), upper)
      }
      for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
        let isSelected = selection.contains(from)
        painter.write(
          editing.shownText(from..<to, from: column), at: origin.offsetBy(dx: column, dy: 0),
          style: isSelected ? selectedStyle : run.style.over(style))
        column += editing.fit(from: from, to: to, column: column, columns: .max).columns
      }
    }
  }

  override var partInSight: Rect? { Rect(origin: control.caret, size: Size(width: 1, height: 1)) }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "FieldText" }
  override var details: String {
    control.content.isSecret ? "" : control.editing.text.debugDescription
  }
}

extension TextEditing {
  /// A part of the text as it is shown from a column: dots for a secret, spaces for a tab.
  fileprivate func shownText(_ range: Range<Int>, from column: Int) -> String {
    let part = text[index(range.lowerBound)..<index(range.upperBound)]
    if hasTabs, part.utf8.contains(0x09) {
      var (shown, column) = ("", column)
      for character in part {
        let columns = width(of: character, at: column)
        shown += character == "\t" ? String(repeating: " ", count: columns) : String(character)
        column += columns
      }
      return shown
    }
    return isSecret ? String(repeating: "•", count: part.count) : String(part)
  }
}
