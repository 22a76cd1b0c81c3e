/// The role of a view in an alert.
enum AlertPart { case title, message, field, button, cancel }

enum AlertPartKey: LayoutValueKey {
  static var defaultValue: AlertPart { .field }
}

/// Places the parts of an alert in a column, with its buttons at the lower right.
///
/// The button that cancels is first; buttons that don't fit into a row are in a column.
///
/// Of little room the message gives first, which scrolls, then the row above the buttons. Widths: that of the widest part, between 30
/// and 60 columns where there are so many.
struct AlertLayout: UnobservedLayout {
  /// The places of the parts, from the top.
  private struct Plan {
    let width: Int
    var height = 0
    var places: [(subview: LayoutSubview, rect: Rect)] = []

    /// Adds parts below the others, across the whole width, each at most so high.
    mutating func add(_ parts: [LayoutSubview], height most: Int? = nil) {
      for part in parts {
        let size = part.sizeThatFits(ProposedViewSize(width: width, height: most))
        let rows = most.map { min(size.height, $0) } ?? size.height
        places.append((part, Rect(x: 0, y: height, width: width, height: rows)))
        height += rows
      }
    }

    /// Leaves rows free, but none at the top.
    mutating func addGap(_ rows: Int) { if height > 0 { height += rows } }

    /// Adds buttons in one row, at its end.
    mutating func addRow(of buttons: [LayoutSubview], _ row: ButtonRow) {
      var x = width - row.width
      for (button, size) in zip(buttons, row.sizes) {
        places.append((button, Rect(x: x, y: height, width: size.width, height: 1)))
        x += size.width + AlertLayout.gap
      }
      if !buttons.isEmpty { height += 1 }
    }

    /// Adds buttons below each other, all as wide as the widest.
    mutating func addColumn(of buttons: [LayoutSubview], _ row: ButtonRow) {
      let column = min(row.widest, width)
      for button in buttons {
        places.append((button, Rect(x: width - column, y: height, width: column, height: 1)))
        height += 1
      }
    }
  }

  /// The sizes of buttons, and the width that they need next to each other.
  private struct ButtonRow {
    let sizes: [Size]
    var width: Int { sizes.reduce(0) { $0 + $1.width } + AlertLayout.gap * max(sizes.count - 1, 0) }
    var widest: Int { sizes.map(\.width).max() ?? 0 }
  }

  private static let gap = 2

  private func parts(_ subviews: Subviews, _ kinds: AlertPart...) -> [LayoutSubview] {
    kinds.flatMap { kind in subviews.filter { $0[AlertPartKey.self] == kind } }
  }

  /// Divides the room: buttons keep theirs, side by side or below each other; the message gets what is left.
  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
    let buttons = parts(subviews, .cancel, .button)
    let row = ButtonRow(sizes: buttons.map { $0.sizeThatFits(.unspecified) })
    let width = width(proposal, subviews, row)
    let isRow = row.width <= width
    let buttonRows = isRow ? min(buttons.count, 1) : buttons.count
    let heights = heights(proposal, subviews, width: width, buttonRows: buttonRows)
    var plan = Plan(width: width)
    plan.add(parts(subviews, .title), height: heights.title)
    plan.add(parts(subviews, .message), height: heights.message)
    plan.addGap(heights.fieldGap)
    plan.add(parts(subviews, .field))
    plan.addGap(heights.gap)
    if isRow {
      plan.addRow(of: buttons, row)
    } else {
      // The way out comes last.
      plan.addColumn(of: parts(subviews, .button, .cancel), row)
    }
    return plan
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews, _ row: ButtonRow) -> Int {
    let words = parts(subviews, .title, .message)
    let widest = words.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let most = min(proposal.width ?? 60, 60)
    return min(max(widest, row.width <= most ? row.width : row.widest, 30), max(most, 0))
  }

  /// Shares the rows out: the buttons are served first, then fields, title, message, and the row above the buttons.
  private func heights(
    _ proposal: ProposedViewSize, _ subviews: Subviews, width: Int, buttonRows: Int
  ) -> (title: Int, message: Int, fieldGap: Int, gap: Int) {
    func wanted(_ kind: AlertPart) -> Int {
      let offer = ProposedViewSize(width: width, height: nil)
      return parts(subviews, kind).reduce(0) { $0 + $1.sizeThatFits(offer).height }
    }
    var room = (proposal.height ?? CellLimit.maximum) - buttonRows - wanted(.field)
    let title = max(min(wanted(.title), room), 0)
    room -= title
    // Of a long message three rows do.
    let needed = wanted(.message)
    let gap = room > min(needed, 3) && buttonRows > 0 ? 1 : 0
    let message = max(min(needed, room - gap), 0)
    let fieldGap = room - gap - message > 0 && !parts(subviews, .field).isEmpty ? 1 : 0
    return (title, message, fieldGap, gap)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let plan = plan(proposal, subviews)
    return Size(width: plan.width, height: plan.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, rect) in plan(proposal, subviews).places {
      subview.place(
        at: bounds.origin.offsetBy(dx: rect.minX, dy: rect.minY), proposal: ProposedViewSize(rect.size))
    }
  }
}
