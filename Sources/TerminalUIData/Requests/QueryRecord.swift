#if Data
  public import GRDB

  /// A type whose values are the rows of a table, for ``Query``.
  ///
  ///     struct Book: Codable, QueryRecord, PersistableRecord {
  ///       var id: Int64
  ///       var title: String
  ///       var author: String
  ///     }
  ///
  /// Most types have all of it by their conformances already. A property is the column of its name; where that isn't so, ``columnName(of:)`` says
  /// which one it is.
  public protocol QueryRecord: FetchableRecord, TableRecord, Identifiable, Sendable where ID: Sendable {
    /// The column that holds a property; `nil` where none does.
    static func columnName(of property: PartialKeyPath<Self>) -> String?
  }

  extension QueryRecord {
    /// The name of the property.
    public static func columnName(of property: PartialKeyPath<Self>) -> String? {
      // `\Book.title`
      let name = property.debugDescription.split(separator: ".").dropFirst()
      return name.count == 1 ? name.first.map(String.init) : nil
    }
  }
#endif
