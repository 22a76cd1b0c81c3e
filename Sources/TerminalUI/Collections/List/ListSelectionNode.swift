/// The selection of a list.
///
/// It knows the row from which keys go on (the cursor) as a node, as a value, and by its place in its list; so the
/// next row is found without a look at the others, even where the cursor is out of sight.
class ListSelectionNode<Value: Hashable>: ListControl, PressResponder {
  @exclusivity(unchecked) private final var one: Binding<Value?>?
  @exclusivity(unchecked) private final var many: Binding<Set<Value>>?
  @exclusivity(unchecked) private final var latestMany: Set<Value> = []
  /// The hashes of what was selected before, if the evaluation found something else.
  @exclusivity(unchecked) private final var formerHashes: SelectedHashes?
  /// The row says when it leaves.
  @exclusivity(unchecked) private unowned(unsafe) final var cursorRow: ListRowNode?
  /// The list of the row, if it is still there: only compared.
  @exclusivity(unchecked) private final var cursorList: ObjectIdentifier?
  @exclusivity(unchecked) private final var cursorPlace = 0
  @exclusivity(unchecked) private final var latestOne: Value?
  @exclusivity(unchecked) private final var cursorValue: Value?
  /// Where a selection of several rows that Shift extends began.
  private final var origin: ListPlace<Value>?
  /// Whether the next other selection is the list's own.
  private final var hasWritten = false
  final var typeAhead = TypeAhead()

  init(one: Binding<Value?>?, many: Binding<Set<Value>>?, in context: NodeContext) {
    self.one = one
    self.many = many
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
  }

  final func update(one: Binding<Value?>?, many: Binding<Set<Value>>?) {
    self.one = one
    self.many = many
    evaluate()
  }

  final var canSelect: Bool { one != nil || many != nil }
  final var canSelectMany: Bool { many != nil }

  // MARK: What is selected

  // Unspecialised code looks the type of each optional value up, 330 instructions in cold memory: what a key does without a
  // need for one stands apart from the rest.

  override func readSources() {
    super.readSources()
    if many == nil { readOne() } else { readMany() }
  }

  private final func readOne() {
    let new = one?.wrappedValue
    let hash = new?.hashValue
    if !selectedHashes.isOnly(hash) || !latestMany.isEmpty || hash != nil && !isLatest(new) {
      takeHashes(SelectedHashes(hash))
    }
    latestOne = new
    if !latestMany.isEmpty { latestMany = [] }
  }

  private final func readMany() {
    let new = many?.wrappedValue ?? []
    latestOne = one?.wrappedValue
    guard new != latestMany else { return }
    latestMany = new
    takeHashes(SelectedHashes(new))
    // Shift goes on from what the app selected.
    if !hasWritten { origin = nil }
    hasWritten = false
  }

  @inline(never) private final func isLatest(_ value: Value?) -> Bool { value == latestOne }

  private final func takeHashes(_ new: SelectedHashes) {
    formerHashes = selectedHashes
    selectedHashes = new
  }

  override func evaluate() {
    super.evaluate()
    guard let former = formerHashes else { return }
    formerHashes = nil
    updateMadeRows(former, selectedHashes)
  }

  override func isSelected(_ row: ListRowNode) -> Bool { mayBeSelected(row) && isValueSelected(of: row) }

  @inline(never) private final func isValueSelected(of row: ListRowNode) -> Bool {
    guard let value = value(of: row) else { return false }
    return isSelected(value)
  }

  override func selectionHash(of row: ListRowNode) -> Int? {
    if let element = row.plainElement, let hash = element.elementHash(as: Value.self) { return hash }
    return hashOfValue(of: row)
  }

  @inline(never) private final func hashOfValue(of row: ListRowNode) -> Int? { value(of: row)?.hashValue }

  private final func isSelected(_ value: Value) -> Bool {
    if many != nil { return latestMany.contains(value) }
    guard let latestOne else { return false }
    return latestOne == value
  }

  /// What the selection holds if it holds a row; `nil` for one that can't be selected.
  final func value(of row: ListRowNode) -> Value? {
    if let element = row.plainElement, let value = element.element(as: Value.self) { return value }
    return valueByTraits(of: row)
  }

  @inline(never) private final func valueByTraits(of row: ListRowNode) -> Value? {
    if row.hasTraits {
      if row.trait(SelectionDisabledKey.self) { return nil }
      if let tag = row.trait(TagKey<Value>.self) { return tag }
    }
    var next = row.parent
    while let node = next, !node.flags.contains(.item) {
      if let row = node.asWindowRow {
        if let value = row.element(as: Value.self) { return value }
      } else if let identity = node.identity, let value = identity.base as? Value {
        return value
      }
      next = node.parent
    }
    return nil
  }

  // MARK: The cursor

  /// The row from which keys go on; it is made if it is out of sight.
  final var currentRow: ListRowNode? {
    if let row = cursorRow, row.isNew ? isSelected(row) : row.isSelected { return row }
    return selectedHashes.isEmpty ? nil : findCurrentRow()
  }

