/// The gauges of what the compiler compiles, and a reader reads, as one.
extension Gauge {
  static func largestModule(_ files: [SourceFile]) -> Gauge {
    let lines = Dictionary(grouping: files, by: \.target).mapValues { $0.reduce(0) { $0 + $1.lines.count } }
    return Gauge(
      "Hundreds of lines of the largest module", ((lines.values.max() ?? 0) + 99) / 100,
      lines.sorted { $0.value > $1.value }.map { "\($0.key): \($0.value)" })
  }

  /// The names of types that a room uses from a room behind it in the table.
  static func namesThatRunUp(_ files: [SourceFile]) -> Gauge {
    let place = Dictionary(uniqueKeysWithValues: ArchitecturePage.rooms.enumerated().map { ($1, $0) })
    return Gauge(
      "Names that run up",
      FolderUse.inRooms(files).flatMap { use in
        use.others.filter { place[$0.key, default: 0] > place[use.folder, default: 0] }
          .flatMap { room, names in names.sorted().map { "\(use.folder) uses \($0) of \(room)" } }
      }.sorted())
  }

  static func largestCycle(_ files: [SourceFile]) -> Gauge {
    let uses = FolderUse.inRooms(files)
    let others = Dictionary(uniqueKeysWithValues: uses.map { ($0.folder, Set($0.others.keys)) })
    let reached = others.mapValues { direct in
      var reached: Set<String> = []
      var open = direct
      while let next = open.popFirst() {
        if reached.insert(next).inserted { open.formUnion(others[next, default: []]) }
      }
      return reached
    }
    let cycles = others.keys.map { room in
      others.keys.filter { reached[room]?.contains($0) == true && reached[$0]?.contains(room) == true }
    }
    let largest = Set(cycles.max { $0.count < $1.count } ?? [])
    return Gauge(
      "Rooms of the largest cycle", largest.count,
      uses.filter { largest.contains($0.folder) }.flatMap { use in
        use.others.filter { largest.contains($0.key) }.sorted { $0.key < $1.key }
          .map { "\(use.folder) uses \($0.key): \($0.value.sorted().joined(separator: ", "))" }
      })
  }
}
