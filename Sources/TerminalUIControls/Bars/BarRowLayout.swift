internal import CellLayout
internal import TerminalUICore

/// Tells the bar's layout what a view of the bar is, and how important.
struct BarPart {
  package enum Kind: Equatable {
    case back, title, more
    case item(ToolbarItemPlacement.Place)
  }

  var kind: Kind
  var id: BarEntry.ID?
  package var priority = ToolbarItemVisibilityPriority.automatic
  var fold: BarFold?
}

enum BarPartKey: LayoutValueKey {
  static var defaultValue: BarPart { BarPart(kind: .title) }
}

/// Views of one row in three groups: from the start on, in the middle, and up to the end.
///
/// Labels show their symbol alone where the title of the screen would be cut. The title gets the columns that the others leave, but a third of the row if it needs that. A text as the last item gets the columns to which it
/// can be cut. Items that don't fit are left out, those of the lowest priority first, and of these the last one. The most important one stays as long as
/// it fits beside the menu: it gets the room of the title, of the way back but for its arrow, and of the columns at the ends.
struct BarRowLayout: TellingLayout {
  let bars: Bars

  /// A part of the bar while the row is arranged.
  private struct Cell {
    let subview: LayoutSubview
    let part: BarPart
    var width: Int
    var isShown = true
    /// Whether it has its shorter form.
    var isShort = false

    var group: Int {
      switch part.kind {
      case .back, .title, .item(.leading), .item(.bottom): 0
      case .item(.middle), .item(.status): 1
      case .item(.trailing), .item(.menu), .more: 2
      }
    }

    /// The order within a group.
    var rank: Int { part.kind == .back ? 0 : part.kind == .title ? 2 : part.kind == .more ? 3 : 1 }
  }

  /// The parts with the widths they want; the menu is left out until a part has no room.
  private func cells(_ subviews: Subviews) -> [Cell] {
    var cells = subviews.map { subview in
      Cell(subview: subview, part: subview[BarPartKey.self], width: subview.sizeThatFits(.unspecified).width)
    }
    for index in cells.indices {
      if cells[index].part.kind == .more || cells[index].part.kind == .item(.menu) {
        cells[index].isShown = false
      }
    }
    return cells
  }

