/// Where the columns of a table are: header and rows have it in common.
///
/// A width is, in this order: fixed by the app, set by the user, given by the app as ideal, or the width of the content, at most ``mostAutomatic``
/// cells. In a wide table columns of that kind share the width that is left. The width of the content is computed from the title and all rows arranged so far, as many at a time as fit on the screen. It never shrinks by itself.
/// The width of the content grows at once if there is room, else when another page is shown, and then by a quarter at
/// least. So a table whose rows get longer and longer seldom moves.
@MainActor final class TableColumns {
  /// The most cells that a column takes by itself.
  static let mostAutomatic = 40
  /// The cells between two columns.
  static let gap = 2
  /// A table narrower than this, without room for the columns, shows the others below the first one.
  static let leastWidth = 32
  /// A table of this width shares what its columns leave among them.
  static let leastSpreadWidth = 60

  struct Column {
    var rule: ColumnRule
    var isSortable: Bool
    /// The cells of the title, with its mark.
    var titleWidth = 0
    /// The most cells that a row has needed so far.
    var wanted = 0
    /// The most cells of a row before and behind the place where points are.
    var whole = 0
    var fraction = 0
    /// The width that the column takes by itself.
    var automatic: Int?
    /// The share that the column has of the cells that no column needs.
    var extra = 0
    /// The width that the user has set.
    var given: Int?
    /// Where the column is, from the first column's start, before anything is scrolled.
    package var place = 0..<0
    /// Whether the column doesn't show.
    var isHidden = false
    /// The place among the columns that show.
    var order: Int?
  }

  private(set) var columns: [Column] = []
  /// The user's changes to the columns, if the app keeps them.
  private(set) var customization: ColumnCustomization?
  /// The indices of the columns that show, in order.
  private(set) var shown: [Int] = []
  /// The cells for the columns.
  private(set) var width = 0
  /// The cells by which the columns that aren't frozen are scrolled.
  private(set) var offset = 0
  /// How many columns at the start stay where they are.
  private(set) var frozenCount = 1
  /// Whether only the first column has room, and the others are a detail.
  private(set) var isCompact = false
  /// Where the rows were when a column grew last.
  private var lastGrowth = 0

  // MARK: The columns

  /// Adopts other columns; those with a name or place as before keep their state.
  func adopt(_ rules: [(rule: ColumnRule, isSortable: Bool)]) -> Bool {
    let isSame =
      rules.count == columns.count
      && zip(rules, columns).allSatisfy { $0.rule == $1.rule && $0.isSortable == $1.isSortable }
    guard !isSame else { return false }
    let old = columns
    columns = rules.enumerated().map { index, new in
      var column = Column(rule: new.rule, isSortable: new.isSortable)
      let known =
        new.rule.id.flatMap { id in old.first { $0.rule.id == id } }
        ?? (old.indices.contains(index) && old[index].rule.id == nil ? old[index] : nil)
      if let known, known.rule.width == new.rule.width {
        column.given = known.given
        (column.wanted, column.automatic) = (known.wanted, known.automatic)
        if known.rule.alignment == new.rule.alignment {
          (column.whole, column.fraction) = (known.whole, known.fraction)
        }
      }
      return column
    }
    adoptWidths()
    updateShown()
    return true
  }

  /// Decides which columns are shown and in which order, by the app and by the user's changes.
  private func updateShown() {
    for index in columns.indices {
      let rule = columns[index].rule
      columns[index].isHidden =
        switch rule.id.map({ customization?[$0].visibility ?? .automatic }) ?? .automatic {
        case .automatic: rule.isHidden
        case .visible: false
        case .hidden: true
        }
    }
    let order = customization?.places(of: columns.map(\.rule.id)) ?? Array(columns.indices)
    shown = order.filter { !columns[$0].isHidden }
    for index in columns.indices { columns[index].order = nil }
    for (order, index) in shown.enumerated() { columns[index].order = order }
  }

  /// Takes the user's changes to the columns, and returns whether anything changed.
  func customize(_ new: ColumnCustomization?) -> Bool {
    guard new != customization else { return false }
    customization = new
    adoptWidths()
    updateShown()
    return true
  }

