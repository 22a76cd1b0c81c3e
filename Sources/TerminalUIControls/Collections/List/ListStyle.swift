public import Cells
public import TerminalUICore

/// How lists look.
///
///     struct Titled: ListStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { Text("Files").bold(); configuration.content }
///       }
///     }
///
/// The style's view has the focus, the keys and the clicks of the list.
/// - Source: SwiftUI `ListStyle`, which apps can't write there; `makeBody(configuration:)` is as in its other styles.
@MainActor @preconcurrency public protocol ListStyle: _ViewStyle
where _Configuration == ListStyleConfiguration {
  /// The properties of a list.
  typealias Configuration = ListStyleConfiguration
  /// Makes the view of a list.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a list that its style gets.
@MainActor @preconcurrency public struct ListStyleConfiguration {
  /// The rows of a list, as far as there is room for them: they scroll.
  public struct Content: NodeView {
    package let source: Source
    private var look = ListRowLook()

    init(source: Source) { self.source = source }

    /// Sets the columns between the edges of a row and its content.
    ///
    /// `listRowInsets(_:)` takes precedence; the number is 1 by default and at least 0.
    public func rowInset(_ columns: Int) -> Content { with { $0.inset = columns.rowInset } }

    /// Sets the colour behind rows without a `listRowBackground(_:)`.
    ///
    /// Headers and footers of sections have no background.
    public func rowBackground(_ color: Color?) -> Content { with { $0.background = color } }

    private func with(_ change: (inout ListRowLook) -> Void) -> Content {
      var content = self
      change(&content.look)
      return content
    }

    /// The list that the rows belong to.
    package struct Source: Equatable {
      let list: RowControl
      package nonisolated static func == (left: Self, right: Self) -> Bool { left.list === right.list }
    }

    /// Makes an item that scrolls.
    public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
      let list = view.source.list
      guard let control: Node = list.node, context.isInside(control) else {
        return context.item { AbsentPartNode(in: $0) }
      }
      list.setRowLook(view.look)
      let hasPlaceholder = EnvironmentValues(context.frame).rowsPlaceholder != nil
      return hasPlaceholder
        ? context.make(ListRows(list: list).withPlaceholder(for: list))
        : context.item { list.makeScroll(in: $0) }
    }
    /// Gives the list the new look.
    ///
    /// The list updates its rows itself.
    public static func _updateNode(_ node: Node, to view: Self) {
      if !(node is AbsentPartNode) { view.source.list.setRowLook(view.look) }
    }
  }

  /// The rows.
  public let content: Content
}

/// The rows of a list, as far as there is room for them.
private struct ListRows: NodeView {
  let list: RowControl

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      guard let control: Node = view.list.node, context.isInside(control) else {
        return AbsentPartNode(in: context)
      }
      return view.list.makeScroll(in: context)
    }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

extension View {
  /// Sets how the lists in this view look.
  ///
  ///     List(files) { Text($0.name) }.listStyle(.bordered)
  ///
  /// - Source: SwiftUI `View.listStyle(_:)`.
  @inlinable public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any ListStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var listStyles: [any ListStyle] { self[StyleKey<any ListStyle>.self] }
}

/// A list as its style draws it.
struct StyledList: UnaryView {
  @Environment(\.listStyles) private var styles
  let configuration: ListStyleConfiguration

  var body: some View {
    if let style = styles.last {
      style.styledItem(configuration, in: StyleKey<any ListStyle>.self)
    } else {
      configuration.content
    }
  }
}
