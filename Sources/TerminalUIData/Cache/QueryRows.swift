#if Data
  public import GRDB
  public import TerminalUI

  /// The rows that a ``Query`` has found.
  ///
  /// A list, a table, a lazy stack or a `ForEach` of them reads the rows around those in sight, on another thread; a row that isn't there yet shows
  /// `…`. An app that reads one by its place waits for it.
  public struct QueryRows<Record: QueryRecord>: WindowedCollection, Sendable {
    let cache: QueryCache<Record>?
    /// Which state of the rows this is.
    public let version: Int
    /// The number of rows.
    public let count: Int
    /// The place of the first of these rows among the rows of the query.
    let start: Int

    init(_ cache: QueryCache<Record>?, version: Int, count: Int, start: Int = 0) {
      (self.cache, self.version, self.count, self.start) = (cache, version, count, start)
    }

    /// The row at `position`; it is read now, if it isn't in memory.
    ///
    /// If it was deleted meanwhile, or can't be read, this is a row near it that is in memory. A place that isn't there stops the program, as
    /// in an array; ``elementIfKnown(at:)`` doesn't.
    public subscript(position: Int) -> Record {
      precondition(position >= 0 && position < count, "There is no row \(position)")
      guard let record = cache?.recordHoweverLong(at: start + position) else {
        preconditionFailure("No row was ever read")
      }
      return record
    }

    /// The row at `place`, if it is in memory or comes within 20 milliseconds.
    public func elementIfKnown(at place: Int) -> Record? {
      guard place >= 0, place < count else { return nil }
      return cache?.record(at: start + place)
    }

    /// Where a row is that was in memory.
    public func place(of id: Record.ID, near place: Int) -> Int? {
      guard let found = cache?.place(of: id), found >= start, found < start + count else { return nil }
      return found - start
    }

    /// The elements that aren't known to be gone.
    public func remaining(of ids: Set<Record.ID>) -> Set<Record.ID> { cache?.remaining(of: ids) ?? [] }

    /// Called with the places in sight.
    ///
    /// Reads the rows at and around them.
    public func rowsAreInSight(_ places: Range<Int>) {
      cache?.rowsAreInSight(places.lowerBound + start..<places.upperBound + start)
    }
  }

  /// The rows of a ``SectionedQuery`` that have the same value in the column of the sections.
  public struct QuerySection<SectionID: Hashable & Sendable, Record: QueryRecord>: WindowedCollection,
    Identifiable, Sendable
  {
    /// The value.
    public let id: SectionID
    /// The rows.
    public let rows: QueryRows<Record>

    /// Which state of the rows this is.
    public var version: Int { rows.version }
    /// The number of rows.
    public var count: Int { rows.count }
    /// The row at `position`; it is read now, if it isn't in memory.
    public subscript(position: Int) -> Record { rows[position] }
    /// The row at `place`, if it is in memory or comes within 20 milliseconds.
    public func elementIfKnown(at place: Int) -> Record? { rows.elementIfKnown(at: place) }
    /// Where a row is that was in memory.
    public func place(of id: Record.ID, near place: Int) -> Int? { rows.place(of: id, near: place) }
    /// The elements that aren't known to be gone.
    public func remaining(of ids: Set<Record.ID>) -> Set<Record.ID> { rows.remaining(of: ids) }
    /// Called with the places in sight.
    ///
    /// Reads the rows at and around them.
    public func rowsAreInSight(_ places: Range<Int>) { rows.rowsAreInSight(places) }
  }

  /// The sections that a ``SectionedQuery`` has found.
  public struct QuerySections<SectionID: Hashable & Sendable & DatabaseValueConvertible, Record: QueryRecord>:
    WindowedCollection, Sendable
  {
    let cache: QueryCache<Record>?
    let parts: [QuerySectionPart]
    /// Which state of the rows this is.
    public let version: Int

    /// The number of sections.
    public var count: Int { parts.count }

    /// A section; the nearest one where its value isn't of the type.
    public subscript(position: Int) -> QuerySection<SectionID, Record> {
      precondition(parts.indices.contains(position), "There is no section \(position)")
      let nearest = parts.indices.lazy.sorted { abs($0 - position) < abs($1 - position) }.lazy
      guard let section = elementIfKnown(at: position) ?? nearest.compactMap(elementIfKnown).first else {
        preconditionFailure("No section has a value that is a \(SectionID.self)")
      }
      return section
    }

    /// A section; `nil` where its value isn't of the type.
    public func elementIfKnown(at place: Int) -> QuerySection<SectionID, Record>? {
      guard parts.indices.contains(place), let id = SectionID.fromDatabaseValue(parts[place].value) else {
        return nil
      }
      let rows = QueryRows(cache, version: version, count: parts[place].count, start: parts[place].start)
      return QuerySection(id: id, rows: rows)
    }

    /// Where a section is; it is looked for from where it was.
    public func place(of id: SectionID, near place: Int) -> Int? {
      let wanted = id.databaseValue
      for distance in 0..<Swift.max(parts.count, 1) {
        let (before, behind) = (place - distance, place + distance)
        if parts.indices.contains(behind), parts[behind].value == wanted { return behind }
        if parts.indices.contains(before), parts[before].value == wanted { return before }
        if before < 0, behind >= parts.count { return nil }
      }
      return nil
    }

    /// Does nothing: all sections are known.
    public func rowsAreInSight(_ places: Range<Int>) {}
  }
#endif
