/// A place among the elements of a list, which follows its element when there are other elements.
///
/// When the element leaves, the place is that of the nearest one which stays: behind it, or else before it. Elements are found by their identities, so
/// any number of them may leave, come and move in one update.
@MainActor package final class ElementPlace: RegistryMember {
  package final var registryIndex = 0
  /// The list, until it leaves.
  package fileprivate(set) unowned(unsafe) var list: WindowList?
  /// The identity of the element that is followed.
  final var id: AnyHashable
  /// Where that element is.
  package final var place: Int
  /// What became of the first element.
  package final var end = End.none

  /// The element that is followed instead of one that has left.
  package enum End { case none, successor, predecessor }

  fileprivate init(_ id: AnyHashable, at place: Int, in list: WindowList) {
    (self.id, self.place, self.list) = (id, place, list)
  }

  /// The node of the row there, if it has one.
  final var node: Node? {
    guard let list, place >= list.lower, place < list.upper else { return nil }
    return list.node(at: place)
  }

  /// Follows the element no more.
  package func stop() {
    list?.followed.remove(self)
    list = nil
  }
}

extension WindowList {
  /// Follows an element by its place: that from before the change of elements which is under way, if there is one.
  package final func follow(_ place: Int) -> ElementPlace? {
    guard let id = idBeforeChange(at: place) else { return nil }
    let followed = ElementPlace(id, at: place, in: self)
    self.followed.insert(followed)
    updateFollowed(followed)
    return followed.list == nil ? nil : followed
  }

  /// Among how many elements one that may be gone is looked for.
  package static var mostLookedAt: Int { 4_096 }

  /// The list leaves.
  final func stopFollowing() {
    for place in followed.nodes { place.list = nil }
    followed = Registry()
  }
}

/// The elements of a list before a change, by which the rows find their new places.
struct FormerElements<ID: Hashable> {
  let count: Int
  /// The identity of the element at a place.
  let id: (Int) -> ID
  /// The rows that had nodes, and the place of the first one.
  let rows: ContiguousArray<Node>
  let first: Int
  /// Whether only the rows tell which elements there were: the collection is an object.
  let isLive: Bool
  let change: WindowChange

  /// The places with known identities, from the place after `place` on, towards the start or the end.
  func places(from place: Int, forward: Bool) -> StrideTo<Int> {
    let all = isLive ? first..<first + rows.count : 0..<count
    return forward
      ? stride(from: place + 1, to: all.upperBound, by: 1)
      : stride(from: Swift.min(place, all.upperBound) - 1, to: all.lowerBound - 1, by: -1)
  }
}

extension WindowNode {
  /// The identity of an element before the change that is under way.
  func formerID(at place: Int, _ former: FormerElements<ID>) -> ID? {
    let index = place - former.first
    if former.rows.indices.contains(index) { return unsafeDowncast(former.rows[index], to: Row.self).id }
    guard !former.isLive, place >= 0, place < former.count else { return nil }
    return former.id(place)
  }

  /// Finds out where a followed element is after the change that is under way, or the nearest one that stayed.
  func updateFollowed(_ followed: ElementPlace, _ former: FormerElements<ID>) {
    guard let id = followed.id.base as? ID else { return }
    if let place = find(id, near: followed.place, former) { return followed.place = place }
    // To be sure that an element is gone is to look at all: for one that only follows another it has to be few.
    let isSure = followed.end == .none || count <= WindowList.mostLookedAt
    if isSure, let place = access.find(id, followed.place, .max) { return followed.place = place }
    for forward in [true, false] {
      guard let (id, place) = nearest(to: followed.place, forward: forward, former) else { continue }
      (followed.id, followed.place) = (AnyHashable(id), place)
      followed.end = forward ? .successor : .predecessor
      return
    }
    followed.stop()
  }

  /// The place of an element that moved as most do, or as the rows with nodes did.
  private func find(_ id: ID, near place: Int, _ former: FormerElements<ID>) -> Int? {
    if let found = find(id, place, former.change) { return found }
    return lower == former.first ? nil : access.find(id, place + lower - former.first, 2)
  }

  /// The nearest element behind a place, or before it, that is still there.
  private func nearest(
    to place: Int, forward: Bool, _ former: FormerElements<ID>
  ) -> (id: ID, place: Int)? {
    let places = former.places(from: place, forward: forward)
    for place in places.prefix(8) {
      guard let id = formerID(at: place, former) else { return nil }
      if let found = find(id, near: place, former) { return (id, found) }
      if count <= WindowList.mostLookedAt, let found = access.find(id, place, .max) { return (id, found) }
    }
    // Each walk through the elements looks for more of them than the one before.
    var (rest, size) = (Array(places.dropFirst(8))[...], 64)
    while !rest.isEmpty {
      let ids = rest.prefix(size).compactMap { formerID(at: $0, former) }
      WorkCounter.note(count)
      let present = access.present(Set(ids))
      if let id = ids.first(where: present.contains), let place = access.find(id, place, .max) {
        return (id, place)
      }
      (rest, size) = (rest.dropFirst(size), size * 16)
    }
    return nil
  }
}
