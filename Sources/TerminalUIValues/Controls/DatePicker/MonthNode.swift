internal import TerminalUICore

/// Makes the month one view for the keyboard, whose arrow keys choose a day.
struct MonthFocus: PassModifier {
  let entry: any DateEntry
  let page: MonthPage
  @Binding var months: Int
  let onChoose: () -> Void

  func makePassNode(in context: NodeContext) -> PassNode { MonthNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: MonthNode.self).update(to: self) }
}

/// Chooses a day by arrows and clicks, and turns pages.
final class MonthNode: FocusNode, MouseResponder, PressResponder {
  fileprivate(set) var month: MonthFocus

  init(_ month: MonthFocus, in context: NodeContext) {
    self.month = month
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a month without a date")
  }

  func update(to new: MonthFocus) {
    let isOther = new.page != month.page
    month = new
    if isOther { keepPartInSight() }
  }

  // MARK: Keys

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    let page = month.page
    keys.on(.leftArrow, title: "Day before") { move(days: -1) }
    keys.on(.rightArrow, title: "Next day") { move(days: 1) }
    keys.on(.upArrow, title: "Week before") { move(days: -7) }
    keys.on(.downArrow, title: "Next week") { move(days: 7) }
    keys.on(.pageUp, title: "Month before") { move(months: -1) }
    keys.on(.pageDown, title: "Next month") { move(months: 1) }
    keys.on(.home, title: "First day") { choose(page.enabled?.lowerBound ?? 1) }
    keys.on(.end, title: "Last day") { choose(page.enabled?.upperBound ?? page.days) }
    keys.on(.return, .space, title: "Choose") { month.onChoose() }
  }

  /// Goes on from the chosen day, whatever page is shown.
  private func move(days: Int = 0, months: Int = 0) {
    month.entry.move(days: days, months: months)
    month.months = 0
  }

  private func choose(_ day: Int) {
    month.entry.choose(day: day, months: Evaluation.unobserved { month.months })
    month.months = 0
  }

  // MARK: Mouse

  func handle(_ event: MouseEvent) -> Bool {
    guard isEnabled, value, case .scroll(_, let dy) = event.kind, dy != 0 else { return false }
    turn(by: dy)
    return true
  }

  private func turn(by count: Int) {
    month.months = Swift.min(Swift.max(month.months + count.signum(), -9999), 9999)
  }

  func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.hasNoRival else { return .possible }
    guard event.kind == .up else { return .active }
    guard event.isInside, isEnabled, let places = (firstItem as? MonthGridNode)?.places else { return .ended }
    if event.location.y == 0 {
      if event.location.x < 3 { turn(by: -1) }
      if event.location.x >= places.width - 3 { turn(by: 1) }
    } else if let day = places.day(at: event.location, on: month.page),
      month.page.enabled?.contains(day) == true
    {
      choose(day)
      month.onChoose()
    }
    return .ended
  }

  func cancel() {}

  /// On the chosen day.
  override var cursor: Cursor? {
    guard let normal = super.cursor, let item = firstItem as? MonthGridNode, let day = month.page.chosen
    else {
      return super.cursor
    }
    let cells = item.places.cells(of: day, on: month.page)
    let cell = item.visibleRect(
      Rect(x: Swift.max(cells.maxX - 2, cells.minX), y: cells.minY, width: 1, height: 1))
    return cell.isEmpty ? normal : Cursor(position: cell.origin)
  }

  override var name: String { "month" }
}
