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
    var size = Size.zero
    var places: [(subview: LayoutSubview, rect: Rect)] = []
  }

  private static let gap = 2

  private func parts(_ subviews: Subviews, _ kinds: AlertPart...) -> [LayoutSubview] {
    kinds.flatMap { kind in subviews.filter { $0[AlertPartKey.self] == kind } }
  }

  private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan {
    let buttons = parts(subviews, .cancel, .button)
    let sizes = buttons.map { $0.sizeThatFits(.unspecified) }
    let row = sizes.reduce(0) { $0 + $1.width } + Self.gap * max(sizes.count - 1, 0)
    let words = parts(subviews, .title, .message)
    let widest = words.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let most = min(proposal.width ?? 60, 60)
    let across = row <= most ? row : sizes.map(\.width).max() ?? 0
    let width = min(max(widest, across, 30), max(most, 0))
    var plan = Plan()
    var y = 0
    func add(_ subview: LayoutSubview, height: Int? = nil) {
      let offer = ProposedViewSize(width: width, height: height)
      let size = subview.sizeThatFits(offer)
      let rows = height.map { min(size.height, $0) } ?? size.height
      plan.places.append((subview, Rect(x: 0, y: y, width: width, height: rows)))
      y += rows
    }
    let isRow = row <= width
    let (titles, messages) = (parts(subviews, .title), parts(subviews, .message))
    let fields = parts(subviews, .field)
    func height(_ parts: [LayoutSubview]) -> Int {
      parts.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    }
    // The buttons are served first, then fields, title, message, and the row above the buttons; of a long message three rows do.
    var room = proposal.height ?? CellLimit.maximum
    room -= (isRow ? min(buttons.count, 1) : buttons.count) + height(fields)
    let title = max(min(height(titles), room), 0)
    room -= title
    let wanted = height(messages)
    let gap = room > min(wanted, 3) && !buttons.isEmpty ? 1 : 0
    let message = max(min(wanted, room - gap), 0)
    for part in titles { add(part, height: title) }
    for part in messages { add(part, height: message) }
    if !fields.isEmpty, y > 0, room - gap - message > 0 { y += 1 }
    for part in fields { add(part) }
    if y > 0 { y += gap }
    if isRow {
      var x = width - row
      for (button, size) in zip(buttons, sizes) {
        plan.places.append((button, Rect(x: x, y: y, width: size.width, height: 1)))
        x += size.width + Self.gap
      }
      if !buttons.isEmpty { y += 1 }
    } else {
      // All as wide as the widest; the way out comes last.
      let column = min(sizes.map(\.width).max() ?? 0, width)
      for button in parts(subviews, .button, .cancel) {
        plan.places.append((button, Rect(x: width - column, y: y, width: column, height: 1)))
        y += 1
      }
    }
    plan.size = Size(width: width, height: y)
    return plan
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    plan(proposal, subviews).size
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, rect) in plan(proposal, subviews).places {
      subview.place(
        at: bounds.origin.offsetBy(dx: rect.minX, dy: rect.minY), proposal: ProposedViewSize(rect.size))
    }
  }
}
