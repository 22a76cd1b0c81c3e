/// A number that says how well the parts of the sources are kept apart, with the places that it counts.
///
/// `docs/internals/Architecture.md` defines each, and has its goal.
struct Gauge {
  let name: String
  let value: Int
  /// What is counted, one a line, each with its place.
  let places: [String]

  /// A gauge whose value is the number of places.
  init(_ name: String, _ places: [String]) { self.init(name, places.count, places) }

  init(_ name: String, _ value: Int, _ places: [String]) {
    (self.name, self.value, self.places) = (name, value, places)
  }

  /// All gauges of a package's files, in the order of the page.
  static func all(in files: [SourceFile], _ code: [SwiftCode]) -> [Gauge] {
    let sources = files.filter { $0.path.hasPrefix("Sources/") }
    let libraries = code.filter { $0.path.hasPrefix("Sources/") }
    let classes = NodeClasses(libraries)
    return [
      coreLines(sources), folders(sources), folderPairs(sources), largestModule(sources),
      largestCycle(sources), namesThatRunUp(sources),
    ] + climbs(libraries)
      + descents(libraries) + [
        casts(libraries, classes), uncheckedCasts(libraries, classes), lists(libraries),
        overridables(libraries, classes), deepestChain(classes), hostProperties(libraries),
        sharedMarks(sources), uncheckedExclusivity(libraries),
        Gauge("Variables of the process", ProcessVariable.all(in: files, code).map(\.description)),
      ]
  }
}

extension Package {
  /// The Swift files under `Sources` and `Demos`, as words and signs.
  static let code = swiftCode(of: files)

  /// The Swift files among some.
  static func swiftCode(of files: [SourceFile]) -> [SwiftCode] {
    files.filter { $0.path.hasSuffix(".swift") }.map(SwiftCode.init)
  }
}
