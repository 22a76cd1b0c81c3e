internal import RuntimeMetadata

/// The node of a `ForEach` in a lazy stack.
///
/// When the elements change, the rows that have nodes look for their elements: first where they were, then as far
/// away as the number of elements has changed, then around. So insertions and removals cost nothing per
/// element; only where none of the rows is near its old place, the identities are walked.
@MainActor final class WindowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: WindowList {
  // First, and apart from `view`, whose parts unspecialised code finds only with its metadata: a look-up for each row.
  /// The access that the rows are made with.
  private(set) var access: ForEachAccess<ID, Content>
  /// The kept states of rows out of the window; there from the first one on.
  var kept: KeptStates<ID>?
  /// Whether the elements may be others at any time: the collection is, or holds, an object.
  let isLive = TypeComparison.of(Data.self).isLive
  /// The rows that are out of the window and may not leave: something is presented from them, or has the focus in them.
  private(set) var parked: [ID: (row: Row, place: Int)] = [:] {
    didSet { hasParked = !parked.isEmpty }
  }
  private(set) var hasParked = false
  private(set) var view: ForEach<Data, ID, Content>

  init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    access = view.access
    self.view = view
    super.init(in: context)
    if host.rows.restoration != nil, let restored = restored(KeptStates<ID>.self) {
      let kept = unsafeDowncast(restored, to: KeptStates<ID>.self)
      self.kept = kept
      // The list that had them before counted changes, too.
      version = kept.nextVersion
      askForKeptRows(WindowChange(growth: 0, remembered: nil))
    }
  }

  /// A collection that is an object may have lost elements without notice.
  override var count: Int { isLive ? liveCount : access.count }
  // Code that names the collection takes its type's metadata first.
  @inline(never) private var liveCount: Int { Swift.min(access.count, view.data.count) }
  override var rowsCanHoldRows: Bool { !Content._isUnary }
  override var name: String { "ForEach" }
  override var details: String {
    children.isEmpty ? "\(count) rows" : "\(count) rows, \(lower)..<\(upper) in the window"
  }

  override func makeRow(_ place: Int) -> WindowRowNode {
    let id = access.id(place)
    let host = host
    if let row = takeWaiting(id, at: place) ?? takeParked(id) {
      row.evaluate(at: place)
      return row
    }
    host.record.rowsBuilt += 1
    WorkCounter.note()
    if let mark, mark.id == AnyHashable(id) { setMark(nil) }
    if kept == nil, host.rows.restoration == nil { return Row(id, at: place, of: self) }
    let outer = host.rows.restoration
    host.rows.restoration = kept?.popStates(of: id)
    defer {
      host.rows.restoration?.discard()
      host.rows.restoration = outer
    }
    return Row(id, at: place, of: self)
  }

  // Only among those that have nodes: a search through all elements would cost with their number.
  override func reportDuplicates() {
    let ids = ContiguousArray<ID>(unsafeUninitializedCapacity: children.count) { ids, count in
      for index in children.indices { ids.initializeElement(at: index, to: id(ofChild: index)) }
      count = children.count
    }
    guard access.firstDuplicate(ids) != nil else { return }
    var seen = Set<ID>()
    for id in ids {
      if !seen.insert(id).inserted { host.report(.duplicateIdentity("\(id)", view: ownerName)) }
    }
  }

  override func windowIsSettled() { access.seen?(lower..<upper) }

  override func rowLeaves(_ row: WindowRowNode, from place: Int) {
    if row.isNeeded { return park(unsafeDowncast(row, to: Row.self), at: place) }
    if RowStates.areThere(in: row) { keepStates(of: row, from: place) }
    // A row that wasn't measured was made only to be looked at.
    if row.isMeasured { row.placeOutOfSight = place }
    row.leave()
  }

  /// Keeps the states of a row that is about to leave; a row in doubt may have lost its element in the last change.
  private func keepStates(of row: WindowRowNode, from place: Int) {
    let kept = kept ?? KeptStates<ID>()
    self.kept = kept
    kept.insert(
      RowStates(takenFrom: row), for: id(of: row), at: place, missingSince: row.waitsInDoubt ? version : nil)
  }

  override func statesOfRows(taking: Bool) -> AnyObject? {
    for index in children.indices {
      let row = unsafeDowncast(children[index], to: Row.self)
      if RowStates.areThere(in: row) { keepStates(of: row, from: lower + index) }
    }
    waiting.forEach { row, place in
      if RowStates.areThere(in: row) { keepStates(of: row, from: place) }
    }
    guard let kept, !kept.isEmpty else { return nil }
    if taking { self.kept = nil }
    return kept
  }

  /// The elements before the change that is under way.
  var former: FormerElements<ID>?
  /// The elements before the change since when a row is in doubt, and the row's place among them.
  var doubts: [ObjectIdentifier: (former: FormerElements<ID>, place: Int)] = [:]

  override func idBeforeChange(at place: Int) -> AnyHashable? {
    if let former { return formerID(at: place, former).map { AnyHashable($0) } }
    return place >= 0 && place < count ? anyID(at: place) : nil
  }

  /// Finds out which row gets the focus from one that leaves.
  private func findHeir() {
    scope.focus.rowsWillChange(in: self) { row in
      let row = unsafeDowncast(row, to: Row.self)
      let known =
        row.isInWindow ? lower + Int(row.index) : parked[row.id]?.place ?? waiting.place(of: row)
      guard let known, let element = follow(known) else { return nil }
      guard element.end != .none else {
        element.stop()
        return nil
      }
      return RowHeir(
        of: row, isBehind: element.end == .successor, end: { element.stop() }
      ) { element.node }
    }
  }

  override func updateFollowed(_ followed: ElementPlace) {
    if let former { updateFollowed(followed, former) }
  }

  override func didLeave() {
    stopFollowing()
    for entry in waiting.popAll() { entry.row?.leave() }
    doubts = [:]
    kept?.discard()
    if let mark, !markRow(onEnd: mark.onEnd) { mark.onEnd(self) }
    super.didLeave()
  }

  // MARK: Rows that are parked

  /// Keeps a row out of the window: it is covered, and comes back when the window does.
  private func park(_ row: Row, at place: Int) {
    if !hasParked { host.rows.addParked(self) }
    // In the order of views it stays before or behind those in the window.
    row.index = place < lower ? -1 : .max
    parked[row.id] = (row, place)
    row.setCovered(true)
  }

  func takeParked(_ id: ID) -> Row? {
    guard hasParked, let row = parked.removeValue(forKey: id)?.row else { return nil }
    row.setCovered(false)
    return row
  }

  override func releaseParkedRows() -> Bool {
    for (row, place) in parked.values where !row.isNeeded {
      _ = takeParked(row.id)
      rowLeaves(row, from: place)
    }
    return parked.isEmpty
  }

  override func visitPresented(_ visit: @MainActor (Node) -> Void) {
    if hasParked { for (row, _) in parked.values { visit(row) } }
  }

  /// Makes the view of a parked row again.
  fileprivate func evaluateParked(_ row: WindowRowNode) {
    if hasParked, let parked = parked[id(of: row)] { parked.row.evaluate(at: parked.place) }
  }

  // MARK: Rows that wait

  /// A row that is out of the window may be back in it when the layout is done: lengths are estimates until then.
  override func rowIsOut(_ row: WindowRowNode, from place: Int) {
    wait(unsafeDowncast(row, to: Row.self), from: place)
  }

  /// Lets a row wait; `isPlaceKnown` says whether its element is at `place`, and not just where it was.
  func wait(_ row: Row, from place: Int, isPlaceKnown: Bool = true, isInDoubt: Bool = false) {
    if waiting.isEmpty { host.rows.waiting.append(self) }
    row.index = Int32(truncatingIfNeeded: place - lower)
    row.waitsInDoubt = isInDoubt
    if isInDoubt { host.rows.hasDoubts = true }
    waiting.append(row, at: place, isKnown: isPlaceKnown && !isInDoubt && !isLive, hash: row.id.hashValue)
  }

  /// The row of an element among those that have left the window and wait, if it is there.
  private func takeWaiting(_ id: ID, at place: Int) -> Row? {
    guard waiting.mayHaveRow(at: place) else { return nil }
    let found = waiting.pop(hash: id.hashValue, hashOf: { self.id(of: $0).hashValue }) {
      self.id(of: $0) == id
    }
    guard let found else { return nil }
    let row = unsafeDowncast(found, to: Row.self)
    row.waitsInDoubt = false
    endDoubt(of: row)
    return row
  }

  override func releaseRows() {
    var hasDoubts = false
    for entry in waiting.popAll() {
      guard let row = entry.row, !row.flags.contains(.hasLeft) else { continue }
      let place = entry.place
      if row.waitsInDoubt {
        hasDoubts = true
        if RowStates.areThere(in: row) { keepStates(of: row, from: place) }
        // Keys go on from where it was.
        row.index = Int32(truncatingIfNeeded: place - lower)
        let doubt = doubts[ObjectIdentifier(row)]
        if let doubt { (former, row.formerPlace) = (doubt.former, doubt.place) }
        row.leave()
        former = nil
      } else {
        rowLeaves(row, from: place)
        evaluateParked(row)
      }
    }
    doubts = [:]
    if hasDoubts { askForKeptRows(WindowChange(growth: 0, remembered: nil)) }
  }

  /// The element of a row that waits is there.
  func endDoubt(of row: WindowRowNode) {
    row.formerPlace = nil
    if !doubts.isEmpty { doubts[ObjectIdentifier(row)] = nil }
  }

  override func anyID(at place: Int) -> AnyHashable { AnyHashable(access.id(place)) }

  override func withView<Result>(at place: Int, _ body: (any View) -> Result) -> Result {
    body(Evaluation.unobserved { access.row(place) })
  }

  override func identities<T: Hashable>(as type: T.Type) -> Set<T>? {
    ID.self == T.self ? unsafeBitCast(access.present(nil), to: Set<T>.self) : nil
  }

  override func row(withID id: AnyHashable) -> Node? {
    place(of: id, expected: nil).map { node(at: $0) }
  }

  override func place(of id: AnyHashable, expected: Int?) -> Int? {
    guard let id = id.base as? ID else { return nil }
    for child in children where self.id(of: child) == id {
      return lower + Int(child.index)
    }
    return place(of: id, expected: expected ?? lower, among: children.count)
  }

  /// The place of an identity, looked for where it should be, and then everywhere.
  func place(of id: ID, expected: Int, among near: Int) -> Int? {
    guard count > 0 else { return nil }
    if let found = access.find(id, expected, near) {
      WorkCounter.note(abs(found - expected))
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
    WorkCounter.note(found.map { abs($0 - expected) } ?? count)
    return found
  }

  // MARK: New elements

  func update(to new: ForEach<Data, ID, Content>) {
    if valuesAreEqual(view, new) {
      access = new.access
      view = new
      return
    }
    adoptElements(of: new)
  }

  /// Takes the new elements, and moves the window to where its rows are among them.
  private func adoptElements(of new: ForEach<Data, ID, Content>) {
    let change = WindowChange(
      growth: new.access.count - access.count, remembered: rememberedPlaces(from: view.data, to: new.data))
    let old = access
    former = FormerElements(
      count: old.count, id: old.id, rows: children, first: lower, isLive: isLive, change: change)
    access = new.access
    view = new
    version += 1
    host.rows.waiting.append(self)
    flags.insert(.needsSpan)
    findHeir()
    container?.itemsWillChange(at: self)
    moveWindow(change)
    markSpansAbove(self)
    childrenOfFoldsChanged()
    container?.itemsDidChange()
    container?.setNeedsLayout()
  }

  /// Takes the present elements, if the element of a row at its place differs.
  fileprivate func readAnew(for row: Row, at place: Int) -> Bool {
    guard isLive, view.data.count != access.count || access.id(place) != row.id else { return false }
    adoptElements(of: view.readAgain)
    return true
  }

  func id(ofChild index: Int) -> ID { id(of: children[index]) }
  private func id(of row: Node) -> ID { unsafeDowncast(row, to: Row.self).id }

  // MARK: A row

  /// A row and the readings of its block.
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

    /// Makes the view again; a row that waits gets its view when it is back in the window.
    override func evaluate() {
      flags.remove(.needsEvaluation)
      guard let parent else { return }
      let list = unsafeDowncast(parent, to: WindowNode.self)
      guard isInWindow else { return list.evaluateParked(self) }
      let place = list.lower + Int(index)
      if list.readAnew(for: self, at: place) { return }
      evaluate(at: place)
    }

    /// Makes the view of the element at `place`.
    func evaluate(at place: Int) {
      flags.remove(.needsEvaluation)
      guard let parent else { return }
      let list = unsafeDowncast(parent, to: WindowNode.self)
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
