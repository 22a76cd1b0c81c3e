/// A column of a ``Table``: a title, and the view that it shows for each row.
///
///     TableColumn("Name", value: \.name)
///     TableColumn("Size", value: \.size) { Text("\($0.size) kB") }.width(8).alignment(.numeric)
///     TableColumn("Done") { Toggle("", isOn: $0.isDone) }
///
/// A column with a value can decide the order of the table. A title of several lines shows the first one; cells have one line unless `lineLimit(_:)`
/// sets more.
/// - Source: SwiftUI `TableColumn`; differs in units (cells), and in that the type of the comparator is no part of it.
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View>: TableColumnContent {
  @usableFromInline let label: Label
  @usableFromInline let content: (RowValue) -> Content
  @usableFromInline var sort: ColumnSort<RowValue>?
  @usableFromInline var rule: ColumnRule

  @inlinable init(
    label: Label, sort: ColumnSort<RowValue>?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.sort = sort
    self.content = content
    rule = ColumnRule()
  }

  /// Makes a column that the order can't be by.
  @inlinable public init(
    @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), sort: nil, content: content)
  }

  /// Makes a column that is ordered by a value.
  @inlinable public init<Value: Comparable>(
    value: KeyPath<RowValue, Value>, @ViewBuilder content: @escaping (RowValue) -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), sort: ColumnSort(key: SortKey(value)), content: content)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that the order can't be by.
  @inlinable public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: nil, content: content)
  }

  /// Makes a column that the order can't be by.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: nil, content: content)
  }

  /// Makes a column that is ordered by a value.
  @inlinable public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: ColumnSort(key: SortKey(value)), content: content)
  }

  /// Makes a column that is ordered by a value.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public init<S: StringProtocol, Value: Comparable>(
    _ title: S, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: ColumnSort(key: SortKey(value)), content: content)
  }

  /// Makes a column that is ordered by a comparator of the app; the table's order must be of its type.
  @inlinable public init<Comparator: TableComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == RowValue {
    self.init(label: Text(titleKey), sort: ColumnSort(key: nil, comparator: comparator), content: content)
  }

  /// Makes a column that is ordered by a comparator of the app; the table's order must be of its type.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public init<S: StringProtocol, Comparator: TableComparator>(
    _ title: S, sortUsing comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == RowValue {
    self.init(label: Text(title), sort: ColumnSort(key: nil, comparator: comparator), content: content)
  }
}

extension TableColumn where Label == Text, Content == Text {
  /// Makes a column that shows a text, and is ordered by it.
  @inlinable public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), sort: ColumnSort(key: SortKey(value))) { Text($0[keyPath: value]) }
  }

  /// Makes a column that shows a text, and is ordered by it.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  {
    self.init(label: Text(title), sort: ColumnSort(key: SortKey(value))) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Content == Text {
  /// Makes a column that shows an optional text and is ordered by it: rows without one come first.
  ///
  ///     TableColumn("Mail", value: \.mail, placeholder: "NULL")
  ///
  /// - Source: SwiftUI `TableColumn.init(_:value:)` with a comparator; the placeholder is ours.
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The text.
  ///   - placeholder: The text shown without a value. It has the colour of placeholders, so it can't be taken for a value.
  @inlinable public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>, placeholder: String = "—"
  ) {
    self.init(label: Text(titleKey), sort: ColumnSort(key: SortKey(value))) {
      $0[keyPath: value].map { Text($0) } ?? Text(placeholder).foregroundStyle(.placeholder)
    }
  }

  /// Makes a column that shows an optional text and is ordered by it: rows without one come first.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `TableColumn.init(_:value:)` with a comparator; the placeholder is ours.
  @_disfavoredOverload @inlinable public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String?>, placeholder: String = "—"
  ) {
    self.init(label: Text(title), sort: ColumnSort(key: SortKey(value))) {
      $0[keyPath: value].map { Text($0) } ?? Text(placeholder).foregroundStyle(.placeholder)
    }
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that is ordered by a value, which rows need not have: those without come first.
  @inlinable public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: ColumnSort(key: SortKey(value)), content: content)
  }

  /// Makes a column that is ordered by a value, which rows need not have: those without come first.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public init<S: StringProtocol, Value: Comparable>(
    _ title: S, value: KeyPath<RowValue, Value?>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), sort: ColumnSort(key: SortKey(value)), content: content)
  }
}

