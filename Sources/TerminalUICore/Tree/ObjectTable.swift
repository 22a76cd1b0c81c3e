/// Values that objects have in common with a place that keeps them: each is found, replaced and removed in one step.
///
/// They are in the order in which the objects came, because most often the last one counts: a title of the window, a preferred scheme.
///
///     titles[node] = "Inbox"     // In the place where the node had one, or behind all others.
///     titles[node] = nil
///     titles.values.last
///
/// An object isn't kept alive by its place. An object that leaves takes its value out before another object can have its
/// identity.
package struct ObjectTable<Value> {
  private var places: [ObjectIdentifier: Int] = [:]
  /// A value that was removed leaves a gap, until there are more gaps than values.
  private var entries: ContiguousArray<Value?> = []

  package init() {}

  package var isEmpty: Bool { places.isEmpty }
  package var count: Int { places.count }

  /// The value of an object.
  package subscript(object: AnyObject) -> Value? {
    get { self[ObjectIdentifier(object)] }
    set { self[ObjectIdentifier(object)] = newValue }
  }

  /// The value of the object with an identity.
  package subscript(id: ObjectIdentifier) -> Value? {
    get { places[id].flatMap { entries[$0] } }
    set {
      if let place = places[id] {
        entries[place] = newValue
        if newValue == nil { remove(id) }
      } else if let newValue {
        places[id] = entries.count
        entries.append(newValue)
      }
    }
  }

  private mutating func remove(_ id: ObjectIdentifier) {
    places[id] = nil
    while entries.last.map({ $0 == nil }) == true { entries.removeLast() }
    guard entries.count > 2 * places.count + 8 else { return }
    let order = places.sorted { $0.value < $1.value }
    entries = ContiguousArray(order.map { entries[$0.value] })
    for (place, entry) in order.enumerated() { places[entry.key] = place }
  }

  /// The values, in the order in which they were added.
  package var values: some BidirectionalCollection<Value> { entries.lazy.compactMap(\.self) }
}
