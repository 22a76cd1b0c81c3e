/// The sources that a node read in its latest evaluation, in the order of the readings.
///
/// An evaluation mostly reads what the last one read. So it goes along the list with `Evaluation.cursor`: a source that
/// is next in the list is kept, at the first one that differs the rest is dropped, and new ones are appended.
///
/// Twelve bytes, because every node has them: one source is kept in line, several are in a list of their own. Each
/// source has its readers, too; either end of such a link stores its place at the other end, so that both are removed
/// at once.
struct Readings {
  /// The one source, or the list of several, which this owns; `position` says which.
  private var reference: Reference<AnyObject>?
  /// Where the one source keeps its end of the link; `ofSeveral` with a list.
  private var position: Int32 = 0

  private static var ofSeveral: Int32 { -1 }

  private struct Reading {
    unowned(unsafe) let source: Source
    /// Where the source keeps its end of the link.
    var position: Int32
  }

  /// A reading by its places at both ends.
  struct ReaderLink {
    /// The place of the reading among the node's readings.
    let place: Int32
    /// The place of the reading among the source's readers.
    let position: Int32
  }

  /// There from the second source on until the node reads nothing.
  private final class ReadingOverflow {
    var readings: ContiguousArray<Reading> = []
  }

  private var one: Reference<Source>? {
    position == Self.ofSeveral ? nil : reference.map { $0.unchecked() }
  }
  private var several: Reference<ReadingOverflow>? {
    position == Self.ofSeveral ? reference.map { $0.unchecked() } : nil
  }

  var count: Int {
    if let several { return several.borrow { $0.readings.count } }
    return reference == nil ? 0 : 1
  }

  // MARK: During an evaluation

  // A change of a node's readings calls sources, which call other sources. So no function holds the readings meanwhile.

  /// Notes that a node, which is being evaluated, reads a source.
  ///
  /// Most often that is the one which it read as its next the last time.
  static func note(_ source: Source, by node: Node) {
    if let one = node.readings.one {
      if one.refers(to: source) {
        Evaluation.cursor = 1
        return
      }
      if Evaluation.cursor > 0 { return add(source, besides: one, by: node) }
      removeAll(of: node)
    } else if let several = node.readings.several {
      if contains(source, in: several) { return }
      // Earlier readings may have gone away meanwhile.
      Evaluation.cursor = Swift.min(Evaluation.cursor, node.readings.count)
      truncate(to: Evaluation.cursor, of: node)
      if node.readings.reference != nil { return append(source, to: several, by: node) }
    }
    node.readings.position = source.add(node, place: 0)
    node.readings.reference = .init(source)
    Evaluation.cursor = 1
  }

  /// Whether a source is the next one, or was read before.
  private static func contains(_ source: Source, in several: Reference<ReadingOverflow>) -> Bool {
    several.borrow { several in
      let cursor = Swift.min(Evaluation.cursor, several.readings.count)
      if cursor < several.readings.count, several.readings[cursor].source === source {
        Evaluation.cursor = cursor + 1
        return true
      }
      // A source without readers needn't be looked for: a `ForEach` has a source for the properties of each of its rows.
      if source.readerCount == 0 { return false }
      // Another node may have been evaluated between two of our reads.
      return several.readings.prefix(cursor).contains { $0.source === source }
    }
  }

  private static func add(_ source: Source, besides one: Reference<Source>, by node: Node) {
    let list = ReadingOverflow()
    list.readings.append(Reading(source: one.object, position: node.readings.position))
    let several = Reference.keeping(list)
    node.readings.reference = several.unchecked()
    node.readings.position = Self.ofSeveral
    append(source, to: several, by: node)
  }

  private static func append(_ source: Source, to several: Reference<ReadingOverflow>, by node: Node) {
    several.borrow { several in
      let place = Int32(truncatingIfNeeded: several.readings.count)
      let position = source.add(node, place: place)
      several.readings.append(Reading(source: source, position: position))
    }
    Evaluation.cursor = node.readings.count
  }

  /// At the end of an evaluation: forgets the sources that it did not read again.
  @inline(__always) static func end(of node: Node) {
    if node.readings.reference != nil, Evaluation.cursor < node.readings.count {
      truncate(to: Evaluation.cursor, of: node)
    }
  }

  // MARK: Forgetting

  /// Forgets all readings of a node from `source` on: the source goes away before the node's next evaluation.
  static func forget(_ source: Source, of node: Node) {
    guard let several = node.readings.several else {
      if node.readings.contains(source) { removeAll(of: node) }
      return
    }
    if let place = several.borrow({ $0.readings.firstIndex { $0.source === source } }) {
      truncate(to: place, of: node)
    }
  }

  @inline(__always) static func removeAll(of node: Node) {
    if node.readings.reference != nil { truncate(to: 0, of: node) }
  }

  /// Forgets the readings from a place on, at both ends of their links.
  private static func truncate(to length: Int, of node: Node) {
    if let several = node.readings.several {
      several.borrow { several in
        while several.readings.count > length {
          let last = several.readings.removeLast()
          last.source.remove(at: last.position)
        }
      }
      guard length == 0 else { return }
      node.readings.reference = nil
      node.readings.position = 0
      several.letGo()
    } else if length == 0, let one = node.readings.one {
      let position = node.readings.position
      node.readings.reference = nil
      one.borrow { $0.remove(at: position) }
    }
  }

  /// The source keeps its end of the link elsewhere now.
  mutating func move(_ place: Int32, to position: Int32) {
    if let several {
      several.borrow { $0.readings[Int(place)].position = position }
    } else {
      self.position = position
    }
  }

  // MARK: Looking

  /// The properties of observable objects, where they are the last reading.
  var properties: ObservedProperties? {
    guard let several else { return one?.object as? ObservedProperties }
    return several.borrow { $0.readings.last?.source as? ObservedProperties }
  }

  /// Whether `source` is one of them.
  func contains(_ source: Source) -> Bool {
    var isFound = false
    forEach { if $0 === source { isFound = true } }
    return isFound
  }

  /// Calls `visit` with each source.
  func forEach(_ visit: (Source) -> Void) {
    if let several {
      several.borrow { $0.readings.forEach { visit($0.source) } }
    } else if let one {
      one.borrow(visit)
    }
  }

  /// Calls `visit` with each source, and with where it is noted.
  func forEachLink(_ visit: (Source, ReaderLink) -> Void) {
    if let several {
      // A copy, because the called closures may look at the readings.
      let readings = several.borrow { $0.readings }
      for (place, reading) in readings.enumerated() {
        visit(reading.source, ReaderLink(place: Int32(place), position: reading.position))
      }
    } else if let one {
      visit(one.object, ReaderLink(place: 0, position: position))
    }
  }

  /// Whether `source` is the one at a place, and noted where it says.
  func contains(_ source: Source, _ link: ReaderLink) -> Bool {
    if let several {
      return several.borrow { several in
        guard several.readings.indices.contains(Int(link.place)) else { return false }
        let reading = several.readings[Int(link.place)]
        return reading.source === source && reading.position == link.position
      }
    }
    return link.place == 0 && position == link.position && one?.refers(to: source) == true
  }
}