extension TableColumn {
  /// Makes this column so many cells wide; `nil` makes it as wide as its content, at most 40 cells.
  ///
  /// - Source: SwiftUI `TableColumn.width(_:)`.
  public func width(_ width: Int? = nil) -> Self {
    var column = self
    column.rule.width = width.map { .fixed($0) } ?? .automatic
    return column
  }

  /// Lets this column be as wide as there is room, within limits.
  ///
  ///     TableColumn("Subject", value: \.subject).width(min: 10, ideal: 30, max: .infinity)
  ///
  /// - Parameters:
  ///   - min: The least width; `nil` is 4 cells.
  ///   - ideal: The width where there is room enough; `nil` is the width of the content, at most 40 cells.
  ///   - max: The greatest width; `nil` is no limit.
  /// - Source: SwiftUI `TableColumn.width(min:ideal:max:)`.
  public func width(min: Int? = nil, ideal: Int? = nil, max: Int? = nil) -> Self {
    var column = self
    column.rule.width = .within(min: min, ideal: ideal, max: max)
    return column
  }

  /// Makes this column a width that is rounded to a whole number.
  ///
  /// - Source: SwiftUI `TableColumn.width(_:)`.
  @_disfavoredOverload public func width(_ width: Double?) -> Self { self.width(width?.wholeLength) }

  /// Lets this column be as wide as there is room, within limits that are rounded to whole numbers.
  ///
  /// - Source: SwiftUI `TableColumn.width(min:ideal:max:)`.
  @_disfavoredOverload public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> Self
  {
    width(min: min?.wholeLength, ideal: ideal?.wholeLength, max: max?.wholeLength)
  }

  /// Sets where the cells and the title are.
  ///
  /// - Source: SwiftUI `TableColumnContent.alignment(_:)`.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.rule.alignment = alignment
    return column
  }

  /// Gives this column a name for ``TableColumnCustomization``.
  ///
  /// A column without a name can't be moved or hidden by the user. Two columns of one name are a mistake: the first one counts.
  ///
  /// - Source: SwiftUI `TableColumnContent.customizationID(_:)`.
  public func customizationID(_ id: String) -> Self {
    var column = self
    column.rule.id = id
    return column
  }

  /// Sets whether this column shows until the user has changed that.
  ///
  /// - Source: SwiftUI `TableColumnContent.defaultVisibility(_:)`.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var column = self
    column.rule.isHidden = visibility == .hidden
    return column
  }
}

extension TableColumn {
  /// The cell of a row.
  @inlinable public func _cells(for value: RowValue) -> TableCell<Content> {
    TableCell(content: content(value))
  }
  /// The title.
  public var _labels: TableCell<Label> { TableCell(content: label) }
  /// This column.
  public func _describe(to list: inout _TableColumnList) {
    list.columns.append(DescribedColumn(rule: rule, sort: sort))
  }
}

/// The properties of a column for its width and place.
@usableFromInline nonisolated struct ColumnRule: Equatable {
  enum Width: Equatable {
    case automatic
    case fixed(Int)
    case within(min: Int?, ideal: Int?, max: Int?)

    func resolved(in unit: LengthUnit) -> Width {
      func cells(_ length: Int?) -> Int? { unit.extent(length, 0, along: .horizontal) }
      switch self {
      case .automatic: return self
      case .fixed(let width): return .fixed(cells(width) ?? 0)
      case .within(let min, let ideal, let max):
        return .within(min: cells(min), ideal: cells(ideal), max: cells(max))
      }
    }
  }
  var width = Width.automatic
  var alignment = TableColumnAlignment.automatic
  var id: String?
  var isHidden = false
  var disabled: TableColumnCustomizationBehavior = []

  @usableFromInline init() {}
}

/// A column as its table needs it, without the types of the app's column.
struct DescribedColumn {
  var rule: ColumnRule
  /// The order of the column: a `ColumnSort` of the row's value.
  let sort: Any?
}
