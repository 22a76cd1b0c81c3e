/// The places that views observe, and whether one may have changed since the last look.
@MainActor package struct AskedPlaces {
  private var places: ContiguousArray<ViewPlace> = []
  /// Whether anything may have moved.
  package var mayDiffer = false

  /// The number of observed places.
  package var count: Int { places.count }
  /// Whether no place is observed.
  package var isEmpty: Bool { places.isEmpty }

  /// Adds a place.
  ///
  /// The place may differ from its last value at once.
  mutating func add(_ place: ViewPlace) {
    places.append(place)
    mayDiffer = true
  }

  /// Takes those out that are to be looked at, if anything may have moved; each that is kept is added again.
  mutating func takeThoseToLookAt() -> ContiguousArray<ViewPlace> {
    guard mayDiffer, !places.isEmpty else { return [] }
    mayDiffer = false
    defer { places = [] }
    return places
  }

  /// Adds those that are looked at next time, too.
  mutating func keep(_ kept: ContiguousArray<ViewPlace>) { places = kept + places }

  /// Begins to note whether anything moves; says whether anything may have moved before.
  mutating func forgetMoves() -> Bool {
    defer { mayDiffer = false }
    return mayDiffer
  }

  /// Whether anything that is observed may have moved since ``forgetMoves()``, which said whether it had before.
  mutating func hasMoved(since mayHaveDiffered: Bool) -> Bool {
    defer { if mayHaveDiffered { mayDiffer = true } }
    return mayDiffer && !places.isEmpty
  }

  /// Whether the answers are those of now: a check for tests.
  var areUpToDate: Bool { mayDiffer || places.allSatisfy(\.isUpToDate) }
}
