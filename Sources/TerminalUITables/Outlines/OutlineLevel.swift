/// The rows of a hierarchy in which some elements are open.
///
/// Rows are in order, and are found by their numbers.
///
///     a            0
///     ▾ b          1
///       ├ b1       2
///       └ b2       3
///     c            4
///
/// A level has its elements and those that are open, each a level of its own, with the rows before it. So finding a row takes as many searches as the
/// row is deep. Opening or closing one costs the open siblings in its level and around it. Children are read of open elements, and of a row that is
/// read, to find out whether it can be opened. The open elements in a closed one are kept until it is open again.
nonisolated struct OutlineLevel<Data: RandomAccessCollection> {
  /// An open element, with the level of its children.
  private struct Open {
    var index: Int
    var level: OutlineLevel
    /// The rows of open elements before this one.
    var before = 0
  }

  private(set) var data: Data
  private var open: [Open] = []
  /// The levels of closed elements, by the elements' indices; their elements may be out of date.
  private var closed: [Int: OutlineLevel] = [:]
  /// The number of rows, those of open elements included.
  private(set) var count: Int

  init(_ data: Data) {
    self.data = data
    count = data.count
  }

  private func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

  /// Called after each change: counts the rows before each open element.
  private mutating func addUp() {
    var before = 0
    for place in open.indices {
      open[place].before = before
      before += open[place].level.count
    }
    count = data.count + before
  }

  /// The place in `open` of the last open element whose row is before `row`.
  private func lastOpen(before row: Int) -> Int? {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].index + open[middle].before < row { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Where an element is among the open ones, or would be.
  private func place(ofOpen index: Int) -> (place: Int, isThere: Bool) {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if open[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return (low, low < open.count && open[low].index == index)
  }

  /// A row.
  package func row(at row: Int) -> OutlineRow<Data.Element> {
    var guides: [Bool] = []
    var above: [Int] = []
    return find(row, &guides, &above, at: row)
  }

  /// The row with a number: an element of this level, or a row of the open element before it.
  private func find(
    _ row: Int, _ guides: inout [Bool], _ above: inout [Int], at place: Int
  ) -> OutlineRow<Data.Element> {
    var index = row
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        guides.append(open[last].index + 1 < data.count)
        above.append(place - row + start - 1)
        return open[last].level.find(row - start, &guides, &above, at: place)
      }
      index = row - open[last].before - open[last].level.count
    }
    guides.append(index + 1 < data.count)
    return OutlineRow(
      element: element(index), place: place, hasNext: guides, placesAbove: above,
      isOpen: self.place(ofOpen: index).isThere)
  }

  /// The row of the element that a row is a child of.
  func parent(of row: Int) -> Int? {
    guard let last = lastOpen(before: row) else { return nil }
    let start = open[last].index + open[last].before + 1
    guard row < start + open[last].level.count else { return nil }
    return open[last].level.parent(of: row - start).map { $0 + start } ?? start - 1
  }

  /// Opens the elements for which a condition holds, and those in them, and closes the others.
  ///
  /// - Parameters:
  ///   - depth: The most levels below this one.
  ///   - isOpen: Whether an element has to be open.
  ///   - children: The children of an element.
  mutating func open(
    depth: Int, where isOpen: (Data.Element) -> Bool, children: (Data.Element) -> Data?
  ) {
    var all: [Open] = []
    var known = open[...]
    for (index, element) in data.enumerated() {
      let before = known.first?.index == index ? known.removeFirst() : nil
      guard depth > 0, isOpen(element),
        var entry = before ?? children(element).map({ Open(index: index, level: OutlineLevel($0)) })
      else { continue }
      entry.level.open(depth: depth - 1, where: isOpen, children: children)
      all.append(entry)
    }
    open = all
    closed = [:]
    addUp()
  }

  /// Calls `visit` with each element that is open.
  func visitOpen(_ visit: (Data.Element) -> Void) {
    for entry in open {
      visit(element(entry.index))
      entry.level.visitOpen(visit)
    }
  }

  /// Opens a row's element and its siblings; returns the new place of the row, if anything changed.
  mutating func openSiblings<ID: Hashable>(
    of row: Int, id: (Data.Element) -> ID, children: (Data.Element) -> Data?
  ) -> Int? {
    var index = row
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        defer { addUp() }
        return open[last].level.openSiblings(of: row - start, id: id, children: children).map { start + $0 }
      }
      index = row - open[last].before - open[last].level.count
    }
    var all: [Open] = []
    var known = open[...]
    for (place, element) in data.enumerated() {
      if known.first?.index == place {
        all.append(known.removeFirst())
      } else if let inner = children(element) {
        all.append(Open(index: place, level: reopened(place, inner, id, children)))
      }
    }
    guard all.count != open.count else { return nil }
    open = all
    addUp()
    return self.row(of: index)
  }

  /// The row of the element with an index in this level.
  private func row(of index: Int) -> Int {
    let place = place(ofOpen: index).place
    guard place > 0 else { return index }
    return index + open[place - 1].before + open[place - 1].level.count
  }

  /// Returns the level of an element that is opened, with the elements open that were open in it.
  private mutating func reopened<ID: Hashable>(
    _ index: Int, _ inner: Data, _ id: (Data.Element) -> ID, _ children: (Data.Element) -> Data?
  ) -> OutlineLevel {
    guard var level = closed.removeValue(forKey: index) else { return OutlineLevel(inner) }
    level.replaceElements(with: inner, id: id, children: children)
    return level
  }

  /// The row of an element, by its row in an earlier level of the same elements.
  ///
  /// The row isn't necessarily that of the same element.
  package func row(ofRow row: Int, of old: OutlineLevel) -> Int? {
    var index = row
    if let last = old.lastOpen(before: row) {
      let entry = old.open[last]
      let start = entry.index + entry.before + 1
      if row < start + entry.level.count {
        let (place, isThere) = place(ofOpen: entry.index)
        guard isThere, let inner = open[place].level.row(ofRow: row - start, of: entry.level) else {
          return nil
        }
        return open[place].index + open[place].before + 1 + inner
      }
      index = row - entry.before - entry.level.count
    }
    return index < data.count ? self.row(of: index) : nil
  }

  /// Opens a row's element, if `children` has any, or closes it; returns whether that is a change.
  mutating func set<ID: Hashable>(
    _ row: Int, open isOpen: Bool, id: (Data.Element) -> ID, children: (Data.Element) -> Data?
  ) -> Bool {
    var index = row
    if let last = lastOpen(before: row) {
      let start = open[last].index + open[last].before + 1
      if row < start + open[last].level.count {
        defer { addUp() }
        return open[last].level.set(row - start, open: isOpen, id: id, children: children)
      }
      index = row - open[last].before - open[last].level.count
    }
    let (place, isThere) = place(ofOpen: index)
    guard isThere != isOpen else { return false }
    if isOpen {
      guard let inner = children(element(index)) else { return false }
      open.insert(Open(index: index, level: reopened(index, inner, id, children)), at: place)
    } else {
      let level = open.remove(at: place).level
      closed[index] = level.open.isEmpty && level.closed.isEmpty ? nil : level
    }
    addUp()
    return true
  }

  /// Replaces the elements, and keeps which of them are open.
  ///
  /// An element with a state is searched for at its old place first, and then everywhere.
  mutating func replaceElements<ID: Hashable>(
    with new: Data, id: (Data.Element) -> ID, children: (Data.Element) -> Data?
  ) {
    let old = self
    self = OutlineLevel(new)
    let known =
      old.open.map { (index: $0.index, level: $0.level, isOpen: true) }
      + old.closed.map { (index: $0.key, level: $0.value, isOpen: false) }
    guard !known.isEmpty else { return }
    var missing: [ID: (level: OutlineLevel, isOpen: Bool)] = [:]
    func adopt(_ level: OutlineLevel, _ isOpen: Bool, at index: Int) {
      if isOpen { self.adopt(level, at: index, id, children) } else { closed[index] = level }
    }
    for entry in known {
      let identity = id(old.element(entry.index))
      if entry.index < new.count, id(element(entry.index)) == identity {
        adopt(entry.level, entry.isOpen, at: entry.index)
      } else {
        missing[identity] = (entry.level, entry.isOpen)
      }
    }
    if !missing.isEmpty {
      for (index, element) in new.enumerated() where !missing.isEmpty {
        if let entry = missing.removeValue(forKey: id(element)) {
          adopt(entry.level, entry.isOpen, at: index)
        }
      }
      open.sort { $0.index < $1.index }
    }
    addUp()
  }

  /// Takes over the open level of an element, with the children that the element has now.
  private mutating func adopt<ID: Hashable>(
    _ level: OutlineLevel, at index: Int, _ id: (Data.Element) -> ID, _ children: (Data.Element) -> Data?
  ) {
    guard let inner = children(element(index)) else { return }
    var level = level
    level.replaceElements(with: inner, id: id, children: children)
    open.append(Open(index: index, level: level))
  }
}
