/// How lists look.
///
///     struct Titled: ListStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { Text("Files").bold(); configuration.content }
///       }
///     }
///
/// What the style makes has the focus, the keys and the clicks of the list.
/// - Source: SwiftUI `ListStyle`, which apps can't write there; `makeBody(configuration:)` is as in its other styles.
public nonisolated protocol ListStyle: _ViewStyle where _Configuration == ListStyleConfiguration {
  /// What a list is.
  typealias Configuration = ListStyleConfiguration
  /// Makes the view of a list.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a list.
public struct ListStyleConfiguration {
  /// The rows of a list, as far as there is room for them: they scroll.
  public struct Content: View {
    let source: Source
    var rowInset = 1

    /// The same with other columns between the edges of a row and what is in it, where `listRowInsets(_:)` says nothing of the row; 1 unless
    /// asked for, 0 at least.
    public func rowInset(_ columns: Int) -> Content { Content(source: source, rowInset: columns.rowInset) }

    /// Whose rows these are: the list is around all that a style makes.
    struct Source: Equatable {
      unowned(unsafe) let list: ListControl
      nonisolated static func == (left: Self, right: Self) -> Bool { left.list === right.list }
    }

    /// Never called.
    public typealias Body = Never
    /// One item.
    public static var _isUnary: Bool { true }
    /// Makes an item that scrolls.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      let list = view.source.list
      list.setRowInset(view.rowInset)
      let hasPlaceholder = EnvironmentValues(context.frame).rowsPlaceholder != nil
      return hasPlaceholder
        ? context.make(ListRows(list: list).withPlaceholder(for: list))
        : context.item { list.makeScroll(in: $0) }
    }
    /// Takes another inset; the list updates its rows itself.
    public static func _updateNode(_ node: Node, to view: Self) {
      view.source.list.setRowInset(view.rowInset)
    }
  }

  /// The rows.
  public let content: Content
}

/// The rows of a list, as far as there is room for them.
private struct ListRows: View {
  unowned(unsafe) let list: ListControl

  typealias Body = Never
  static var _isUnary: Bool { true }
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { view.list.makeScroll(in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

/// The style of lists where no other is asked for: rows with a column beside what is in them on either side.
public nonisolated struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style of lists that are nothing but their rows, from edge to edge.
public nonisolated struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.content.rowInset(0)
  }
}

/// The style of lists with a border around, which has the tint while the focus is in the list.
public nonisolated struct BorderedListStyle: ListStyle {
  @Environment(\.isFocused) private var isFocused
  @FocusState private var hasFocus: Bool

  /// Makes the style.
  public init() {}
  /// Makes the view of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.content.focused($hasFocus)
      .border(.role(isFocused || hasFocus ? .tint : .separator), .rounded)
  }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// Rows with a column beside what is in them on either side.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Nothing but the rows, from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// A border around the list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension View {
  /// Sets how the lists in this view look.
  ///
  ///     List(files) { Text($0.name) }.listStyle(.bordered)
  ///
  /// - Source: SwiftUI `View.listStyle(_:)`.
  @inlinable public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(ListStyleKey.self, style)))
  }
}

@usableFromInline nonisolated enum ListStyleKey: StyleKey {
  @usableFromInline typealias Style = any ListStyle
}

nonisolated extension EnvironmentValues {
  var listStyles: [any ListStyle] { self[ListStyleKey.self] }
}

/// A list in its style.
struct StyledList: View {
  @Environment(\.listStyles) private var styles
  let configuration: ListStyleConfiguration

  var body: some View {
    if let style = styles.last {
      style.styledItem(configuration, in: ListStyleKey.self)
    } else {
      configuration.content
    }
  }

  static var _isUnary: Bool { true }
}
