import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// A table, in which links can be reached.
struct LinkedTable: View {
  let table: MarkdownTable
  let link: LinkPlace

  var body: some View {
    let links = table.rows.flatMap { $0.flatMap(\.links) }
    if links.isEmpty {
      TableCells(table: table, chosen: nil)
    } else {
      LinkedView(links: links, link: link) {
        TableArrangement(table, width: $0).linkPlaces(count: links.count)
      } content: {
        TableCells(table: table, chosen: $0)
      }
    }
  }
}

/// The table as one item that draws all of its cells.
private struct TableCells: NodeView {
  let table: MarkdownTable
  /// The link that has the focus.
  let chosen: Int?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { TableCellsNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TableCellsNode.self).update(view)
  }
}

/// Arranges the columns for the width that it is offered, and draws rules, separators and cells.
private final class TableCellsNode: ItemNode {
  private var view: TableCells
  /// The last arrangement, and the columns that it is for.
  private var arranged: (width: Int?, arrangement: TableArrangement)?

  init(_ view: TableCells, in context: NodeContext) {
    self.view = view
    super.init(in: context, flags: [])
  }

  func update(_ view: TableCells) {
    let isSame = view.table == self.view.table
    guard !isSame || view.chosen != self.view.chosen else { return }
    self.view = view
    if isSame { return damage() }
    arranged = nil
    damageAndLayOut()
  }

  private func arrangement(in width: Int?) -> TableArrangement {
    if let arranged, arranged.width == width { return arranged.arrangement }
    let arrangement = TableArrangement(view.table, width: width)
    arranged = (width, arrangement)
    return arrangement
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(arrangement(in: proposal.width == .max ? nil : proposal.width).size, traits: .dependsOnWidth)
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let arrangement = arrangement(in: size.width)
    let rule = Style(foreground: .role(.separator))
    for y in arrangement.rules {
      painter.fill(
        Rect(x: origin.x, y: origin.y + y, width: size.width, height: 1), with: BoxDrawing.light.horizontal,
        style: rule)
    }
    for x in arrangement.separators {
      painter.fill(
        Rect(x: origin.x + x, y: origin.y, width: 1, height: size.height), with: BoxDrawing.light.vertical,
        style: rule)
      for y in arrangement.rules {
        painter.fill(
          Rect(x: origin.x + x, y: origin.y + y, width: 1, height: 1), with: BoxDrawing.light.cross,
          style: rule)
      }
    }
    for part in arrangement.parts where part.width > 0 { paint(part, &painter, at: origin) }
  }

  private func paint(_ part: TableArrangement.Part, _ painter: inout Painter, at origin: Point) {
    let top = origin.y + part.y
    guard top < painter.clip.maxY else { return }
    let text = part.text.marking(view.chosen.map { $0 - part.firstLink })
    for (row, line) in LineBreaking.breaking(text, width: part.width).lines.enumerated() {
      painter.write(
        line.text, at: Point(x: origin.x + part.x + part.offset(ofLine: line.width), y: top + row),
        style: part.isTitle ? Style(attributes: .bold) : .plain)
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "MarkdownTable" }
}

extension TableCellsNode: AccessibleNode {
  /// The rows as lines, with commas between the texts.
  var accessiblePart: AccessiblePart {
    .text(view.table.rows.map { $0.map(\.text.string).joined(separator: ", ") }.joined(separator: "\n"))
  }
}
