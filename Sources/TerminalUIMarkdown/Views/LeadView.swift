import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// The marks on the left of a block: lines of quotes, marks of items.
struct LeadView: NodeView {
  let leads: [MarkdownBlock.Lead]
  /// The number of leads that go on from the block above.
  let sharedCount: Int
  /// The empty rows at the top.
  let gap: Int

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { LeadNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: LeadNode.self).update(view)
  }
}

/// Draws the leads from left to right, as high as the block beside them.
private final class LeadNode: ItemNode {
  private var view: LeadView

  init(_ view: LeadView, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: [])
  }

  func update(_ view: LeadView) {
    guard
      view.leads != self.view.leads || view.gap != self.view.gap || view.sharedCount != self.view.sharedCount
    else { return }
    self.view = view
    damageAndLayOut()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let width = view.leads.reduce(0) { $0 + $1.width }
    return Answer(
      Size(width: Swift.min(proposal.width ?? .max, width), height: proposal.height ?? 1),
      traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    // Where there is no room for all, the innermost ones are seen.
    var x = origin.x + size.width - view.leads.reduce(0) { $0 + $1.width }
    painter.clipped(to: Rect(origin: origin, size: size)) { painter in
      for (index, lead) in view.leads.enumerated() {
        let top = origin.y + view.gap
        switch lead {
        case .quote:
          let start = index < view.sharedCount ? origin.y : top
          painter.fill(
            Rect(x: x, y: start, width: 1, height: origin.y + size.height - start),
            with: BoxDrawing.light.vertical, style: Style(foreground: .role(.tint)))
        case .mark(let mark):
          painter.write(mark, at: Point(x: x, y: top), style: Style(foreground: .role(.tint)))
        case .task(let isDone):
          painter.write(
            isDone ? "[✓]" : "[ ]", at: Point(x: x, y: top), style: Style(foreground: .role(.tint)))
        case .indent: break
        }
        x += lead.width
      }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? { nil }

  override var name: String { "Lead" }
}

extension LeadNode: AccessibleNode {
  /// The number of an item, and whether a task is done.
  var accessiblePart: AccessiblePart {
    let words = view.leads.compactMap { lead in
      switch lead {
      case .task(let isDone): isDone ? "done" : "to do"
      case .mark(let mark): mark.first?.isNumber == true ? mark : nil
      case .quote, .indent: nil
      }
    }
    return words.isEmpty ? .nothing : .text(words.joined(separator: " "))
  }
}

/// Puts leads on the left of a block, in half of the width at most.
struct LeadLayout: Layout {
  let leads: [MarkdownBlock.Lead]
  let gap: Int

  private func leadWidth(in width: Int?) -> Int {
    let whole = leads.reduce(0) { $0 + $1.width }
    return width.map { Swift.min(whole, Swift.max($0, 0) / 2) } ?? whole
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    guard subviews.count == 2 else { return .zero }
    let lead = leadWidth(in: proposal.width)
    let size = subviews[1].sizeThatFits(
      ProposedViewSize(width: proposal.width.map { $0 - lead }, height: nil))
    return Size(width: size.width + lead, height: size.height + gap)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 2 else { return }
    // Of the width that was offered: the content may need less.
    let lead = leadWidth(in: proposal.width)
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: lead, height: bounds.height))
    subviews[1].place(
      at: Point(x: bounds.minX + lead, y: bounds.minY + gap),
      proposal: ProposedViewSize(width: bounds.width - lead, height: bounds.height - gap))
  }
}
