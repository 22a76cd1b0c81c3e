internal import TerminalUICore

/// The place of a part of a control that a style shows outside of the control, or after its end: nothing.
final class AbsentPartNode: ItemNode {
  init(in context: NodeContext) { super.init(in: context, flags: []) }

  override func measure(_ proposal: ProposedViewSize) -> Answer { Answer(.zero) }
  override func arrange(_ proposal: ProposedViewSize) -> Answer { Answer(.zero) }
  override var name: String { "absent part" }
}