  /// The columns that the shown ones take, with one between each two and only the needed columns for the title.
  private func total(_ cells: [Cell], title: Int) -> Int {
    var sum = -1
    for cell in cells where cell.isShown {
      sum += (cell.part.kind == .title ? min(cell.width, title) : cell.width) + 1
    }
    return max(sum, 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let ideal = total(cells(subviews), title: .max) + 2
    return Size(width: proposal.width ?? ideal, height: 1)
  }

  /// The last remaining item becomes narrower if it can: a text is cut, and a control isn't.
  private func narrow(_ cell: inout Cell, by columns: Int) -> Bool {
    let room = cell.width - columns
    guard room >= 4, cell.part.fold?.isPressed != true else { return false }
    let width = cell.subview.sizeThatFits(ProposedViewSize(width: room, height: 1)).width
    guard width <= room else { return false }
    cell.width = width
    return true
  }

  /// Gives the last item the room of the title and of the way back, if it then fits.
  private func keep(_ cells: inout [Cell], in room: Int) -> Bool {
    var least = cells
    var leastTitle = 0
    for index in least.indices {
      if least[index].part.kind == .title {
        leastTitle = min(least[index].width, 3)
        least[index].isShown = false
      } else if least[index].part.kind == .back {
        least[index].width = min(least[index].width, 3)
      }
    }
    guard total(least, title: 0) <= room else { return false }
    guard let place = cells.firstIndex(where: { $0.part.kind == .title }) else { return true }
    cells[place].isShown = total(cells, title: leastTitle) <= room
    return true
  }

  /// Gives items their shorter form, such as the symbol of a label, the last one first, until all fits.
  ///
  /// An item has such a form if it takes still fewer columns where one is missing: a text that is cut takes all that are left.
  private func shorten(_ cells: inout [Cell], in room: Int) {
    for index in cells.indices.reversed() where cells[index].isShown && cells[index].part.id != nil {
      while total(cells, title: .max) > room {
        let width = cells[index].width
        let next = cells[index].subview.sizeThatFits(ProposedViewSize(width: width - 1, height: 1)).width
        guard next > 0, next <= width - 3 else { break }
        cells[index].width = next
        cells[index].isShort = true
      }
    }
  }

  /// Leaves out what doesn't fit, and makes the rest fit.
  private func fit(_ cells: inout [Cell], in room: Int) {
    shorten(&cells, in: room)
    var title = max(room / 3, 1)
    let more = cells.firstIndex { $0.part.kind == .more }
    func showsMore() -> Bool { cells.contains { !$0.isShown && $0.part.id != nil } }
    if let more { cells[more].isShown = showsMore() }
    while total(cells, title: title) > room {
      let foldable = cells.indices.filter { cells[$0].isShown && cells[$0].part.id != nil }
      if foldable.count == 1, narrow(&cells[foldable[0]], by: total(cells, title: title) - room) { break }
      if foldable.count == 1, keep(&cells, in: room) {
        title = 0
        break
      }
      // The last one of the lowest priority.
      guard
        let next = foldable.reversed().min(by: { cells[$0].part.priority < cells[$1].part.priority })
      else { break }
      cells[next].isShown = false
      if let more { cells[more].isShown = true }
    }
    // The title gets the rest of the width; the way back becomes narrower if even that isn't enough.
    if let place = cells.firstIndex(where: { $0.part.kind == .title && $0.isShown }) {
      cells[place].width = min(cells[place].width, max(room - (total(cells, title: 0)), min(title, room)))
    }
    if let place = cells.firstIndex(where: { $0.part.kind == .back }) {
      cells[place].width = max(cells[place].width - max(total(cells, title: .max) - room, 0), 0)
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var (cells, inset) = fitted(cells(subviews), in: bounds.width)
    let room = max(bounds.width - 2 * inset, 0)
    // An item that takes room, as a spacer does, gets the remaining columns.
    if let place = cells.firstIndex(where: {
      $0.isShown && $0.part.id != nil && !$0.isShort
        && $0.subview.sizeThatFits(ProposedViewSize(width: room, height: 1)).width > $0.width
    }) {
      cells[place].width += max(room - total(cells, title: .max), 0)
    }
    place(cells, in: bounds, inset: inset)
    fold(cells, at: Point(x: bounds.maxX, y: bounds.minY))
  }

  /// Fits the views between empty columns at the ends, or without empty columns if no item is shown otherwise.
  private func fitted(_ all: [Cell], in width: Int) -> (cells: [Cell], inset: Int) {
    func showsItem(_ cells: [Cell]) -> Bool { cells.contains { $0.isShown && $0.part.id != nil } }
    let inset = width >= 8 ? 1 : 0
    var cells = all
    fit(&cells, in: max(width - 2 * inset, 0))
    if inset > 0, showsItem(all), !showsItem(cells) {
      var wide = all
      fit(&wide, in: width)
      if showsItem(wide) { return (wide, 0) }
    }
    return (cells, inset)
  }

  /// Places the three groups of those that are shown.
  private func place(_ cells: [Cell], in bounds: Rect, inset: Int) {
    var groups: [[Int]] = [[], [], []]
    for index in cells.indices where cells[index].isShown { groups[cells[index].group].append(index) }
    for group in groups.indices {
      groups[group].sort { (cells[$0].rank, $0) < (cells[$1].rank, $1) }
    }
    func width(_ group: [Int]) -> Int { max(group.reduce(0) { $0 + cells[$1].width + 1 } - 1, 0) }
    func place(_ group: [Int], from start: Int) {
      var x = start
      for index in group {
        cells[index].subview.place(
          at: Point(x: bounds.minX + x, y: bounds.minY),
          proposal: ProposedViewSize(width: cells[index].width, height: 1))
        x += cells[index].width + 1
      }
    }
    place(groups[0], from: inset)
    let end = bounds.width - inset - width(groups[2])
    place(groups[2], from: end)
    let least = inset + width(groups[0]) + (groups[0].isEmpty ? 0 : 1)
    let most = end - (groups[2].isEmpty ? 0 : 1) - width(groups[1])
    place(groups[1], from: max(min((bounds.width - width(groups[1])) / 2, most), least))
  }

  /// Gives those that aren't shown no room, and notes them for the menu.
  private func fold(_ cells: [Cell], at end: Point) {
    var folded: Set<BarEntry.ID> = []
    for cell in cells {
      cell.part.fold?.set(!cell.isShown)
      guard !cell.isShown else { continue }
      if let id = cell.part.id { folded.insert(id) }
      cell.subview.place(at: end, proposal: ProposedViewSize(width: 0, height: 1))
    }
    bars.folded = bars.folded.filter { id in !cells.contains { $0.part.id == id } }.union(folded)
  }
}
