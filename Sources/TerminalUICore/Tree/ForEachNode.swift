internal import RuntimeMetadata

/// The node of a `ForEach` outside of lazy stacks: a row for each element, found again by identity.
@MainActor final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowList {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID>

  /// The place of the row that is being made; −1 is none.
  private var making = -1

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    self.view = view
    ids = view.access.ids()
    super.init(in: context, flags: [])
    let inner = childContext
    var rows: ContiguousArray<Node> = []
    rows.reserveCapacity(ids.count)
    let outer = Evaluation.begin(self)
    withRowViews { rowView in
      for place in 0..<ids.count {
        let view = rowView(place)
        making = place
        rows.append(inner.make(view))
      }
    }
    making = -1
    Evaluation.end(of: self, outer)
    rebuild(rows)
    if let duplicate = view.access.firstDuplicate(ids) { report(duplicate) }
  }

  override var name: String { "ForEach" }
  override var details: String { "\(ids.count) rows" }

  func update(to new: ForEach<Data, ID, Content>) {
    if valuesAreEqual(view, new) {
      view = new
      return
    }
    let newIDs = new.access.ids()
    if idsEqual(newIDs) {
      // The same block over equal elements makes the same rows; reads of the block itself lead to an evaluation.
      let isSame = makesSameRows(as: new)
      view = new
      if !isSame { updateRows() }
      return
    }
    view = new
    adoptElements(newIDs)
  }

  /// The block in a struct, because that is what can be compared: by what it captures.
  private struct Block { let content: (Data.Element) -> Content }

  /// Whether equal elements, however many, are shown by an equal block.
  private func makesSameRows(as new: ForEach<Data, ID, Content>) -> Bool {
    let layout = TypeComparison.of(Data.self)
    guard !layout.isLive, valuesAreEqual(Block(content: view.content), Block(content: new.content)) else {
      return false
    }
    return withUnsafePointer(to: view.data) { old in
      withUnsafePointer(to: new.data) { layout.isEqualCapture(old, $0) }
    }
  }

  /// Makes all row views again: the block read something that changed.
  override func evaluate() {
    // A collection that is an object may have other elements without notice.
    if TypeComparison.of(Data.self).isLive {
      let newIDs = view.access.ids()
      if !idsEqual(newIDs) { return adoptElements(newIDs) }
    }
    updateRows()
  }

  /// Updates the rows, whose elements are the same.
  private func updateRows() {
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    withRowViews { rowView in visitRows { place, node in node.update(to: rowView(place)) } }
    Evaluation.end(of: self, outer)
  }

  /// Keeps, moves, adds and removes rows for other elements.
  private func adoptElements(_ new: ContiguousArray<ID>) {
    let old = ids
    ids = new
    flags.remove(.needsEvaluation)
    let outer = Evaluation.begin(self)
    rearrange(from: old, to: new)
    Evaluation.end(of: self, outer)
  }

  /// The step from a list to a row: the identity of its element.
  override func step(to child: Node) -> RowPath.Step? {
    .key(AnyHashable(ids[making >= 0 ? making : place(of: child)]))
  }

  override func row(withID id: AnyHashable) -> Node? {
    guard let id = id.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    return row(at: place)
  }

  /// Makes the views of the rows at some places, and calls `body` with each.
  ///
  /// Reads of the block belong to this node, so some views at a time are made and their reads noted once.
  private func withViews(of places: [Int], _ body: @MainActor (_ place: Int, _ view: Content) -> Void) {
    let row = view.access.row
    let views = UnsafeMutablePointer<Content>.allocate(capacity: Swift.min(places.count, Self.viewsAtOnce))
    defer { views.deallocate() }
    for first in stride(from: 0, to: places.count, by: Self.viewsAtOnce) {
      let some = places[first..<Swift.min(first + Self.viewsAtOnce, places.count)]
      ObservedProperties.track(by: self) {
        for (index, place) in some.enumerated() { (views + index).initialize(to: row(place)) }
      }
      for (index, place) in some.enumerated() { body(place, views[index]) }
      views.deinitialize(count: some.count)
    }
  }

  /// Runs `body`, which takes the view of each row in their order.
  ///
  /// Reads of the block belong to this node, and reads of a row to the row. So some views are made at a time, and then their rows. They are kept in
  /// plain memory, since unspecialised code looks the type of an array up at each use.
  private func withRowViews(_ body: @MainActor (_ rowView: @MainActor (Int) -> Content) -> Void) {
    let views = UnsafeMutablePointer<Content>.allocate(capacity: Swift.min(ids.count, Self.viewsAtOnce))
    var made = 0..<0
    defer {
      views.deinitialize(count: made.count)
      views.deallocate()
    }
    body { place in
      if !made.contains(place) {
        views.deinitialize(count: made.count)
        made = self.makeViews(from: place, in: views)
      }
      return views[place - made.lowerBound]
    }
  }

  private static var viewsAtOnce: Int { 32 }

  /// Makes the views of some rows, and returns the places of these rows.
  @inline(never)
  private func makeViews(from first: Int, in views: UnsafeMutablePointer<Content>) -> Range<Int> {
    let row = view.access.row
    let places = first..<Swift.min(first + Self.viewsAtOnce, ids.count)
    ObservedProperties.track(by: self) {
      for place in places { (views + (place - first)).initialize(to: row(place)) }
    }
    return places
  }

  private func idsEqual(_ new: ContiguousArray<ID>) -> Bool {
    guard ids.count == new.count else { return false }
    return haveSameBytes(ids, new) || ids == new
  }

  /// Keeps the rows of identities that are in both collections, makes those that are new, and takes the others away.
  private func rearrange(from old: ContiguousArray<ID>, to new: ContiguousArray<ID>) {
    let (oldMiddle, newMiddle) = changedPlaces(old, new)
    let (sources, leaving) = matches(of: oldMiddle, in: old, newMiddle, in: new)
    let departures = leaving.map { row(at: $0).departure }
    if !leaving.isEmpty { findHeir(among: old.count, leaving) }
    container?.itemsWillChange(
      at: rowCount == 0 ? self : row(at: Swift.min(newMiddle.lowerBound, rowCount - 1)))
    var inserted: [Int] = []
    for place in newMiddle where sources[place - newMiddle.lowerBound] == nil { inserted.append(place) }
    let made = makeRows(at: inserted)
    // The new rows come in turn where there was none.
    var newRows = made.makeIterator()
    var middle: ContiguousArray<Node> = []
    for source in sources {
      let node: Node? = if let source { row(at: source) } else { newRows.next() }
      if let node { middle.append(node) }
    }
    let leavingRows = leaving.map { row(at: $0) }
    replace(oldMiddle, with: middle)
    didRemoveItems()
    for (node, departure) in zip(leavingRows, departures) {
      // Not the chunk, which may be gone.
      node.parent = self
      node.leave(departure)
    }
    container?.setNeedsLayout()
    updateRows(besides: made)
    reportDuplicates(at: inserted)
  }

  /// The places between the equal elements at the start of two lists and those at their end.
  private func changedPlaces(
    _ old: ContiguousArray<ID>, _ new: ContiguousArray<ID>
  ) -> (old: Range<Int>, new: Range<Int>) {
    var prefix = 0
    let shorter = Swift.min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix..<(old.count - suffix), prefix..<(new.count - suffix))
  }

  /// Makes the rows of new elements, marked as loaded until the others have their new views.
  private func makeRows(at places: [Int]) -> ContiguousArray<Node> {
    let inner = childContext
    var made: ContiguousArray<Node> = []
    withViews(of: places) { place, view in
      making = place
      let node = inner.make(view)
      making = -1
      node.flags.insert(.isLoaded)
      made.append(node)
    }
    return made
  }

  /// Puts rows in place of others: one by one, or, where these are many, by a list of all.
  private func replace(_ places: Range<Int>, with middle: ContiguousArray<Node>) {
    if places.count + middle.count <= 2 * Self.capacity {
      for place in places.reversed() { remove(at: place) }
      for (offset, node) in middle.enumerated() { insert(node, at: places.lowerBound + offset) }
    } else {
      var rows: ContiguousArray<Node> = []
      rows.reserveCapacity(ids.count)
      visitRows { place, node in if place < places.lowerBound { rows.append(node) } }
      rows += middle
      visitRows { place, node in if place >= places.upperBound { rows.append(node) } }
      rebuild(rows)
    }
  }

  /// Gives the rows that stay their new view: the block, or the element behind the identity, may differ.
  private func updateRows(besides made: ContiguousArray<Node>) {
    var (places, staying): ([Int], ContiguousArray<Node>) = ([], [])
    visitRows { place, node in
      if node.flags.contains(.isLoaded) {
        node.flags.remove(.isLoaded)
      } else {
        places.append(place)
        staying.append(node)
      }
    }
    for node in made { node.noteArrival() }
    var nodes = staying.makeIterator()
    withViews(of: places) { _, view in nodes.next()?.update(to: view) }
  }

  /// Finds out which row gets the focus from one that leaves.
  private func findHeir(among count: Int, _ leaving: ContiguousArray<Int>) {
    scope.focus.rowsWillChange(in: self) { row in
      let (place, leaving) = (place(of: row), Set(leaving))
      guard leaving.contains(place) else { return nil }
      let behind = (place..<count).first { !leaving.contains($0) }
      return (behind ?? (0..<place).last { !leaving.contains($0) }).map {
        RowHeir(of: row, isBehind: behind != nil) { [weak heir = self.row(at: $0)] in
          heir.flatMap { $0.flags.contains(.hasLeft) ? nil : $0 }
        }
      }
    }
  }

  /// Where the rows of the new places were, and which old places no new one has.
  ///
  /// Elements that keep their order are found without their hashes, so a moved element costs the others nothing.
  private func matches(
    of oldPlaces: Range<Int>, in old: ContiguousArray<ID>, _ newPlaces: Range<Int>,
    in new: ContiguousArray<ID>
  ) -> (sources: ContiguousArray<Int?>, leaving: ContiguousArray<Int>) {
    var sources = ContiguousArray<Int?>(repeating: nil, count: newPlaces.count)
    var (missing, left): (ContiguousArray<Int>, ContiguousArray<Int>) = ([], [])
    var (place, source) = (newPlaces.lowerBound, oldPlaces.lowerBound)
    while place < newPlaces.upperBound, source < oldPlaces.upperBound {
      if old[source] == new[place] {
        sources[place - newPlaces.lowerBound] = source
        place += 1
        source += 1
      } else if source + 1 < oldPlaces.upperBound, old[source + 1] == new[place] {
        left.append(source)
        source += 1
      } else if place + 1 < newPlaces.upperBound, old[source] == new[place + 1] {
        missing.append(place)
        place += 1
      } else {
        left.append(source)
        missing.append(place)
        source += 1
        place += 1
      }
    }
    missing += place..<newPlaces.upperBound
    left += source..<oldPlaces.upperBound
    if missing.isEmpty || left.isEmpty { return (sources, left) }
    var waiting: [ID: [Int]] = [:]
    for source in left.reversed() { waiting[old[source], default: []].append(source) }
    for place in missing {
      if let source = waiting[new[place]]?.popLast() { sources[place - newPlaces.lowerBound] = source }
    }
    return (sources, ContiguousArray(waiting.values.joined()))
  }

  /// Reports an identity of one of some new rows that another row has, too.
  ///
  /// A few are compared with all others; for many, all are hashed.
  private func reportDuplicates(at places: [Int]) {
    if places.count > 2 {
      if let duplicate = view.access.firstDuplicate(ids) { report(duplicate) }
    } else if let place = places.first(where: { place in
      ids.indices.contains { $0 != place && ids[$0] == ids[place] }
    }) {
      report(ids[place])
    }
  }

  private func report(_ duplicate: ID) {
    host.report(.duplicateIdentity("\(duplicate)", view: ownerName))
  }
}

/// Whether two arrays of the same length of plain data have the same bytes: known without a comparison for each.
private nonisolated func haveSameBytes<Element>(
  _ lhs: ContiguousArray<Element>, _ rhs: ContiguousArray<Element>
) -> Bool {
  _isPOD(Element.self)
    && lhs.withUnsafeBytes { left in
      rhs.withUnsafeBytes { right in
        guard let left = left.baseAddress, let base = right.baseAddress else { return true }
        return left == base || left.hasSameBytes(as: base, count: right.count)
      }
    }
}
