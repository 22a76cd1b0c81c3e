internal import RuntimeMetadata

/// A value with readers: the nodes that are evaluated again when it changes.
///
/// Most sources have one reader and most readers one source, so the first of each is kept in line. A link
/// is known from both ends by its place in the other's list, so it is removed in one step.
///
/// Sources are used on the main thread only. They belong to no actor, so that `State` and `Binding`, which
/// don't either, reach them without a detour.
open class Source {
  final unowned(unsafe) var firstReader: Node?
  final var firstPlace: Int32 = 0
  /// The evaluation that read this source last; a second read in it is already known.
  final var lastEvaluation: UInt32 = 0
  /// The other readers, and the parts that are read separately; most sources have neither.
  final var further: FurtherReaders?

  struct Reader {
    unowned(unsafe) var node: Node
    /// Where the node keeps its end of the link.
    var place: Int32
  }

  /// Makes a source without readers.
  public init() {}

  /// Whether only the readers keep this source alive.
  var isKeptByReaders: Bool { false }
  /// The last reader is gone; for a source that its readers keep.
  func hasNoReaders() {}

  /// Asks every reader for an evaluation.
  package final func changed() {
    if Reasons.isNoted { Reasons.note(self) }
    if let firstReader { Self.invalidate(firstReader) }
    guard let further else { return }
    for reader in further.readers { Self.invalidate(reader.node) }
    PartUpdates.note(self, further)
  }

  /// Invalidates every reader but the node that is being evaluated.
  final func changedForOthers() {
    if Reasons.isNoted { Reasons.note(self) }
    forEachReader { if $0 !== Evaluation.node { Self.invalidate($0) } }
  }

  /// Asks the readers of parts for an evaluation whose part has another value.
  final func partsMayHaveChanged() {
    if let further { PartUpdates.note(self, further) }
  }

  /// `Node.invalidate` for callers that are on the main thread without the compiler knowing it.
  private nonisolated(unsafe) static let invalidate: (Node) -> Void = unsafeBitCast(
    { node in
      WriteQueue.noteChange()
      node.invalidate()
    } as @MainActor (Node) -> Void, to: ((Node) -> Void).self)

  /// Makes the node that is being evaluated a reader.
  @usableFromInline package final func wasRead() {
    guard let node = Evaluation.nodeReference, lastEvaluation != Evaluation.number else { return }
    lastEvaluation = Evaluation.number
    node.borrow { Readings.note(self, by: $0) }
  }

  /// Wakes the readers for the last time; their next evaluation reads something else.
  final func abandon() {
    changed()
    while let last = further?.readers.last { Readings.forget(self, of: last.node) }
    if let first = firstReader { Readings.forget(self, of: first) }
  }

  final var readerCount: Int { (firstReader == nil ? 0 : 1) + (further?.readers.count ?? 0) }

  /// Makes a node a reader, and says where that is noted here.
  final func add(_ node: Node, place: Int32) -> Int32 {
    if isKeptByReaders, readerCount == 0 { Reference(self).keep() }
    if firstReader == nil {
      firstReader = node
      firstPlace = place
      return 0
    }
    let further = furtherMade
    further.readers.append(Reader(node: node, place: place))
    return Int32(further.readers.count)
  }

  /// Takes a reader away.
  final func remove(at position: Int32) {
    defer {
      if isKeptByReaders, readerCount == 0 {
        hasNoReaders()
        Reference(self).letGo()
      }
    }
    if position == 0 {
      firstReader = nil
      return
    }
    guard let further, let moved = further.readers.popLast() else { return }
    let hole = Int(position) - 1
    if hole < further.readers.count {
      further.readers[hole] = moved
      moved.node.readings.move(moved.place, to: position)
    }
  }

  /// Calls `visit` with each reader.
  final func forEachReader(_ visit: (Node) -> Void) {
    if let firstReader { visit(firstReader) }
    for reader in further?.readers ?? [] { visit(reader.node) }
  }

  /// The other readers; there may be none yet.
  final var furtherMade: FurtherReaders {
    if let further { return further }
    let made = FurtherReaders()
    further = made
    return made
  }

  /// The readers, in no order.
  final var readers: [Node] { (firstReader.map { [$0] } ?? []) + (further?.readers.map(\.node) ?? []) }

  /// Calls `visit` with each reader, and with where it is noted.
  final func forEachLink(_ visit: (Node, Readings.ReaderLink) -> Void) {
    if let firstReader { visit(firstReader, Readings.ReaderLink(place: firstPlace, position: 0)) }
    for (index, reader) in (further?.readers ?? []).enumerated() {
      visit(reader.node, Readings.ReaderLink(place: reader.place, position: Int32(index + 1)))
    }
  }

  /// Whether `node` is the reader at a place, and noted where it says.
  final func isRead(by node: Node, _ link: Readings.ReaderLink) -> Bool {
    if link.position == 0 { return firstReader === node && firstPlace == link.place }
    let index = Int(link.position) - 1
    guard let readers = further?.readers, readers.indices.contains(index) else { return false }
    let reader = readers[index]
    return reader.node === node && reader.place == link.place
  }
}

