#if Data
  public import GRDB
  package import RuntimeMetadata
  internal import TerminalUI
  public import TerminalUICore

  /// Rows of a table in sections of the same value, as they are now.
  ///
  ///     @SectionedQuery(sectionBy: \.author, sort: [.by("title")]) private var authors: QuerySections<String, Book>
  ///
  ///     List {
  ///       ForEach(authors) { author in
  ///         Section(author.id) { ForEach(author) { book in Text(book.title) } }
  ///       }
  ///     }
  ///
  /// The sections are in the order of their values; `sort` decides within each, and its direction for the column of the sections is that of
  /// the sections. The database counts the rows in each at every change, which takes as long as reading an index of that column.
  ///
  /// - Source: SwiftUI `SectionedFetchRequest`.
  @propertyWrapper
  public struct SectionedQuery<
    SectionID: Hashable & Sendable & DatabaseValueConvertible, Record: QueryRecord
  >:
    DynamicProperty
  {
    @State private var state = QueryState<Record>()
    @Environment(\.database) private var database
    private let request: QueryRequest<Record>
    private let section: String

    /// Makes a query of a request, in sections by a property.
    ///
    /// - Parameters:
    ///   - section: The property that is the same in a section.
    ///   - request: Which rows, and in which order within a section.
    public init(sectionBy section: KeyPath<Record, SectionID>, _ request: QueryRequest<Record>) {
      self.section = Record.columnName(of: section) ?? section.debugDescription
      self.request = request
    }

    /// Makes a query of the rows that satisfy a condition, in sections by a property.
    ///
    /// - Parameters:
    ///   - section: The property that is the same in a section.
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The columns that decide the order within a section.
    public init(
      sectionBy section: KeyPath<Record, SectionID>,
      filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [QuerySort] = []
    ) {
      self.init(sectionBy: section, QueryRequest(filter: filter, sort: sort))
    }

    /// The sections; none before they have been read for the first time.
    @MainActor public var wrappedValue: QuerySections<SectionID, Record> {
      QuerySections(cache: state.rows.cache, parts: state.parts, version: state.rows.version)
    }

    /// The state of the query, with its request.
    @MainActor public var projectedValue: QueryState<Record> { state }

    /// Says whether the view wants other rows than before.
    ///
    /// Called with each new value of the view, before it is evaluated.
    @MainActor public static func _link(
      _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
    ) -> Bool {
      guard let previous = previous?.assumingMemoryBound(to: Self.self).pointee else { return false }
      let property = property.assumingMemoryBound(to: Self.self).pointee
      return property.section != previous.section || !property.request.isSame(as: previous.request)
    }

    /// Takes the database of the view.
    ///
    /// Called right before each evaluation of the body.
    @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
      let query = property.assumingMemoryBound(to: Self.self)
      query.pointee.state.update(
        query.pointee.database, query.pointee.request, section: query.pointee.section)
      if query.pointee.database == nil { node.lacksDatabase() }
    }
  }

  // Rows are made by closures that have the view with its query in them: they are the same as long as the query is.
  extension SectionedQuery: SelfComparing {
    package static func areEqual(
      _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
    ) -> Bool {
      let (lhs, rhs) = (lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
      if mode == .value {
        return lhs.pointee.section == rhs.pointee.section
          && lhs.pointee.request.isSame(as: rhs.pointee.request)
      }
      return areSameProperty(lhs.pointee._state, rhs.pointee._state, mode)
    }

    /// Reads of the state are tracked.
    package static func isSure(in mode: ComparisonMode) -> Bool { true }
  }
#endif
