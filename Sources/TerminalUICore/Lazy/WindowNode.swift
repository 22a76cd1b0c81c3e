/// The node of a `ForEach` in a lazy stack.
///
/// When the elements change, the rows that have nodes look for their elements: first where they were, then as far
/// away as the number of elements has changed, then around. So insertions and removals elsewhere cost nothing per
/// element; only where none of the rows is near its old place, the identities are walked.
@MainActor final class WindowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: WindowList {
  // First, and apart from `view`, whose parts unspecialised code finds only with its metadata: a look-up for each row.
  /// What the rows are made with.
  @exclusivity(unchecked) private var access: ForEachAccess<ID, Content>
  /// Whether any states are kept.
  @exclusivity(unchecked) private var keepsStates = false
  @exclusivity(unchecked) private var kept = KeptStates<ID>()
  @exclusivity(unchecked) private(set) var view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    access = view.access
    self.view = view
    super.init(in: context)
  }

  override var count: Int { access.count }
  override var rowsCanHoldRows: Bool { !Content._isUnary }
  override var name: String { "ForEach" }
  override var details: String {
    children.isEmpty ? "\(count) rows" : "\(count) rows, \(lower)..<\(upper) in the window"
  }

  override func makeRow(_ place: Int) -> WindowRowNode {
    let id = access.id(place)
    let host = host
    host.record.rowsBuilt += 1
    Steps.note()
    if !keepsStates, host.restoration == nil { return Row(id, at: place, of: self) }
    let outer = host.restoration
    host.restoration = keepsStates ? kept.take(id) : nil
    defer {
      host.restoration?.discard()
      host.restoration = outer
    }
    return Row(id, at: place, of: self)
  }

  override func rowLeaves(_ row: WindowRowNode) {
    if RowStates.areWritten(in: row) { keepStates(of: row) }
    row.leave()
  }

  private func keepStates(of row: WindowRowNode) {
    keepsStates = true
    kept.insert(RowStates(takenFrom: row), for: unsafeDowncast(row, to: Row.self).id)
  }

  override func didLeave() {
    if keepsStates { kept.discard() }
    super.didLeave()
  }

  override func anyID(at place: Int) -> AnyHashable { AnyHashable(access.id(place)) }

  override func row(withID id: AnyHashable) -> Node? {
    place(of: id, expected: nil).map { node(at: $0) }
  }

  override func place(of id: AnyHashable, expected: Int?) -> Int? {
    guard let id = id.base as? ID else { return nil }
    for child in children where unsafeDowncast(child, to: Row.self).id == id {
      return lower + Int(child.index)
    }
    return place(of: id, expected: expected ?? lower, among: children.count)
  }

  /// The place of an identity, looked for where it should be, and then everywhere.
  private func place(of id: ID, expected: Int, among near: Int) -> Int? {
    guard count > 0 else { return nil }
    if let found = access.find(id, expected, near) {
      Steps.note(abs(found - expected))
      return found
    }
    // Numbers are most often in order, and without large gaps.
    if let number = id as? Int, let first = access.id(0) as? Int {
      let guess = number.subtractingReportingOverflow(first)
      if !guess.overflow, guess.partialValue >= 0, guess.partialValue < count,
        access.id(guess.partialValue) == id
      {
        return guess.partialValue
      }
    }
    let found = access.find(id, expected, .max)
    Steps.note(found.map { abs($0 - expected) } ?? count)
    return found
  }

  // MARK: New elements

  func update(to new: ForEach<Data, ID, Content>) {
    if valuesAreEqual(view, new) {
      access = new.access
      view = new
      return
    }
    let oldCount = access.count
    access = new.access
    view = new
    flags.insert(.needsSpan)
    container?.itemsWillChange(at: self)
    moveWindow(from: oldCount)
    markSpansAbove(self)
    container?.itemsDidChange()
    container?.setNeedsLayout()
  }

  /// Finds out where the rows that have nodes are now, and lets go those that are elsewhere or nowhere.
  private func moveWindow(from oldCount: Int) {
    let rows = children
    var start = Swift.min(lower, count)
    if let (place, index) = firstRowFound(grownBy: count - oldCount) {
      start = Swift.max(place - index, 0)
    }
    let end = Swift.min(start + rows.count, count)
    var nodes: [ID: [Row]] = [:]
    for row in rows.reversed() {
      let row = unsafeDowncast(row, to: Row.self)
      nodes[row.id, default: []].append(row)
    }
    lower = start
    children = []
    children.reserveCapacity(rows.count)
    var updated: ContiguousArray<Row> = []
    var seen = Set<ID>()
    for place in start..<end {
      let id = access.id(place)
      if !seen.insert(id).inserted { host.report(.duplicateIdentity("\(id)", view: ownerName)) }
      let row: Row
      if let known = nodes[id]?.popLast() {
        row = known
        updated.append(known)
      } else {
        row = unsafeDowncast(makeRow(place), to: Row.self)
      }
      row.index = Int32(truncatingIfNeeded: children.count)
      children.append(row)
    }
    // An element that is gone takes its state along; one that has only moved away keeps it.
    for row in nodes.values.joined() { rowLeaves(row) }
    for row in updated { row.evaluate() }
  }

  /// A row that has a node, by its new place and its index among the children.
  private func firstRowFound(grownBy growth: Int) -> (place: Int, index: Int)? {
    guard count > 0 else { return nil }
    let stack = container as? LazyStackNode
    let first = stack?.firstVisibleIndex(in: self) ?? 0
    let order = Array(first..<children.count) + Array((0..<first).reversed())
    for distance in growth == 0 ? [0] : [growth, 0] {
      for index in order {
        let place = lower + index + distance
        if place >= 0, place < count, access.id(place) == id(ofChild: index) { return (place, index) }
      }
    }
    for index in order.prefix(2) {
      if let place = place(of: id(ofChild: index), expected: lower + index + growth, among: 64) {
        return (place, index)
      }
    }
    return nil
  }

  private func id(ofChild index: Int) -> ID { unsafeDowncast(children[index], to: Row.self).id }

  // MARK: A row

  /// A row and what its block reads.
  final class Row: WindowRowNode {
    let id: ID

    init(_ id: ID, at place: Int, of list: WindowNode) {
      self.id = id
      var context = list.rowContext
      super.init(in: context)
      let view = Evaluation.run(self) { list.access.row(place) }
      context.parent = self
      child = context.make(view)
    }

    /// Makes the view anew.
    override func evaluate() {
      flags.remove(.needsEvaluation)
      guard let parent else { return }
      let list = unsafeDowncast(parent, to: WindowNode.self)
      let place = list.lower + Int(index)
      guard place < list.count else { return }
      let view = Evaluation.run(self) { list.access.row(place) }
      child?.update(to: view)
    }

    override var identity: AnyHashable? { AnyHashable(id) }
    override func element<T: Hashable>(as type: T.Type) -> T? {
      T.self == ID.self ? unsafeBitCast(id, to: T.self) : id as? T
    }
    override func elementHash<T: Hashable>(as type: T.Type) -> Int? {
      T.self == ID.self ? id.hashValue : hash(as: type)
    }
    @inline(never) private func hash<T: Hashable>(as type: T.Type) -> Int? { (id as? T)?.hashValue }
    override var details: String { "\(id)" }
  }
}