  @inline(never) private final func findCurrentRow() -> ListRowNode? {
    guard let rows else { return nil }
    var found: ListRowNode?
    visitRows { row in
      if found == nil, row.isSelected, value(of: row).map({ $0 == cursorValue || many == nil }) == true {
        found = row
      }
    }
    if found == nil { visitRows { row in if found == nil, row.isSelected { found = row } } }
    if let found { return found }
    let wanted = cursorValue.flatMap { isSelected($0) ? $0 : nil } ?? latestOne ?? latestMany.first
    guard let wanted else { return nil }
    for list in rows.windows {
      let expected = ObjectIdentifier(list) == cursorList ? cursorPlace : nil
      if let row = row(with: wanted, in: list, expected: expected) { return row }
    }
    // It may be in a row of rows, such as a section, that has no node.
    let row = rows.content.firstNode(withID: AnyHashable(wanted))?.firstItem as? ListRowNode
    return row.flatMap { value(of: $0) == wanted ? $0 : nil }
  }

  private final func setCursor(_ row: ListRowNode) {
    cursorRow = row
    cursorList = nil
    guard let element = row.windowRow, let list = element.list else { return }
    cursorList = ObjectIdentifier(list)
    cursorPlace = element.place
  }

  private final func place(of row: ListRowNode, _ value: Value) -> ListPlace<Value> {
    guard let element = row.windowRow, let list = element.list else { return ListPlace(value: value) }
    return ListPlace(value: value, list: ObjectIdentifier(list), place: element.place)
  }

  override func remove(_ row: ListRowNode) {
    if cursorRow === row { cursorRow = nil }
    super.remove(row)
  }

  // MARK: Selecting

  /// How a row is added to the selection.
  enum Manner {
    case only, toggling, extending
  }

  /// Selects a row and makes it visible.
  final func select(_ row: ListRowNode, _ manner: Manner = .only) {
    guard let value = value(of: row) else { return }
    if many != nil {
      selectAmongMany(row, value, manner)
    } else {
      one?.wrappedValue = value
    }
    cursorValue = value
    setCursor(row)
    row.scrollIntoSight()
  }

  private final func selectAmongMany(_ row: ListRowNode, _ value: Value, _ manner: Manner) {
    let place = place(of: row, value)
    var new: Set<Value> = [value]
    switch manner {
    case .only: origin = place
    case .toggling:
      origin = place
      new = latestMany.symmetricDifference(new)
    case .extending:
      let start =
        origin ?? currentRow.flatMap { row in self.value(of: row).map { self.place(of: row, $0) } } ?? place
      origin = start
      new = Set(values(from: start, to: place))
    }
    hasWritten = new != latestMany
    many?.wrappedValue = new
  }

  /// Says later whether the selection is what it is now.
  final var selectionCheck: () -> Bool {
    let (one, many) = (latestOne, latestMany)
    return { [unowned self] in latestOne == one && latestMany == many }
  }

  /// The places of selected elements of a list whose rows have no nodes; `inSight` is the number of those that have.
  final func selectedPlaces(outOfSightIn list: WindowList, inSight: Int) -> [Int] {
    guard latestMany.count > Swift.max(inSight, 1) else { return [] }
    func isOutOfSight(_ place: Int) -> Bool { place < list.lower || place >= list.upper }
    if !isPlain(list) {
      return (0..<list.count).filter { place in
        isOutOfSight(place)
          && list.inspectRow(at: place) { row in
            (row.firstItem as? ListRowNode).flatMap(value(of:)).map(latestMany.contains) == true
          }
      }
    }
    if latestMany.count <= SelectedHashes.most {
      return latestMany.compactMap { list.place(of: AnyHashable($0), expected: nil) }.filter(isOutOfSight)
    }
    return (0..<list.count).filter { place in
      isOutOfSight(place) && (list.anyID(at: place).base as? Value).map(latestMany.contains) == true
    }
  }

  /// Selects all rows.
  final func selectAll() {
    guard let many else { return }
    var values: Set<Value> = []
    visitValues { values.insert($0) }
    many.wrappedValue = values
  }

  // MARK: Events

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    isEnabled && takeKey(press) ? .handled : .ignored
  }

  override func handleUnclaimed(_ press: KeyPress) -> KeyPress.Result {
    isEnabled && canSelect && (takeTypedKey(press) || openRow(press)) ? .handled : .ignored
  }

  /// What can be selected has the keyboard itself; else the views in the rows have it, if there are any.
  override var canFocus: Bool { super.canFocus && (canSelect || !hasFocusableInside) }

  /// A press selects at once.
  final var waitsForOthers: Bool { true }

  final func hear(_ event: GestureEvent) -> GestureProgress {
    guard event.kind == .down else { return event.kind == .up ? .ended : .active }
    guard canSelect, let row = row(at: event.globalLocation), value(of: row) != nil else { return .failed }
    let toggles = !event.modifiers.isDisjoint(with: [.control, .command])
    select(row, toggles ? .toggling : event.modifiers.contains(.shift) ? .extending : .only)
    return .active
  }

  private final func row(at point: Point) -> ListRowNode? {
    var next = host.hitTest(point)
    while let node = next, node !== self {
      if let row = node as? ListRowNode { return row }
      next = node.parent
    }
    return nil
  }
}
