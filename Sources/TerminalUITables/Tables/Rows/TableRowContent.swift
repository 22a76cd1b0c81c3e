public import TerminalUICore

/// The rows of a ``Table``: ``TableRow``, `ForEach` and `Section` of rows.
///
/// - Source: SwiftUI `TableRowContent`.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue>: View {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
}

/// A row of a ``Table``, for a value.
///
///     Table(of: Song.self) { … } rows: {
///       TableRow(favourite)
///       Section("All") { ForEach(songs) { TableRow($0) } }
///     }
///
/// - Source: SwiftUI `TableRow`.
@frozen public struct TableRow<Value: Identifiable>: TableRowContent {
  @usableFromInline package let value: Value

  /// Makes a row.
  @inlinable public init(_ value: Value) { self.value = value }

  /// The type of the row's value.
  public typealias TableRowValue = Value
  /// Never called.
  public typealias Body = Never
  /// Every row is one item.
  public static var _isUnary: Bool { true }

  /// Makes an item with the cells of the table's columns.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let depth = EnvironmentValues(context.frame).tableRowDepth
    let lead = depth > 0 ? TableRowLead(guides: String(repeating: "  ", count: depth), isOpen: nil) : nil
    return context.item { TableRowNode(view.value, lead: lead, in: $0) }
  }

  /// Makes the cells again, which are compared with those before.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: TableRowNode<Value>.self).update(to: view.value)
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a row for each value.
  ///
  ///     Table(of: Song.self) { … } rows: { ForEach(songs) }
  ///
  /// - Source: SwiftUI `ForEach.init(_:)` where the content is `TableRow`.
  @_disfavoredOverload  // Behind the one for a ``WindowedCollection``.
  public init(_ data: Data) { self.init(data) { TableRow($0) } }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
}

/// Several rows.
@MainActor @preconcurrency
public struct TupleTableRows<TableRowValue: Identifiable, Content: View>: TableRowContent {
  let content: Content
  /// The rows.
  public var body: some View { content }
}

/// Makes the rows of a table from those written in a block.
///
/// - Source: SwiftUI `TableRowBuilder`.
@MainActor @preconcurrency @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// Rows.
  public static func buildExpression<Rows: TableRowContent<Value>>(_ rows: Rows) -> Rows { rows }
  /// The rows of a block with one part: a row, or a `ForEach`.
  public static func buildBlock<Rows: TableRowContent<Value>>(_ rows: Rows) -> Rows { rows }
  /// Several rows.
  @_disfavoredOverload
  public static func buildBlock<each Rows: TableRowContent>(_ rows: repeat each Rows)
    -> TupleTableRows<Value, TupleView<repeat each Rows>>
  {
    TupleTableRows(content: TupleView(repeat each rows))
  }
  /// Rows that may be absent.
  public static func buildIf<Rows: TableRowContent<Value>>(_ rows: Rows?) -> TupleTableRows<Value, Rows?> {
    TupleTableRows(content: rows)
  }
  /// The first of two branches.
  public static func buildEither<First: TableRowContent<Value>, Second: TableRowContent<Value>>(
    first: First
  ) -> TupleTableRows<Value, _ConditionalContent<First, Second>> {
    TupleTableRows(content: ViewBuilder.buildEither(first: first))
  }
  /// The second of two branches.
  public static func buildEither<First: TableRowContent<Value>, Second: TableRowContent<Value>>(
    second: Second
  ) -> TupleTableRows<Value, _ConditionalContent<First, Second>> {
    TupleTableRows(content: ViewBuilder.buildEither(second: second))
  }
}
