internal import TerminalUICore

/// A month as a page of a calendar, on which keys and clicks choose a day.
struct MonthView: UnaryView {
  /// How many months the page is after that of the date.
  @State private var months = 0
  let entry: any DateEntry
  /// Runs when a day is chosen by Return or a click.
  let onChoose: () -> Void

  var body: some View {
    let page = entry.page(months: months)
    MonthLook(page: page)
      .modifier(MonthFocus(entry: entry, page: page, months: $months, onChoose: onChoose))
  }
}

/// The days of the month, drawn by whether it has the focus and is enabled.
private struct MonthLook: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.isEnabled) private var isEnabled
  let page: MonthPage

  var body: some View {
    MonthGrid(page: page, chosen: isFocused && isFocusEffectEnabled && isEnabled ? .focused : .selected)
      .modifier(DrawEffectModifier(StateEffect(isEnabled ? nil : .disabled)))
  }
}

/// The cells of a month: its title between two signs, the days of the week, six weeks.
///
/// With less room it shows fewer weeks, that of the chosen day among them.
private struct MonthGrid: NodeView, Equatable {
  let page: MonthPage
  /// How the chosen day looks.
  let chosen: PaintState

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { MonthGridNode(view, in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: MonthGridNode.self).update(to: view)
  }
}

/// The positions of the parts of a month for a number of columns.
nonisolated struct MonthPlaces {
  /// The columns of a day: 4, or fewer where there is less room.
  let column: Int
  /// The first week that is shown.
  var firstWeek = 0
  /// The rows above the weeks: the title, and the days of the week.
  static let rowsAbove = 2
  /// The height of a month.
  static let height = rowsAbove + MonthPage.weeks

  init(width: Int) { column = Swift.min(Swift.max(width / 7, 2), 4) }

  var width: Int { 7 * column }

  /// The cells of a day, in the month's own coordinates.
  func cells(of day: Int, on page: MonthPage) -> Rect {
    let place = page.leading + day - 1
    return Rect(
      x: place % 7 * column, y: Self.rowsAbove + place / 7 - firstWeek, width: column, height: 1)
  }

  /// The day at `point`.
  func day(at point: Point, on page: MonthPage) -> Int? {
    guard point.y >= Self.rowsAbove, point.x >= 0, point.x < width else { return nil }
    let day = (point.y - Self.rowsAbove + firstWeek) * 7 + point.x / column - page.leading + 1
    return page.days >= 1 && (1...page.days).contains(day) ? day : nil
  }
}

/// Draws the weeks of the page.
///
/// Where there is no room for all of them, it scrolls so that the chosen day is in sight.
final class MonthGridNode: ItemNode, Scroller {
  private var view: MonthGrid
  private var firstWeek = 0

  fileprivate init(_ view: MonthGrid, in context: NodeContext) {
    self.view = view
    super.init(in: context)
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(in context: NodeContext, flags: NodeFlags) { fatalError("a month without a page") }

  fileprivate func update(to new: MonthGrid) {
    guard new != view else { return }
    view = new
    showChosenWeek(in: size.height)
    damage()
  }

  func scrolls(_ axis: Axis) -> Bool { axis == .vertical }

  var hugsContent: Bool { true }

  /// Where the parts of the month are.
  var places: MonthPlaces {
    var places = MonthPlaces(width: size.width)
    places.firstWeek = firstWeek
    return places
  }

  private func showChosenWeek(in height: Int) {
    let rows = Swift.max(height - MonthPlaces.rowsAbove, 1)
    if let day = view.page.chosen {
      let week = (view.page.leading + day - 1) / 7
      firstWeek = Swift.min(Swift.max(firstWeek, week - rows + 1), week)
    }
    firstWeek = Swift.max(Swift.min(firstWeek, MonthPage.weeks - rows), 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let places = MonthPlaces(width: proposal.width ?? .max)
    let height = Swift.min(
      Swift.max(proposal.height ?? .max, MonthPlaces.rowsAbove + 1), MonthPlaces.height)
    return Answer(
      Size(width: places.width, height: height), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let answer = measure(proposal)
    showChosenWeek(in: answer.size.height)
    return answer
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let places = places
    let secondary = Style(foreground: .role(.secondary))
    func centred(_ text: String, in width: Int) -> Int {
      Swift.max(width - CellWidth.width(of: text), 0) / 2
    }
    painter.clipped(to: Rect(origin: origin, size: size)) { painter in
      let title = view.page.title
      painter.write("‹", at: origin.offsetBy(dx: 1, dy: 0), style: secondary)
      painter.clipped(to: Rect(x: origin.x + 3, y: origin.y, width: Swift.max(size.width - 6, 0), height: 1))
      {
        $0.write(
          title, at: origin.offsetBy(dx: Swift.max(centred(title, in: places.width), 3), dy: 0),
          style: Style(attributes: .bold))
      }
      painter.write("›", at: origin.offsetBy(dx: places.width - 2, dy: 0), style: secondary)
      for (index, name) in view.page.weekdays.prefix(7).enumerated() {
        let name = Self.cut(name, to: places.column - 1)
        let x = index * places.column + Swift.max(places.column - 1 - CellWidth.width(of: name), 0)
        painter.write(name, at: origin.offsetBy(dx: x, dy: 1), style: secondary)
      }
      for day in stride(from: 1, through: view.page.days, by: 1)
      where places.cells(of: day, on: view.page).minY >= MonthPlaces.rowsAbove {
        paint(day, places, &painter, at: origin)
      }
    }
  }

  private func paint(_ day: Int, _ places: MonthPlaces, _ painter: inout Painter, at origin: Point) {
    let page = view.page
    let cells = places.cells(of: day, on: page).offsetBy(dx: origin.x, dy: origin.y)
    let text = String(day)
    let x = cells.minX + Swift.max(places.column - (places.column > 2 ? 1 : 0) - text.count, 0)
    func write(_ painter: inout Painter, _ style: Style = .plain) {
      painter.write(text, at: Point(x: x, y: cells.minY), style: style)
    }
    if day == page.chosen {
      painter.block(painter.palette.partLook(view.chosen), [cells]) { write(&$0) }
    } else if page.enabled?.contains(day) != true {
      write(&painter, Style(foreground: .role(.quaternary)))
    } else if day == page.today {
      write(&painter, Style(foreground: .role(.tint), attributes: .underline))
    } else {
      write(&painter)
    }
  }

  /// As much of a text as has so many columns.
  private static func cut(_ text: String, to columns: Int) -> String {
    var (cut, width) = ("", 0)
    for character in text {
      width += CellWidth.width(of: String(character))
      if width > columns { break }
      cut.append(character)
    }
    return cut
  }

  override var partInSight: Rect? {
    view.page.chosen.map { MonthPlaces(width: size.width).cells(of: $0, on: view.page) }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "MonthGrid" }
}
