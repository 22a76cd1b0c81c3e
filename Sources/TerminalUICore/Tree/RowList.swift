/// A list that keeps its rows in a balanced tree of lists, each with at most ``capacity`` children.
///
/// A row is found by its place, inserted or removed in a number of steps that grows with the logarithm of the
/// number of rows. The lists in between (chunks) are part of the tree of nodes, so a row's place is found by
/// walking up, like that of any node.
@MainActor class RowList: ListNode {
  static var capacity: Int { 32 }

  /// The number of rows in this list.
  final private(set) var rowCount = 0
  /// Whether the children are rows, and not chunks.
  private final var holdsRows = true

  /// The folds of the rows, by key: the values that readers above get from all rows, such as those of a preference.
  private final var keptFolds: ContiguousArray<Fold> = []

  private final func chunk(_ index: Int) -> RowList { unsafeDowncast(children[index], to: RowList.self) }

  /// Makes a list of the tree between this one and some of its children.
  private final func makeChunk(of children: ContiguousArray<Node>, areRows: Bool) -> RowList {
    let chunk = RowList(
      in: NodeContext(
        parentReference: .init(self), frameReference: .init(frame), wrapperReference: nil),
      flags: .isChunk)
    chunk.depth = depth
    chunk.flags.formUnion(flags.intersection([.inDistribution, .isFolded]))
    chunk.holdsRows = areRows
    chunk.children = children
    chunk.adopt()
    chunk.rowCount = areRows ? children.count : children.indices.reduce(0) { $0 + chunk.chunk($1).rowCount }
    return chunk
  }

  /// The row at `place`.
  final func row(at place: Int) -> Node {
    var place = place
    var list = self
    while !list.holdsRows { list = list.chunk(list.chunkIndex(&place)) }
    return list.children[place]
  }

  /// Which child has the row at a place, which becomes the row's place in it.
  private final func chunkIndex(_ place: inout Int) -> Int {
    var index = 0
    while case let count = chunk(index).rowCount, place >= count {
      place -= count
      index += 1
    }
    return index
  }

  /// The place of a row of this list.
  final func place(of row: Node) -> Int {
    var place = Int(row.index)
    row.visitAround(below: self) { list in
      guard let parent = list.parent as? RowList else { return }
      for index in 0..<Int(list.index) { place += parent.chunk(index).rowCount }
    }
    return place
  }

  /// Calls `visit` with each row and its place.
  final func visitRows(_ visit: @MainActor (Int, Node) -> Void) {
    var place = 0
    visitRows(&place, visit)
  }

  /// Visits the rows in order, through the chunks in which many rows are.
  private final func visitRows(_ place: inout Int, _ visit: @MainActor (Int, Node) -> Void) {
    if holdsRows {
      for child in children {
        visit(place, child)
        place += 1
      }
    } else {
      for index in 0..<children.count { chunk(index).visitRows(&place, visit) }
    }
  }

  /// Puts `row` at `place`; the rows from there on move by one.
  final func insert(_ row: Node, at place: Int) {
    rowCount += 1
    if holdsRows {
      children.insert(row, at: place)
      row.parent = self
      renumber(from: place)
    } else {
      // Behind the row before, in the same list.
      var before = place - 1
      let index = chunkIndex(&before)
      let target = chunk(index)
      target.insert(row, at: before + 1)
      if target.children.count > Self.capacity {
        insertChunk(target.splitOff(), at: index + 1)
      }
    }
    flags.formUnion(row.flags.intersection([.isFolded, .holdsFocus]))
    childrenChanged()
    if !flags.contains(.isChunk), children.count > Self.capacity { grow() }
  }

  /// Takes the row at `place` out; it knows where it was until it leaves.
  @discardableResult final func remove(at place: Int) -> Node {
    rowCount -= 1
    childrenChanged()
    if holdsRows {
      let row = children.remove(at: place)
      renumber(from: place)
      return row
    }
    var place = place
    let index = chunkIndex(&place)
    let target = chunk(index)
    let row = target.remove(at: place)
    if target.rowCount == 0 {
      children.remove(at: index)
      target.parent = nil
      // Not the chunk, which leaves before the row does.
      row.parent = self
      row.index = Int32(index)
      renumber(from: index)
      if children.isEmpty { holdsRows = true }
    }
    return row
  }

  /// Replaces all rows.
  final func rebuild(_ rows: ContiguousArray<Node>) {
    rowCount = rows.count
    childrenChanged()
    guard rows.count > Self.capacity else {
      holdsRows = true
      children = rows
      adopt()
      return
    }
    var level = rows
    var isRows = true
    while level.count > Self.capacity {
      var next: ContiguousArray<Node> = []
      next.reserveCapacity(level.count / Self.capacity + 1)
      // Two free places in each chunk let single insertions in before a split.
      let size = Self.capacity - 2
      for start in stride(from: 0, to: level.count, by: size) {
        let part = level[start..<Swift.min(start + size, level.count)]
        next.append(makeChunk(of: ContiguousArray(part), areRows: isRows))
      }
      level = next
      isRows = false
    }
    holdsRows = false
    children = level
    adopt()
  }

  /// Called when rows were added or removed: folds of them are outdated.
  private final func childrenChanged() {
    flags.insert(.needsSpan)
    if flags.contains(.keepsFold) { forgetFolds() }
  }

  override final func forgetFolds() {
    flags.remove(.keepsFold)
    keptFolds.removeAll()
  }

  /// Adds the values of the rows, which are kept.
  override final func give(to fold: Fold) {
    if let kept = keptFolds.first(where: { $0.key == fold.key }) { return fold.append(kept) }
    let own = fold.makeEmpty()
    for child in children { own.add(child) }
    keptFolds.append(own)
    flags.insert(.keepsFold)
    fold.append(own)
  }

  /// Makes the children this list's, as after all of them were replaced.
  private final func adopt() {
    for child in children {
      child.parent = self
      flags.formUnion(child.flags.intersection(.holdsFocus))
    }
    renumber(from: 0)
  }

  private final func renumber(from start: Int) {
    for index in start..<Swift.max(children.count, start) { children[index].index = Int32(index) }
  }

  /// Called when a chunk was split.
  private final func insertChunk(_ chunk: RowList, at index: Int) {
    children.insert(chunk, at: index)
    chunk.parent = self
    flags.formUnion(chunk.flags.intersection(.holdsFocus))
    renumber(from: index)
  }

  /// Moves the second half of the children into a new chunk.
  private final func splitOff() -> RowList {
    let half = children.count / 2
    let chunk = makeChunk(of: ContiguousArray(children[half...]), areRows: holdsRows)
    children.removeSubrange(half...)
    rowCount -= chunk.rowCount
    return chunk
  }

  /// Puts all children one level deeper.
  private final func grow() {
    let first = makeChunk(of: children, areRows: holdsRows)
    holdsRows = false
    children = [first]
    adopt()
    insertChunk(first.splitOff(), at: 1)
  }
}