  /// The names of the columns when one of them is where another one was; `nil` where that can't be.
  func order(moving column: Int, to target: Int) -> [String]? {
    guard column != target, let id = columns[column].rule.id, let other = columns[target].rule.id,
      !columns[column].rule.disabled.contains(.reorder), !columns[target].rule.disabled.contains(.reorder)
    else { return nil }
    let places = customization?.places(of: columns.map(\.rule.id)) ?? Array(columns.indices)
    var ids = places.compactMap { columns[$0].rule.id }
    guard let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: other) else { return nil }
    ids.remove(at: from)
    ids.insert(id, at: to)
    return ids + (customization?.order.filter { !ids.contains($0) } ?? [])
  }

  private func adoptWidths() {
    guard let customization else { return }
    for index in columns.indices {
      columns[index].rule.id.map { setWidth(customization[$0].width, of: index) }
    }
  }

  /// Keeps columns at the start in place when the others are scrolled.
  func freeze(_ count: Int) -> Bool {
    guard count != frozenCount else { return false }
    frozenCount = Swift.max(count, 0)
    frozenWidth = findFrozenWidth()
    return true
  }

  /// The title of a column takes so many cells.
  func noteTitle(_ width: Int, of column: Int) { columns[column].titleWidth = width }

  /// Whether the width of a column's cells is needed.
  func asksForWidth(of column: Int) -> Bool {
    let column = columns[column]
    return !column.isHidden && column.given == nil && column.needsContent
      && (column.automatic ?? 0) < Self.mostAutomatic
  }

  /// Notes the columns that a cell would take; returns whether that may change anything, now or with another page.
  ///
  /// - Parameters:
  ///   - width: The columns of the cell.
  ///   - fraction: How many of them are behind the place where points are.
  ///   - column: The column of the table.
  func noteCell(_ width: Int, fraction: Int = 0, of column: Int) -> Bool {
    columns[column].whole = Swift.max(columns[column].whole, width - fraction)
    columns[column].wanted = Swift.max(
      columns[column].wanted, width, columns[column].whole + columns[column].fraction)
    return columns[column].wanted > columns[column].automatic ?? -1
  }

  /// Notes the columns of a cell from the place of its point; returns whether that moves the column's content.
  func noteFraction(_ fraction: Int, of column: Int) -> Bool {
    guard fraction > columns[column].fraction else { return false }
    columns[column].fraction = fraction
    hasOtherFractions = true
    return true
  }

  /// Whether points have another place since the columns were placed.
  private var hasOtherFractions = false

  // MARK: Widths

  /// Finds the places of the columns, and returns whether they have changed.
  ///
  /// - Parameters:
  ///   - width: The cells for all of them.
  ///   - position: The cell of the rows that is the first one in sight.
  ///   - page: How many rows are in sight.
  func settle(in width: Int, at position: Int, page: Int) -> Bool {
    let isOtherPage = abs(position - lastGrowth) >= Swift.max(page, 1)
    let free =
      self.width == width ? width - total(of: lengths) + shown.reduce(0) { $0 + columns[$1].extra } : 0
    var left = free
    // Before rows are made, all their cells count as one column wide, and nothing is settled.
    let haveRowsCome = shown.contains { columns[$0].wanted > 1 }
    for index in shown where columns[index].needsContent {
      let wanted = Swift.min(Swift.max(columns[index].wanted, columns[index].titleWidth), Self.mostAutomatic)
      guard let present = columns[index].automatic else {
        if haveRowsCome { columns[index].automatic = wanted }
        continue
      }
      guard wanted > present else { continue }
      let grown = Swift.min(Swift.max(wanted, present + present / 4), Self.mostAutomatic)
      guard isOtherPage || grown - present <= left else { continue }
      columns[index].automatic = grown
      left -= grown - present
      lastGrowth = position
    }
    self.width = width
    return place()
  }

  /// The width that was divided last.
  private var spreadWidth = 0

  private var lengths: [ColumnLengths] {
    var lengths = shown.map { columns[$0].lengths }
    // The last column gets the width that no column wants, if that doesn't move its content: so its texts are cut last.
    if !lengths.contains(where: { $0.most == .max }), shown.last.map({ columns[$0].canFill }) == true {
      lengths.append(ColumnLengths(lengths[lengths.count - 1].least, lengths.removeLast().ideal, .max))
    }
    return lengths
  }

  private func total(of lengths: [ColumnLengths]) -> Int {
    lengths.reduce(Self.gap * Swift.max(lengths.count - 1, 0)) { $0 + $1.ideal }
  }

  /// Divides the width that columns leave in a wide table, in proportion to their contents.
  ///
  /// Not where the app or the user has chosen: then the columns keep what they have got, until the table is narrower.
  private func spread() {
    let isChosen = shown.contains { columns[$0].given != nil }
    if isChosen, width >= spreadWidth { return }
    spreadWidth = width
    for index in shown { columns[index].extra = 0 }
    if isChosen { return }
    guard width >= Self.leastSpreadWidth, shown.count > 1 else { return }
    let lengths = lengths
    let natural = shown.map { columns[$0].lengths }
    guard !natural.contains(where: { $0.most == .max }) else { return }
    let spread = shown.map { columns[$0].rule.width == .automatic }
    let weights = zip(spread, natural).map { $0 ? $1.ideal : 0 }
    let shares = ColumnDivision.apportion(Swift.max(width - total(of: lengths), 0), by: weights, natural)
    for (index, share) in zip(shown, shares) { columns[index].extra = share }
  }

  /// Divides the width among the columns; returns whether one is at another place than before.
  private func place() -> Bool {
    spread()
    let lengths = lengths
    let gaps = Self.gap * Swift.max(shown.count - 1, 0)
    var widths = ColumnDivision.widths(of: lengths, in: width - gaps)
    let isCompact =
      width < Self.leastWidth && shown.count > 1 && widths.reduce(gaps, +) > width
    // Columns that can't fit aren't cut as well: scrolling shows all of them.
    if !isCompact, widths.reduce(gaps, +) > width { widths = lengths.map { Swift.min($0.ideal, width) } }
    var isChange = isCompact != self.isCompact || hasOtherFractions
    hasOtherFractions = false
    self.isCompact = isCompact
    var start = 0
    for (index, width) in zip(shown, widths) {
      let place = start..<(start + width)
      if columns[index].place != place {
        columns[index].place = place
        isChange = true
      }
      start += width + Self.gap
    }
    frozenWidth = findFrozenWidth()
    let offset = Swift.min(self.offset, mostOffset)
    if offset != self.offset {
      self.offset = offset
      isChange = true
    }
    return isChange
  }

  // MARK: What the user does

  /// Sets the width of a column; `nil` has it follow from the content again.
  func setWidth(_ width: Int?, of column: Int) {
    let least: Int
    let most: Int
    switch columns[column].rule.width {
    case .within(let min, _, let max): (least, most) = (min ?? 1, max ?? 1_000)
    default: (least, most) = (1, 1_000)
    }
    columns[column].given = width.map { Swift.min(Swift.max($0, least), Swift.max(most, least)) }
  }

  // MARK: Scrolling

  private var contentWidth: Int { shown.last.map { columns[$0].place.upperBound } ?? 0 }

  private var mostOffset: Int { isCompact ? 0 : Swift.max(contentWidth - width, 0) }

  /// The cells of the columns that stay in place, with the gap behind them; 0 where nothing is scrolled.
  private(set) var frozenWidth = 0

  /// The cells at the start that aren't scrolled.
  private func findFrozenWidth() -> Int {
    guard mostOffset > 0, frozenCount > 0, let last = shown.prefix(frozenCount).last else { return 0 }
    let end = columns[last].place.upperBound + Self.gap
    // Frozen columns that leave nothing to see of the others are as good as none.
    return end + 4 <= width ? end : 0
  }

  /// Scrolls by some cells, and returns whether that is a change.
  func canScroll(by cells: Int) -> Bool {
    Swift.min(Swift.max(offset + cells, 0), mostOffset) != offset
  }

  package func scroll(by cells: Int) -> Bool {
    let new = Swift.min(Swift.max(offset + cells, 0), mostOffset)
    defer { offset = new }
    return new != offset
  }

  /// Scrolls as little as necessary to show a column.
  func reveal(_ column: Int) -> Bool {
    guard let place = place(of: column), !place.isFrozen else { return false }
    let low = frozenWidth
    if place.start < low { return scroll(by: place.start - low) }
    let width = columns[column].place.count
    return place.start + width > self.width
      && scroll(by: Swift.min(place.start + width - self.width, place.start - low))
  }

  /// Whether there is more before or behind the visible columns.
  var hasMore: (before: Bool, behind: Bool) { (offset > 0, offset < mostOffset) }

  /// Where a column is now, and whether it stays there; `nil` where it doesn't show.
  package func place(of column: Int) -> (start: Int, isFrozen: Bool)? {
    guard columns.indices.contains(column), let order = columns[column].order else { return nil }
    let isFrozen = frozenWidth > 0 && order < frozenCount
    return (columns[column].place.lowerBound - (isFrozen ? 0 : offset), isFrozen)
  }

  /// The column at a cell, and the one whose end is there or just before it.
  func column(at x: Int) -> (column: Int?, divider: Int?) {
    var found: (column: Int?, divider: Int?) = (nil, nil)
    for index in shown {
      guard let place = place(of: index), place.isFrozen || x >= frozenWidth else { continue }
      let end = place.start + columns[index].place.count
      if x >= place.start, x < end { found.column = index }
      if x >= end, x < end + Self.gap { found.divider = index }
      if place.isFrozen, found != (nil, nil) { return found }
    }
    return found
  }
}

extension TableColumns.Column {
  /// Whether the width follows from the column's content.
  fileprivate var needsContent: Bool {
    switch rule.width {
    case .automatic: true
    case .fixed: false
    case .within(_, let ideal, _): ideal == nil
    }
  }

  /// Whether the column can fill the rest of the width without moving its content.
  fileprivate var canFill: Bool {
    given == nil && rule.width == .automatic && rule.alignment.start(of: 0, in: 2) == 0
  }

  /// The least, ideal and greatest width of the column.
  fileprivate var lengths: ColumnLengths {
    if case .fixed(let width) = rule.width { return .fixed(width) }
    if let given { return .fixed(given) }
    let content = automatic ?? Swift.max(titleWidth, 1)
    guard case .within(let min, let ideal, let max) = rule.width else {
      // A number that is cut looks like a different number. Other cells give up a quarter, and then the columns are scrolled.
      let least =
        rule.alignment.isNumeric
        ? content : Swift.min(content, Swift.max(titleWidth, 4, (content * 3 + 3) / 4))
      return ColumnLengths(least, content + extra, content + extra)
    }
    return ColumnLengths(min ?? 4, ideal ?? content, max ?? .max)
  }
}
