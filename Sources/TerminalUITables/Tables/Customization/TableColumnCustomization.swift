public import TerminalUIStorage

/// The user's changes to the columns of a ``Table``: which are shown, in which order, how wide.
///
///     @SceneStorage("songs") private var columns = TableColumnCustomization<Song>()
///
///     Table(songs, columnCustomization: $columns) {
///       TableColumn("Title", value: \.title).customizationID("title")
///       TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.customizationID("plays")
///         .defaultVisibility(.hidden)
///     }
///
/// Columns are identified by their `customizationID(_:)`. Other columns stay as the app has them, except for their widths while
/// the table exists. Changes to columns that aren't in the table are kept. The value can be kept by ``AppStorage`` and
/// ``SceneStorage``, and be encoded; the form is a text with a line for each column.
/// - Source: SwiftUI `TableColumnCustomization`.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  var columns = ColumnCustomization()

  /// Makes one in which all is as the app has it.
  public init() {}

  /// Whether a column shows; `automatic` is as `defaultVisibility(_:)` has it.
  public subscript(visibility id: String) -> Visibility {
    get { columns[id].visibility }
    set { columns[id].visibility = newValue }
  }

  /// Puts the columns in the order in which the app has them.
  public mutating func resetOrder() { columns.order = [] }
}

nonisolated extension TableColumnCustomization: StorableValue {
  /// A text.
  public var storedValue: StoredValue { .string(columns.description) }
  /// Makes one of a text.
  public init?(storedValue: StoredValue) {
    guard case .string(let text) = storedValue else { return nil }
    columns = ColumnCustomization(text)
  }
}

nonisolated extension TableColumnCustomization: Codable {
  /// Reads a text.
  public init(from decoder: any Decoder) throws {
    columns = ColumnCustomization(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(columns.description)
  }
}

nonisolated extension TableColumnCustomization: CustomStringConvertible {
  /// A line for each column.
  public var description: String { columns.description }
}

extension AppStorage {
  /// Makes a property for the user's changes to a table's columns.
  public init<RowValue>(_ key: String, store: StorageStore? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}

extension SceneStorage {
  /// Makes a property for the user's changes to a table's columns.
  public init<RowValue>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}
