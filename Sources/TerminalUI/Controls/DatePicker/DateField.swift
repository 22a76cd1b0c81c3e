internal import TerminalUICore

/// The numbers of a date in one row, one of which keys change.
struct DateField: View {
  @State private var input = DateInput()
  let entry: any DateEntry
  let components: DatePickerComponents
  /// Whether the month is shown below; `nil` where it can't be.
  var isOpen: Binding<Bool>?

  var body: some View {
    let parts = entry.parts(of: components)
    DateFieldLook(parts: parts, input: input, opens: isOpen != nil)
      .modifier(DateFieldFocus(entry: entry, parts: parts, input: $input, isOpen: isOpen))
  }

  static var _isUnary: Bool { true }
}

/// The input of a date field that isn't in the date yet.
struct DateInput: Equatable {
  /// Which of the numbers is marked.
  var place = 0
  /// The digits that were typed into it.
  var typed = ""
  /// The day of the month that was wanted last.
  var day: Int?
}

/// A date field in the state of its control.
private struct DateFieldLook: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  let parts: [DatePart]
  let input: DateInput
  let opens: Bool

  var body: some View {
    DateFieldText(
      texts: parts.map(\.text) + (opens ? [" ▾"] : []), marked: marked, isDisabled: !isEnabled,
      isFocused: isFocused && isFocusEffectEnabled
    )
    .modifier(DrawEffectModifier(StateEffect(isEnabled ? nil : .disabled)))
  }

  /// The marked text, and the characters that it shows.
  private var marked: DateFieldText.Marked? {
    guard isFocused, isEnabled else { return nil }
    let numbers = parts.indices.filter { parts[$0].kind != .literal }
    guard let index = numbers[at: input.place] else { return nil }
    let missing = Swift.max(parts[index].digits - input.typed.count, 0)
    let text = input.typed.isEmpty ? parts[index].text : String(repeating: "_", count: missing) + input.typed
    return DateFieldText.Marked(index: index, text: text)
  }
}

/// Texts in one row on the ground of a field, one of them in the look of the focus.
private struct DateFieldText: View, Equatable {
  struct Marked: Equatable {
    let index: Int
    let text: String
  }

  let texts: [String]
  let marked: Marked?
  let isDisabled: Bool
  let isFocused: Bool

  typealias Body = Never
  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { DateFieldTextNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: DateFieldTextNode.self).update(to: view)
  }
}

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
    let (ground, style) = painter.fieldGround(in: rect, isFocused: view.isFocused)
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

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "DateFieldText" }
}

extension Array {
  /// The element at an index, if there is one.
  subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
