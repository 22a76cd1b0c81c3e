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
    unowned(unsafe) let control: any TableBodyControl & TableHeaderControl
    private let id: ObjectIdentifier

    init(control: any TableBodyControl & TableHeaderControl) {
      (self.control, id) = (control, ObjectIdentifier(control))
    }

    nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  /// The titles of the columns, in a row: they stay where they are when the rows scroll.
  public struct Header: View {
    let source: Source

    /// Never called.
    public typealias Body = Never
    /// One item.
    public static var _isUnary: Bool { true }
    /// Makes the titles, with a menu where the user may choose the visible columns.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      let titles = TableTitles(source: view.source)
      guard view.source.control.isCustomizable else { return context.make(titles) }
      return context.make(titles.contextMenu { TableColumnMenu(source: view.source) })
    }
    /// Does nothing: the table updates its titles itself.
    public static func _updateNode(_ node: Node, to view: Self) {}
  }

  /// The rows, as far as there is room for them: they scroll.
  public struct Content: View {
    let source: Source
    var rowInset = 1

    /// The same with other columns between the edges of a row and its cells; 1 by default, at least 0.
    public func rowInset(_ columns: Int) -> Content { Content(source: source, rowInset: columns.rowInset) }

    /// Never called.
    public typealias Body = Never
    /// One item.
    public static var _isUnary: Bool { true }
    /// Makes an item that scrolls.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      let control = view.source.control
      control.rowControl.setRowLook(ListRowLook(inset: view.rowInset))
      guard EnvironmentValues(context.frame).rowsPlaceholder != nil else {
        return context.item { TableBodyNode(control, in: $0) }
      }
      return context.make(TableRows(source: view.source).withPlaceholder(for: control.rowControl))
    }
    /// Takes another inset; the table updates its rows itself.
    public static func _updateNode(_ node: Node, to view: Self) {
      view.source.control.rowControl.setRowLook(ListRowLook(inset: view.rowInset))
    }
  }

  /// The rows, as far as there is room for them.
  private struct TableRows: View {
    let source: Source

    typealias Body = Never
    static var _isUnary: Bool { true }
    static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      context.item { TableBodyNode(view.source.control, in: $0) }
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

/// The style of tables with a border around, which has the tint while the focus is in the table.
public nonisolated struct BorderedTableStyle: TableStyle {
  @Environment(\.isFocused) private var isFocused
  @FocusState private var hasFocus: Bool

  /// Makes the style.
  public init() {}
  /// Makes the view of a table.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticTableStyle().makeBody(configuration: configuration).focused($hasFocus)
      .border(.role(isFocused || hasFocus ? .tint : .separator), .rounded)
  }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
  /// The titles on a surface above the rows.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
  /// The titles on a surface above the rows.
  public static var inset: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
  /// A border around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
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
}

/// A table in its style.
struct StyledTable: View {
  @Environment(\.tableStyles) private var styles
  let configuration: TableStyleConfiguration

  var body: some View {
    (styles.last ?? AutomaticTableStyle()).styledItem(configuration, in: StyleKey<any TableStyle>.self)
  }

  static var _isUnary: Bool { true }
}