/// The further readers of a source besides its first one.
final class FurtherReaders {
  fileprivate(set) final var readers: ContiguousArray<Source.Reader> = []
  /// The parts of the value that are read separately.
  final var parts = SourceParts()
}

extension Node {
  /// Runs `body` with this node as the reader of every source that it reads; earlier readings are forgotten.
  package final func observed<Result>(_ body: @MainActor () -> Result) -> Result {
    Evaluation.run(self, body)
  }

  /// Runs `body` with this node as a reader of every source that it reads, besides those that it read before.
  ///
  /// For questions at several moments of an update, such as those of a layout. The node forgets all when it is evaluated, which happens after very
  /// many questions.
  package final func observedFurther<Result>(_ body: @MainActor () -> Result) -> Result {
    if Evaluation.isChecking { return body() }
    let outer = Evaluation.begin(self, keeping: readings.count)
    let result = ObservedProperties.trackFurther(by: self) { body() }
    Evaluation.end(of: self, outer)
    if furtherReadingCount == Self.mostFurtherReadings { invalidate() }
    return result
  }

  private static var mostFurtherReadings: Int { 1 << 10 }

  /// The number of noted readings of the node, counting each further run.
  final var furtherReadingCount: Int { readings.count + (readings.properties?.runCount ?? 0) }

  /// Forgets all readings, so that they will be made again.
  final func forgetReadings() { Readings.removeAll(of: self) }
}

/// The current evaluation, so that sources know their reader.
package enum Evaluation {
  // No `unowned` and no array here and in other static variables that each update uses: they would be made at their first use, and each use would
  // check that.
  nonisolated(unsafe) fileprivate static var nodeReference: Reference<Node>?
  nonisolated(unsafe) private(set) static var number: UInt32 = 0
  nonisolated(unsafe) private static var total: UInt32 = 0
  /// How many of the node's readings this evaluation has come to.
  nonisolated(unsafe) static var cursor = 0

  /// The node that reads now, if any.
  private(set) static var node: Node? {
    @inline(__always) get { nodeReference?.object }
    set { nodeReference = newValue.map(Reference.init) }
  }

  /// Whether a node is being evaluated.
  package static var isRunning: Bool { nodeReference != nil }

  /// The state of an evaluation that is interrupted by an inner evaluation.
  struct Outer {
    fileprivate let node: Reference<Node>?
    fileprivate let number: UInt32
    fileprivate let cursor: Int
  }

  /// Makes `node` the reader of every source that is read until ``end(of:_:)``; keeps a number of its readings so far.
  static func begin(_ node: Node, keeping count: Int = 0) -> Outer {
    let outer = Outer(node: nodeReference, number: number, cursor: cursor)
    total &+= 1
    number = total
    nodeReference = .init(node)
    cursor = count
    return outer
  }

  /// Ends the evaluation of `node`, and forgets the sources that it did not read again.
  static func end(of node: Node, _ outer: Outer) {
    if samples != nil { takeSamples() }
    Readings.end(of: node)
    nodeReference = outer.node
    number = outer.number
    // An evaluation of a node inside of its own continues with its readings.
    if outer.node?.refers(to: node) != true { cursor = outer.cursor }
  }

  /// Whether layouts are only compared with their earlier answers, and so have no reader.
  nonisolated(unsafe) static var isChecking = false

  /// The bindings that the present evaluation made.
  nonisolated(unsafe) private static var samples: ContiguousArray<any Sampled>?

  /// Reads the value of something that is made now.
  ///
  /// Where a body is evaluated, that comes after it, since it would become a reader of observed properties.
  static func takeSample(of location: any Sampled) {
    if !isRunning {
      location.takeSample()
    } else if samples?.append(location) == nil {
      samples = [location]
    }
  }

  @inline(never) private static func takeSamples() {
    for location in samples.take() ?? [] { location.takeSample() }
  }

  /// Runs `body` with `node` as the reader of every source that it reads.
  @MainActor package static func run<Result>(_ node: Node, _ body: @MainActor () -> Result) -> Result {
    let outer = begin(node)
    defer { end(of: node, outer) }
    return ObservedProperties.track(by: node) { body() }
  }

  /// Runs `body` so that its reads have no reader; on the main thread.
  static func withoutReader<Result>(_ body: () -> Result) -> Result {
    let (outerNode, outerPart) = (node, isForPart)
    node = nil
    isForPart = true
    defer { (node, isForPart) = (outerNode, outerPart) }
    return body()
  }

  /// Whether reads are for a part, which sees the values of evaluations, without waiting writes.
  nonisolated(unsafe) private(set) static var isForPart = false

  /// Runs `body` so that its reads have no reader.
  @MainActor package static func unobserved<Result>(_ body: @MainActor () -> Result) -> Result {
    let outerNode = node
    node = nil
    defer { node = outerNode }
    return body()
  }
}

extension Source: TrackedObject {}
