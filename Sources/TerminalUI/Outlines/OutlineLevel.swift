/// The rows of a hierarchy of which some are open: in order, each found by its number.
///
///     a            0
///     ▾ b          1
///       ├ b1       2
///       └ b2       3
///     c            4
///
/// A level knows its elements and those that are open, each a level of its own, with the rows before it. So a row is found by as many
/// searches as it is deep, and to open or close one costs what is open beside it and around it. Children are asked for what is open, and
/// for the row that somebody looks at, to know whether it can be opened.
nonisolated struct OutlineLevel<Data: RandomAccessCollection> {
  private struct Open {
    var index: Int
    var level: OutlineLevel
    /// The rows of open elements before this one.
    var before = 0
  }

  private(set) var data: Data
  private var open: [Open] = []
  /// The number of rows, those of open elements included.
  private(set) var count: Int

  init(_ data: Data) {
    self.data = data
    count = data.count
  }

  private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

  private mutating func addUp() {
    var before = 0
    for place in open.indices {
      open[place].before = before
      before += open[place].level.count
    }
    count = data.count + before
  }

  /// The place among those that are open of the last one whose row is before a row.
  private func lastOpen(before row: Int) -> Int? {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].index + open[middle].before < row { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func place(ofOpen index: Int) -> (place: Int, isThere: Bool) {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return (low, low < open.count && open[low].index == index)
  }

  /// A row.
  func row(at row: Int) -> OutlineRow<Data.Element> {
    var guides: [Bool] = []
    return find(row, &guides, at: row)
  }

  private func find(_ row: Int, _ guides: inout [Bool], at place: Int) -> OutlineRow<Data.Element> {
    var index = row
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        guides.append(open[last].index + 1 < data.count)
        return open[last].level.find(row - start, &guides, at: place)
      }
      index = row - open[last].before - open[last].level.count
    }
    guides.append(index + 1 < data.count)
    return OutlineRow(
      element: element(index), place: place, hasNext: guides, isOpen: self.place(ofOpen: index).isThere)
  }

  /// The row of the element that a row is a child of.
  func parent(of row: Int) -> Int? {
    guard let last = lastOpen(before: row) else { return nil }
    let start = open[last].index + open[last].before + 1
    guard row < start + open[last].level.count else { return nil }
    return open[last].level.parent(of: row - start).map { $0 + start } ?? start - 1
  }

  /// Opens the elements beside that of a row, and it; says whether that is a change.
  mutating func openSiblings(of row: Int, children: (Data.Element) -> Data?) -> Bool {
    defer { addUp() }
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        return open[last].level.openSiblings(of: row - start, children: children)
      }
    }
    var all: [Open] = []
    var known = open[...]
    for (index, element) in data.enumerated() {
      if known.first?.index == index {
        all.append(known.removeFirst())
      } else if let inner = children(element) {
        all.append(Open(index: index, level: OutlineLevel(inner)))
      }
    }
    let isChange = all.count != open.count
    open = all
    return isChange
  }

  /// Opens a row's element, if `children` has any, or closes it; says whether that is a change.
  mutating func set(_ row: Int, open isOpen: Bool, children: (Data.Element) -> Data?) -> Bool {
    var index = row
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        defer { addUp() }
        return open[last].level.set(row - start, open: isOpen, children: children)
      }
      index = row - open[last].before - open[last].level.count
    }
    let (place, isThere) = place(ofOpen: index)
    guard isThere != isOpen else { return false }
    if isOpen {
      guard let inner = children(element(index)) else { return false }
      open.insert(Open(index: index, level: OutlineLevel(inner)), at: place)
    } else {
      open.remove(at: place)
    }
    addUp()
    return true
  }

  /// The same with other elements: those that are open are looked for where they were, and else everywhere.
  mutating func take<ID: Hashable>(
    _ new: Data, id: (Data.Element) -> ID, children: (Data.Element) -> Data?
  ) {
    let old = self
    self = OutlineLevel(new)
    guard !old.open.isEmpty else { return }
    var missing: [ID: OutlineLevel] = [:]
    for entry in old.open {
      let identity = id(old.element(entry.index))
      if entry.index < new.count, id(element(entry.index)) == identity {
        adopt(entry.level, at: entry.index, id, children)
      } else {
        missing[identity] = entry.level
      }
    }
    if !missing.isEmpty {
      for (index, element) in new.enumerated() where !missing.isEmpty {
        if let level = missing.removeValue(forKey: id(element)) { adopt(level, at: index, id, children) }
      }
      open.sort { $0.index < $1.index }
    }
    addUp()
  }

  private mutating func adopt<ID: Hashable>(
    _ level: OutlineLevel, at index: Int, _ id: (Data.Element) -> ID, _ children: (Data.Element) -> Data?
  ) {
    guard let inner = children(element(index)) else { return }
    var level = level
    level.take(inner, id: id, children: children)
    open.append(Open(index: index, level: level))
  }
}
