public import TerminalUICore

/// A collection whose elements are loaded on demand, such as lines of a file or rows of a database.
///
///     final class Log { … }                       // reads the lines around those in sight, on another thread
///
///     struct LogLines: WindowedCollection {
///       let log: Log
///       let version: Int                          // counted up by `log`: there are other lines, or some have come
///       let count: Int
///       func elementIfKnown(at place: Int) -> LogLine? { log.line(place) }
///       func place(of id: Int, near place: Int) -> Int? { id }             // a line stays where it is
///       func rowsAreInSight(_ places: Range<Int>) { log.read(around: places) }
///     }
///
///     List(log.lines) { line in Text(line.text) }
///
/// Lists, tables, lazy stacks and `ForEach` take one where they take any collection. A row whose element isn't known yet shows `…`. When
/// it has come, the collection has another ``version``, and a view that reads it is evaluated.
///
/// Everything is called on the main thread and must return at once. There is no such protocol in SwiftUI.
public nonisolated protocol WindowedCollection<Element>: RandomAccessCollection
where Index == Int, Element: Identifiable {
  /// The type that distinguishes the states of the elements.
  associatedtype Version: Equatable
  /// The version of the collection: equal where all rows are the same, and as many rows are known.
  var version: Version { get }
  /// The element at `place`, if it is known; the place may be any number from 0.
  func elementIfKnown(at place: Int) -> Element?
  /// Where an element is now that had a place before: this is the difference between two versions.
  ///
  /// `nil` means that it is gone, or not known: its row leaves. Rows that are found keep their state, their focus and their selection.
  func place(of id: Element.ID, near place: Int) -> Int?
  /// Returns which of some elements still exist, as far as is known; the others' rows lose their states.
  func remaining(of ids: Set<Element.ID>) -> Set<Element.ID>
  /// Rows have been made for some places, those in sight and a few around; called after each layout.
  func rowsAreInSight(_ places: Range<Int>)
}

nonisolated extension WindowedCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { count }
  /// By default returns all identities: an element that comes again is the element that went.
  public func remaining(of ids: Set<Element.ID>) -> Set<Element.ID> { ids }
}

/// A windowed collection as the elements of a `ForEach`.
public nonisolated struct WindowedElements<Rows: WindowedCollection>: RandomAccessCollection,
  VersionedElements
{
  package let rows: Rows
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of rows.
  public var endIndex: Int { rows.count }
  /// The element of a row.
  public subscript(position: Int) -> Rows.Element { rows[position] }

  package static func haveSameElements(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let one = one.assumingMemoryBound(to: Self.self).pointee.rows
    let other = other.assumingMemoryBound(to: Self.self).pointee.rows
    return one.version == other.version && one.count == other.count
  }

  fileprivate func id(at place: Int) -> AnyHashable {
    rows.elementIfKnown(at: place).map { AnyHashable($0.id) } ?? AnyHashable(UnknownRow(place: place))
  }

  fileprivate func place(of id: AnyHashable, near place: Int) -> Int? {
    if let id = id.base as? Rows.Element.ID { return rows.place(of: id, near: place) }
    guard let row = id.base as? UnknownRow, row.place < rows.count else { return nil }
    return rows.elementIfKnown(at: row.place) == nil ? row.place : nil
  }
}

extension ForEach {
  /// Makes a view for each row of a windowed collection; the block gets `nil` for an unknown element.
  init<Rows: WindowedCollection>(windows rows: Rows, row: @escaping (Rows.Element?) -> Content)
  where Data == WindowedElements<Rows>, ID == AnyHashable {
    let elements = WindowedElements(rows: rows)
    var access = ForEachAccess<AnyHashable, Content>(
      count: rows.count, ids: { ContiguousArray((0..<rows.count).map { elements.id(at: $0) }) },
      id: { elements.id(at: $0) }, row: { row(rows.elementIfKnown(at: $0)) },
      find: { id, place, _ in elements.place(of: id, near: place).flatMap { $0 < rows.count ? $0 : nil } },
      firstDuplicate: { ids in
        var seen = Set<AnyHashable>(minimumCapacity: ids.count)
        return ids.first { !seen.insert($0).inserted }
      },
      present: { wanted in
        guard let wanted else { return Set((0..<rows.count).map { elements.id(at: $0) }) }
        let ids = wanted.compactMap { $0.base as? Rows.Element.ID }
        return Set(rows.remaining(of: Set(ids)).map { AnyHashable($0) })
      })
    access.seen = { rows.rowsAreInSight($0) }
    self.init(data: elements, content: { row($0) }, access: access)
  }
}
