public import TerminalUICore

/// How boxes around views look.
///
///     struct Headed: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.bold(); configuration.content.padding(.leading, 2) }
///       }
///     }
///
/// - Source: SwiftUI `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ViewStyle
where _Configuration == GroupBoxStyleConfiguration {
  /// The properties of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view of a box.
  @MainActor @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box that its style gets.
///
/// - Source: SwiftUI `GroupBoxStyleConfiguration`.
@MainActor @preconcurrency public struct GroupBoxStyleConfiguration {
  /// The label of a box; nothing where it has none.
  public struct Label: View {
    let view: AnyView?
    /// The label.
    public var body: some View { view }
  }

  /// The content of a box: several views are in a column.
  public struct Content: UnaryView {
    let view: AnyView
    /// The styles around the box, which boxes in its content get as well.
    ///
    /// A box that the style's own view adds gets only the styles further out.
    let styles: [any GroupBoxStyle]
    /// The views.
    public var body: some View {
      VStack(alignment: .leading, spacing: 0) { view }.environment(\.groupBoxStyles, styles)
    }
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The default style of boxes: a border with round corners, and the label in its upper line.
///
/// Border and label have the tint while the focus is in the box.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  @FocusState private var hasFocus: Bool

  /// Makes the style.
  public init() {}
  /// Makes the view of a box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // By order: the outline, the content, the label.
    BoxLayout() {
      Color.clear.border(.role(hasFocus ? .tint : .separator), .rounded)
      configuration.content.focused($hasFocus)
      if configuration.label.view != nil {
        configuration.label.bold().inBorder(isTinted: hasFocus)
      }
    }
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A border with the label in its upper line.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how the boxes in this view look.
  ///
  ///     GroupBox("Colour") { Toggle("Bold", isOn: $isBold) }.groupBoxStyle(Headed())
  ///
  /// - Source: SwiftUI `View.groupBoxStyle(_:)`.
  @inlinable public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier(StyleChange(StyleKey<any GroupBoxStyle>.self, style)))
  }
}

nonisolated extension EnvironmentValues {
  var groupBoxStyles: [any GroupBoxStyle] {
    get { self[StyleKey<any GroupBoxStyle>.self] }
    set { self[StyleKey<any GroupBoxStyle>.self] = newValue }
  }
}
