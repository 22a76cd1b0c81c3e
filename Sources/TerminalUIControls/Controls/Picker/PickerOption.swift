internal import CellLayout
internal import Cells
internal import TerminalUICore

/// Makes each view in a picker an option with a reference to the picker.
struct PickerOptionModifier: ItemModifier {
  /// The picker, which is above all its options and so outlives them.
  package unowned(unsafe) let picker: PickerControl

  func makeItem(in context: NodeContext, content: @MainActor (NodeContext) -> Node) -> UnaryNode {
    PickerOptionNode(picker, in: context, content: content)
  }
  func updateItem(_ node: UnaryNode) {}
  static var updatesItems: Bool { false }
}

/// An option of a picker: a row with a mark before it, or a segment.
final class PickerOptionNode: UnaryNode {
  private unowned(unsafe) let picker: PickerControl

  init(_ picker: PickerControl, in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    self.picker = picker
    super.init(in: context, content: content)
  }

  /// The columns before and behind the content.
  private var padding: (leading: Int, trailing: Int) {
    switch picker.kind {
    case .list, .row: (4, 0)
    case .segments, .segmentsOnBlock: (1, 1)
    }
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.shrunk(width: padding.leading + padding.trailing, height: 0)
  }

  private func answer(_ content: Answer?) -> Answer {
    let size = content?.size ?? .zero
    return Answer(
      Size(width: size.width + padding.leading + padding.trailing, height: Swift.max(size.height, 1)),
      traits: (content?.traits ?? []).intersection([.dependsOnWidth, .dependsOnHeight]))
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    answer(contentItem?.answer(to: offered(proposal)))
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    _ = commitContent(offered(proposal))
    return answer(contentItem?.answer)
  }

  override func origin(of item: ItemNode) -> Point { Point(x: padding.leading, y: 0) }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let isOn = picker.isChosen(self)
    let look =
      picker.look(of: self, painter.palette) ?? (canTakeInput ? nil : painter.palette.look(.disabled))
    let inner = origin.offsetBy(dx: padding.leading, dy: 0)
    func draw(_ painter: inout Painter) {
      if picker.kind.hasMarks {
        painter.write(
          isOn ? "(•)" : "( )", at: origin, style: Style(foreground: .role(isOn ? .tint : .separator)))
      }
      paintContent(&painter, at: inner)
    }
    if let look {
      painter.block(look, [Rect(origin: origin, size: size)]) { draw(&$0) }
    } else {
      draw(&painter)
    }
  }

  private var canTakeInput: Bool { picker.isTakingInput && picker.canChoose(self) }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { picker.isChosen(self) ? "PickerOption, chosen" : "PickerOption" }
}

extension PickerControl {
  /// The look of an option as the chosen one; `nil` for others, and while it can't be changed.
  package func look(of option: ItemNode, _ palette: Palette) -> Style? {
    guard isChosen(option), isTakingInput, canChoose(option) else { return nil }
    return value ? palette.look(.focused) : kind.hasMarks ? nil : palette.face(.chosen)
  }
}

extension PickerOptionNode: AccessibleNode {
  func describe(_ element: inout AccessibilityElement) {
    element.role = .radioButton
    if picker.isChosen(self) { element.traits.insert(.isSelected) }
  }
}
