internal import TerminalUICore

/// The place of a part of a control that a style shows outside of the control, or after its end: nothing.
package final class AbsentPartNode: ItemNode {
  package init(in context: NodeContext) { super.init(in: context, flags: []) }

  package override func measure(_ proposal: ProposedViewSize) -> Answer { Answer(.zero) }
  package override func arrange(_ proposal: ProposedViewSize) -> Answer { Answer(.zero) }
  package override var name: String { "absent part" }
}
