/// Where the rows of a window are after a change of the elements.
///
/// A row that had a node is then in the window again, or waits for the layout to take or leave it. It is parked if it may
/// not leave, because it has the focus or presents something. It is in doubt until its element is looked for.
extension WindowNode {
  /// Finds out where the rows that have nodes are now after a change, and removes those whose elements are gone.
  ///
  /// Rows that are elsewhere wait for the layout, which moves the window.
  func moveWindow(_ change: WindowChange) {
    let departures = departures
    // While it is still where it was.
    let keptRow =
      abs(change.growth) > reach ? container?.asLazyStack?.scroll?.keptItem()?.windowRow : nil
    var start = Swift.min(lower, count)
    if let (place, index) = firstRowFound(change) {
      start = Swift.max(place - index, 0)
    }
    let length = children.count
    let end = Swift.min(start + length, count)
    var nodes = takeRows()
    lower = start
    children.reserveCapacity(length)
    var updated: ContiguousArray<Row> = []
    hasNewRows = true
    for place in start..<end {
      let id = access.id(place)
      let row: Row
      if let known = nodes[id]?.popLast() {
        row = known.row
        updated.append(row)
      } else {
        row = unsafeDowncast(makeRow(place), to: Row.self)
      }
      row.index = Int32(truncatingIfNeeded: children.count)
      children.append(row)
    }
    letGo(Array(nodes.values.joined()), change, departures, keptRow)
    for followed in self.followed.nodes { updateFollowed(followed) }
    former = nil
    for row in updated { row.evaluate(at: lower + Int(row.index)) }
  }

  /// Takes away all rows that have nodes, and returns them by their elements, with the places where they were.
  private func takeRows() -> [ID: [(row: Row, place: Int)]] {
    var nodes: [ID: [(row: Row, place: Int)]] = [:]
    for entry in waiting.popAll() {
      guard let row = entry.row.map({ unsafeDowncast($0, to: Row.self) }) else { continue }
      nodes[row.id, default: []].append((row, entry.place))
    }
    for (id, known) in hasParked ? parked : [:] {
      _ = takeParked(id)
      nodes[id, default: []].append(known)
    }
    for index in children.indices.reversed() {
      let row = unsafeDowncast(children[index], to: Row.self)
      nodes[row.id, default: []].append((row, lower + index))
    }
    children = []
    return nodes
  }

  /// Lets rows wait until the layout has taken back the rows that it needs.
  ///
  /// A row that stays in sight stays.
  ///
  /// An element that is gone takes its state along; one that has only moved away keeps it. Where it isn't near the window, that is found out
  /// when the element comes again, because the search is a walk through all elements. Until then the row is in doubt. Only needed rows, rows that
  /// would leave a picture, and the row that the scroll view keeps in sight are looked up at once. The last matters where more elements came or
  /// went than are looked at here, as when a filter ends.
  private func letGo(
    _ rows: [(row: Row, place: Int)], _ change: WindowChange, _ departures: ObjectTable<Departure>,
    _ keptRow: WindowRowNode?
  ) {
    var needed: [(row: Row, place: Int)] = []
    var around: [ID: Int]?
    for (row, place) in rows {
      row.formerPlace = place
      if let new = find(row.id, place, change) ?? find(row.id, in: &around) {
        endDoubt(of: row)
        wait(row, from: new)
      } else if departures[row] != nil || row === keptRow || row.isNeeded {
        needed.append((row, place))
      } else {
        if let former, doubts[ObjectIdentifier(row)] == nil {
          doubts[ObjectIdentifier(row)] = (former, place)
        }
        wait(row, from: place, isInDoubt: true)
      }
    }
    if !needed.isEmpty {
      WorkCounter.note(count)
      let present = access.present(Set(needed.map(\.row.id)))
      for (row, place) in needed {
        if present.contains(row.id) {
          endDoubt(of: row)
          wait(row, from: place, isPlaceKnown: false)
        } else {
          row.leave(departures[row])
        }
      }
    }
    askForKeptRows(change)
    updateMark(change)
  }

  /// Finds out where the element of the marked row is, which stays found while it is out of sight.
  private func updateMark(_ change: WindowChange) {
    guard let mark else { return }
    let place = (mark.id.base as? ID).flatMap { find($0, mark.place, change) }
    if let place { self.mark?.place = place } else { setMark(nil) }
  }

  /// Looks for the elements of the rows without nodes whose states are kept, and drops states of those that are gone.
  func askForKeptRows(_ change: WindowChange) {
    guard let kept, !kept.isEmpty else { return }
    kept.elementsChanged(
      to: KeptStates<ID>.Version(number: version, count: count, present: access.present), isLive: isLive
    ) { id, place in
      find(id, place, change)
    }
  }

  /// Returns the new place of the element that was at `place`.
  ///
  /// Most elements are at their old place, or as far away as the number of elements has changed.
  func find(_ id: ID, _ place: Int, _ change: WindowChange) -> Int? {
    WorkCounter.note(4)
    if let found = access.find(id, place, 2) { return found }
    if change.growth != 0, let found = access.find(id, place + change.growth, 2) { return found }
    return remembered(id, place, change)
  }

  /// The place of an element, as far as the collection remembers it.
  private func remembered(_ id: ID, _ place: Int, _ change: WindowChange) -> Int? {
    guard let place = change.remembered?(place), place >= 0, place < count, access.id(place) == id else {
      return nil
    }
    return place
  }

  /// How far around the window its rows are looked for: a walk through all elements would cost time with each of them.
  private var reach: Int { children.count + 8 }

  /// The place of an element, if that is so near to the window that the layout may want it.
  private func find(_ id: ID, in around: inout [ID: Int]?) -> Int? {
    if around == nil {
      var found: [ID: Int] = [:]
      WorkCounter.note(2 * reach)
      for place in Swift.max(lower - reach, 0)..<Swift.min(upper + reach, count) {
        found[access.id(place)] = place
      }
      around = found
    }
    return around?[id]
  }

  /// A row that has a node, by its new place and its index among the children: the first in sight that is found again.
  ///
  /// The window is then laid around it, so that what the user looks at stays where it is.
  private func firstRowFound(_ change: WindowChange) -> (place: Int, index: Int)? {
    guard count > 0 else { return nil }
    let stack = container?.asLazyStack
    // A row that was parked is not among them.
    let first = Swift.min(Swift.max(stack?.firstVisibleIndex(in: self) ?? 0, 0), children.count)
    let order = Array(first..<children.count) + Array((0..<first).reversed())
    let growth = change.growth
    for distance in growth == 0 ? [0] : [growth, 0] {
      for index in order {
        let place = lower + index + distance
        if place >= 0, place < count, access.id(place) == id(ofChild: index) { return (place, index) }
      }
    }
    for index in change.remembered == nil ? [] : order {
      if let place = remembered(id(ofChild: index), lower + index, change) { return (place, index) }
    }
    for index in order.prefix(2) {
      if let place = place(of: id(ofChild: index), expected: lower + index + growth, among: 64) {
        return (place, index)
      }
    }
    return nil
  }
}

/// The known facts about a change of a window's elements.
struct WindowChange {
  /// How many more elements there are.
  let growth: Int
  /// Where an element is that was at a place, where the collection knows that.
  let remembered: ((Int) -> Int?)?
}
