internal import TerminalUICore

/// The numbers of a date in one row.
///
/// Keys change the marked number.
struct DateField: UnaryView {
  @State private var input = DateInput()
  let entry: any DateEntry
  let components: DatePickerComponents
  /// Whether the month is shown below; `nil` where it can't be.
  var isOpen: Binding<Bool>?

  var body: some View {
    let parts = entry.parts(of: components)
    let current = input.current(in: entry)
    let shown = DateFieldTexts(parts, current, entry)
    let message = current.problem.map { text(of: $0, parts) }
    VStack(alignment: .leading, spacing: 0) {
      DateFieldLook(shown: shown, opens: isOpen != nil, isInvalid: message != nil)
        .modifier(DateFieldFocus(entry: entry, parts: parts, shown: shown, input: $input, isOpen: isOpen))
      if let message { FieldMessage(text: message) }
    }
    .modifier(FieldMessageArea(hasMessage: message != nil))
  }

  private func text(of problem: DateInput.Problem, _ parts: [DatePart]) -> String {
    switch problem {
    case .unreadable: "Can’t be read; write it like \(parts.map(\.text).joined())"
    case .impossible: components.contains(.date) ? "There is no such date" : "There is no such time"
    case .outOfBounds: entry.bounds(components) ?? "Can’t be chosen"
    }
  }
}

/// The texts that a date field shows, and the text that is typed into.
struct DateFieldTexts: Equatable {
  private(set) var texts: [String] = []
  /// The place of the number that each text is; `nil` for those between numbers.
  private(set) var places: [Int?] = []
  /// The marked text, and how it looks while it is marked.
  private(set) var marked: DateFieldText.Marked?

  init(_ parts: [DatePart], _ input: DateInput, _ entry: any DateEntry) {
    let reading = input.reading(in: parts, entry.words)
    let numbers = input.numbers.merging(reading.numbers) { $1 }
    let last = Swift.max(parts.count { $0.kind != .literal } - 1, 0)
    var place = 0
    for part in parts {
      if reading.isRaw, place >= input.firstNumber {
        marked = DateFieldText.Marked(index: texts.count, text: input.text)
        places.append(place)
        texts.append(input.text)
        return
      }
      guard part.kind != .literal else {
        places.append(nil)
        texts.append(part.text)
        continue
      }
      var text = part.text
      if let number = numbers[part.kind] { text = entry.text(of: number, in: part) }
      if place == Swift.min(reading.place, last) {
        let missing = String(repeating: "_", count: Swift.max(part.digits - reading.partial.count, 0))
        let typed = reading.partial.isEmpty ? text : missing + reading.partial
        if CellWidth.width(of: typed) > CellWidth.width(of: text) { text = typed }
        marked = DateFieldText.Marked(index: texts.count, text: typed)
      }
      places.append(place)
      texts.append(text)
      place += 1
    }
  }
}

/// The numbers of the field, drawn by whether it has the focus and is enabled.
private struct DateFieldLook: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  let shown: DateFieldTexts
  let opens: Bool
  let isInvalid: Bool

  var body: some View {
    DateFieldText(
      texts: shown.texts + (opens ? [" ▾"] : []), marked: isFocused && isEnabled ? shown.marked : nil,
      isDisabled: !isEnabled, isInvalid: isInvalid, isFocused: isFocused && isFocusEffectEnabled
    )
    .modifier(DrawEffectModifier(StateEffect(isEnabled ? nil : .disabled)))
  }
}

/// Texts in one row on the ground of a field, one of them in the look of the focus.
struct DateFieldText: NodeView, Equatable {
  struct Marked: Equatable {
    let index: Int
    let text: String
  }

  let texts: [String]
  let marked: Marked?
  let isDisabled: Bool
  let isInvalid: Bool
  let isFocused: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { DateFieldTextNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: DateFieldTextNode.self).update(to: view)
  }
}

/// Draws the numbers and the signs between them, with the marked number as a block.
private final class DateFieldTextNode: ItemNode {
  private var view: DateFieldText

  init(_ view: DateFieldText, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  func update(to new: DateFieldText) {
    guard new != view else { return }
    let needsLayout = new.texts != view.texts
    view = new
    if needsLayout { setNeedsLayout() }
    damage()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let width = view.texts.reduce(0) { $0 + CellWidth.width(of: $1) }
    return Answer(
      Size(width: Swift.min(proposal.width ?? width, width).clampedToLength, height: 1),
      traits: .dependsOnWidth)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    let (ground, style) = painter.fieldGround(
      in: rect, isFocused: view.isFocused, over: view.isInvalid ? painter.palette.look(.invalid) : .plain,
      counting: lengthUnit)
    painter.fill(rect, with: .space, style: ground)
    painter.clipped(to: rect) { painter in
      var x = origin.x
      for (index, text) in view.texts.enumerated() {
        let width = CellWidth.width(of: text)
        if let marked = view.marked, marked.index == index {
          let cells = Rect(x: x, y: origin.y, width: width, height: 1)
          painter.block(painter.palette.look(.focused), [cells.intersection(rect)]) { painter in
            painter.write(marked.text, at: cells.origin)
          }
        } else {
          painter.write(text, at: Point(x: x, y: origin.y), style: style)
        }
        x += width
      }
    }
  }

  override var partInSight: Rect? {
    guard let marked = view.marked else { return nil }
    let x = view.texts[..<marked.index].reduce(0) { $0 + CellWidth.width(of: $1) }
    return Rect(x: x, y: 0, width: CellWidth.width(of: view.texts[marked.index]), height: 1)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "DateFieldText" }
}

nonisolated extension Array {
  /// The element at an index, if there is one.
  subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
