public import TerminalUICore

/// How tables look.
///
///     struct Framed: TableStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(spacing: 0) { configuration.header; configuration.content }.border()
///       }
///     }
///
/// The style's view has the focus, the keys and the clicks of the table.
/// - Source: SwiftUI `TableStyle`, which apps can't write there; `makeBody(configuration:)` is as in its other styles.
@MainActor @preconcurrency public protocol TableStyle: _ViewStyle
where _Configuration == TableStyleConfiguration {
  /// The properties of a table.
  typealias Configuration = TableStyleConfiguration
  /// Makes the view of a table.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a table that its style gets.
@MainActor @preconcurrency public struct TableStyleConfiguration {
  struct Source: Equatable {
    // A style may keep it longer than the table is there.
    private weak let table: Node?

    init(table: Node) { self.table = table }

    package var control: (any TableBodyControl & TableHeaderControl)? {
      table as? any TableBodyControl & TableHeaderControl
    }

    nonisolated static func == (left: Self, right: Self) -> Bool { left.table === right.table }

    /// The table, if it is around the view that is made.
    package func control(around context: NodeContext) -> (any TableBodyControl & TableHeaderControl)? {
      guard let table, context.isInside(table) else { return nil }
      return control
    }
  }

  /// The titles of the columns, in a row: they stay where they are when the rows scroll.
  ///
  /// Outside of their table, and after its end, they show nothing.
  public struct Header: NodeView {
    let source: Source

    /// Makes the titles, with a menu where the user may choose the visible columns.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      guard let control = view.source.control(around: context) else {
        return context.item { AbsentPartNode(in: $0) }
      }
      let titles = TableTitles(source: view.source)
      guard control.isCustomizable else { return context.make(titles) }
      return context.make(titles.contextMenu { TableColumnMenu(source: view.source) })
    }
    /// Does nothing: the table updates its titles itself.
    public static func _updateNode(_ node: Node, to view: Self) {}
  }

  /// The rows, as far as there is room for them: they scroll.
  ///
  /// Outside of their table, and after its end, they show nothing.
  public struct Content: NodeView {
    let source: Source
    package var rowInset = 1

    /// Sets the columns between the edges of a row and its cells: 1 by default, at least 0.
    public func rowInset(_ columns: Int) -> Content { Content(source: source, rowInset: columns.rowInset) }

    /// Makes an item that scrolls.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      guard let control = view.source.control(around: context) else {
        return context.item { AbsentPartNode(in: $0) }
      }
      control.rowControl.setRowLook(ListRowLook(inset: view.rowInset))
      guard EnvironmentValues(context.frame).rowsPlaceholder != nil else {
        return context.item { TableBodyNode(control, in: $0) }
      }
      return context.make(TableRows(source: view.source).withPlaceholder(for: control.rowControl))
    }
    /// Gives the table the new inset.
    ///
    /// The table updates its rows itself.
    public static func _updateNode(_ node: Node, to view: Self) {
      if node is AbsentPartNode { return }
      view.source.control?.rowControl.setRowLook(ListRowLook(inset: view.rowInset))
    }
  }

  /// The rows, as far as there is room for them.
  private struct TableRows: NodeView {
    let source: Source

    static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      context.item { context in
        view.source.control(around: context).map { TableBodyNode($0, in: context) }
          ?? AbsentPartNode(in: context)
      }
    }
    static func _updateNode(_ node: Node, to view: Self) {}
  }

  /// The titles, shown except with `tableColumnHeaders(.hidden)`.
  public let header: Header
  /// The rows.
  public let content: Content
}

/// The default style of tables: the titles on a surface above the rows.
public nonisolated struct AutomaticTableStyle: TableStyle {
  @Environment(\.tableColumnHeaders) private var headers

  /// Makes the style.
  public init() {}
  /// Makes the view of a table.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if headers != .hidden { configuration.header }
      configuration.content
    }
  }
}

/// A style that decides whether every other row is on a surface.
nonisolated protocol RowShadingStyle: TableStyle {
  /// `nil` where the views around decide.
  var shadesRows: Bool? { get }
}

/// The style of tables with a border around, which has the tint while the focus is in the table.
public nonisolated struct BorderedTableStyle: TableStyle, RowShadingStyle {
  @Environment(\.isFocused) private var isFocused
  @FocusState private var hasFocus: Bool
  let shadesRows: Bool?

  /// Makes the style.
  public init() { shadesRows = nil }
  /// Makes the style with a surface behind every other row, or without any; see `alternatingRowBackgrounds(_:)`.
  ///
  /// - Source: SwiftUI `BorderedTableStyle.init(alternatesRowBackgrounds:)`.
  public init(alternatesRowBackgrounds: Bool) { shadesRows = alternatesRowBackgrounds }
  /// Makes the view of a table.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticTableStyle().makeBody(configuration: configuration).focused($hasFocus)
      .border(.role(isFocused || hasFocus ? .tint : .separator), .rounded)
  }
}

/// The style of tables without a border, which is the default style.
///
/// - Source: SwiftUI `InsetTableStyle`.
public nonisolated struct InsetTableStyle: TableStyle, RowShadingStyle {
  let shadesRows: Bool?

  /// Makes the style.
  public init() { shadesRows = nil }
  /// Makes the style with a surface behind every other row, or without any; see `alternatingRowBackgrounds(_:)`.
  ///
  /// - Source: SwiftUI `InsetTableStyle.init(alternatesRowBackgrounds:)`.
  public init(alternatesRowBackgrounds: Bool) { shadesRows = alternatesRowBackgrounds }
  /// Makes the view of a table.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticTableStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// The titles on a surface above the rows.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
  /// The titles on a surface above the rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
  /// The titles on a surface above the rows, and every other row on a surface, or none.
  ///
  /// - Source: SwiftUI `TableStyle.inset(alternatesRowBackgrounds:)`.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// A border around the table, and every other row on a surface, or none.
  ///
  /// - Source: SwiftUI `TableStyle.bordered(alternatesRowBackgrounds:)`.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets how the tables in this view look.
  ///
  ///     Table(songs) { … }.tableStyle(.bordered)
  ///
  /// - Source: SwiftUI `View.tableStyle(_:)`.
  @inlinable public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any TableStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  fileprivate var tableStyles: [any TableStyle] { self[StyleKey<any TableStyle>.self] }

  /// Whether the style of tables has every other row on a surface; `nil` where the style doesn't say.
  var tableStyleShadesRows: Bool? { (tableStyles.last as? any RowShadingStyle)?.shadesRows }
}

/// A table as its style places the titles and the rows.
struct StyledTable: UnaryView {
  @Environment(\.tableStyles) private var styles
  let configuration: TableStyleConfiguration

  var body: some View {
    (styles.last ?? AutomaticTableStyle()).styledItem(configuration, in: StyleKey<any TableStyle>.self)
  }
}
