/// The columns of a ``Table``.
///
/// - Source: SwiftUI `TableColumnContent`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
  /// The cells of a row.
  associatedtype _Cells: View
  /// The titles.
  associatedtype _Labels: View
  /// Makes the cells of a row.
  func _cells(for value: TableRowValue) -> _Cells
  /// The titles.
  var _labels: _Labels { get }
  /// Adds the columns to a list, in the order of cells and titles.
  func _describe(to list: inout _TableColumnList)
  /// Whether the block itself makes the columns, and not closures that are called later.
  static var _isFixed: Bool { get }
}

extension TableColumnContent {
  /// Returns `true`: the block makes the columns.
  public static var _isFixed: Bool { true }
}

/// The columns of a table, one after the other.
@MainActor @preconcurrency public struct _TableColumnList {
  var columns: [DescribedColumn] = []
}

/// Several columns: the block that they were written in has seen that they are all of one kind of row.
@MainActor
public struct TupleTableColumns<RowValue: Identifiable, each Columns: TableColumnContent>:
  TableColumnContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  @usableFromInline let columns: (repeat each Columns)

  @inlinable init(_ columns: repeat each Columns) { self.columns = (repeat each columns) }

  /// The cells of all columns.
  @inlinable public func _cells(for value: RowValue) -> TupleView<repeat (each Columns)._Cells> {
    // Swift can't express yet that two types of a pack are the same.
    TupleView(
      repeat (each columns)._cells(for: unsafeBitCast(value, to: (each Columns).TableRowValue.self)))
  }
  /// All titles.
  public var _labels: TupleView<repeat (each Columns)._Labels> {
    TupleView(repeat (each columns)._labels)
  }
  /// Whether all columns are made by the block itself.
  public static var _isFixed: Bool {
    for isFixed in repeat (each Columns)._isFixed {
      if !isFixed { return false }
    }
    return true
  }
  /// All columns.
  public func _describe(to list: inout _TableColumnList) {
    repeat (each columns)._describe(to: &list)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The cells, if the columns are there.
  @inlinable public func _cells(for value: Wrapped.TableRowValue) -> Wrapped._Cells? {
    map { $0._cells(for: value) }
  }
  /// The titles, if the columns are there.
  public var _labels: Wrapped._Labels? { map { $0._labels } }
  /// Whether the columns are.
  public static var _isFixed: Bool { Wrapped._isFixed }
  /// The columns, if they are there.
  public func _describe(to list: inout _TableColumnList) {
    if let self { self._describe(to: &list) }
  }
}

/// Some columns or others.
@MainActor
public enum ConditionalTableColumns<First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue
  /// The columns of the first branch.
  case first(First)
  /// The columns of the second branch.
  case second(Second)

  /// The cells of those that are there.
  @inlinable @ViewBuilder public func _cells(for value: First.TableRowValue)
    -> _ConditionalContent<First._Cells, Second._Cells>
  {
    switch self {
    case .first(let columns): columns._cells(for: value)
    case .second(let columns): columns._cells(for: value)
    }
  }
  /// The titles of the columns of the taken branch.
  @ViewBuilder public var _labels: _ConditionalContent<First._Labels, Second._Labels> {
    switch self {
    case .first(let columns): columns._labels
    case .second(let columns): columns._labels
    }
  }
  /// Whether the columns of both branches are made by the block itself.
  public static var _isFixed: Bool { First._isFixed && Second._isFixed }
  /// Describes the columns of the taken branch.
  public func _describe(to list: inout _TableColumnList) {
    switch self {
    case .first(let columns): columns._describe(to: &list)
    case .second(let columns): columns._describe(to: &list)
    }
  }
}
